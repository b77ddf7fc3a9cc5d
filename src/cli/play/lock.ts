/** Keeping a match to one process, also when another died with it (S30). */
import { createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { faultOf } from '../complain.ts'
import { makeFolder } from '../disk.ts'
import { idOf, isRunning, type ProcessId } from './running.ts'

/** What stands in the locks of this process now. */
const ours = new Set<string>()

/** For tests, which let others act between any two steps of a taker. */
type Between = () => void

/** Keeps a match to one process. The answer gives it free again. */
export function lock(path: string, between: Between = () => undefined): Result<() => void> {
  const file = `${path}.lock`
  try {
    makeFolder(dirname(file))
    const mark = take(file, between)
    if (mark !== null) return done(() => release(file, mark))
  } catch (error) {
    return refuse('file', `"${file}" cannot be written: ${faultOf(error)}.`)
  }
  return refuse('file', `"${path}" is being played by another process (its lock is "${file}").`)
}

/** What stands in the lock that is ours now; null while a living process has it. */
function take(file: string, between: Between): string | null {
  for (let attempt = 0; attempt < 3; attempt++) {
    const mark = newMark()
    if (put(file, mark)) return mark
    between()
    const found = read(file)
    between()
    if (found !== null && isHeld(found)) return null
    if (found !== null) clear(file, found, between)
    between()
  }
  return null
}

/**
 * Removes a lock whose holder is gone (S30). Who finds it stale may find another's when it comes to removing it; so only
 * who holds a lock made for this very mark removes it, after a second look. Nobody else can have changed it in between.
 */
function clear(file: string, stale: string, between: Between): void {
  const key = `${file}.${createHash('sha256').update(stale).digest('hex').slice(0, 12)}`
  const mark = take(key, between)
  if (mark === null) return
  between()
  if (read(file) === stale) {
    between()
    rmSync(file, { force: true })
  }
  between()
  release(key, mark)
}

/** The lock appears with its mark in it, or not at all; false where there is one already. */
function put(file: string, mark: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, mark, { flag: 'wx' })
    linkOrWrite(draft, file, mark)
    ours.add(mark)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A disk without links, such as a memory stick, has to make do with a lock that is empty for a moment. */
function linkOrWrite(draft: string, file: string, mark: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    writeFileSync(file, mark, { flag: 'wx' })
  }
}

/** Only ever our own: a lock that someone else took over stays. */
function release(file: string, mark: string): void {
  if (read(file) === mark) rmSync(file, { force: true })
  ours.delete(mark)
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** A process by its number and start, and a number of its own, so that no two locks are ever alike. */
function newMark(): string {
  const { pid, start } = idOf(process.pid)
  return `${pid} ${start ?? '-'} ${randomBytes(6).toString('hex')}\n`
}

/** By a living process. What is empty or makes no sense is held by nobody: a lock is never there without its mark. */
function isHeld(mark: string): boolean {
  const holder = holderIn(mark)
  if (holder === null) return false
  return holder.pid === process.pid ? ours.has(mark) : isRunning(holder)
}

function holderIn(mark: string): ProcessId | null {
  const [, pid, start] = /^([1-9]\d{0,9})(?: (\d+|-) [0-9a-f]+)?\n?$/.exec(mark) ?? []
  if (pid === undefined) return null
  return { pid: Number(pid), start: start === undefined || start === '-' ? null : start }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
