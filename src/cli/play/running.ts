/** Whether a process that left its name somewhere still runs. */
import { readFileSync } from 'node:fs'

/** A process; its number alone may come again, its number and start may not. */
export interface ProcessId {
  readonly pid: number
  /** Null where the system does not tell it as a file. */
  readonly start: string | null
}

export function idOf(pid: number): ProcessId {
  return { pid, start: startOf(pid) }
}

/** Whether this very process runs; where starts are unknown, whether any of its number does. */
export function isRunning({ pid, start }: ProcessId): boolean {
  const now = startOf(pid)
  return start === null || now === null ? isAlive(pid) : start === now
}

/** Field 22 of Linux's stat; the name before it may hold spaces and brackets, so it is counted from the last bracket. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
