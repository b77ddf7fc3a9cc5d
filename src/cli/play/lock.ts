import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { faultOf } from '../complain.ts'

/** A lock without a number in it is just being written, unless it is older than this. */
const WRITING_MS = 5000

/** A number that is ours but not in here was another process's before the machine started anew. */
const ours = new Set<string>()

/** Keeps a match to one process. The answer gives it free again. */
export function lock(path: string): Result<() => void> {
  const file = `${path}.lock`
  for (let attempt = 0; attempt < 3; attempt++) {
    const taken = take(file)
    if (taken.ok) return taken.value ? done(() => release(file)) : held(path, file)
    if (taken.refusal.code !== 'unknown') return taken
  }
  return held(path, file)
}

/** True when taken, false when a living process holds it; refused with `unknown` when it is worth another try. */
function take(file: string): Result<boolean> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' })
    ours.add(file)
    return done(true)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      return refuse('file', `"${file}" cannot be written: ${faultOf(error)}.`)
  }
  if (isHeld(file)) return done(false)
  rmSync(file, { force: true })
  return refuse('unknown', 'A stale lock was removed.')
}

function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid === process.pid) return ours.has(file)
    if (Number.isSafeInteger(pid) && pid > 0) return isAlive(pid)
    return Date.now() - statSync(file).mtimeMs < WRITING_MS
  } catch {
    return false
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

/** Only ever our own: a lock that someone else took over stays. */
function release(file: string): void {
  ours.delete(file)
  try {
    if (Number(readFileSync(file, 'utf8')) === process.pid) rmSync(file, { force: true })
  } catch {
    // It is gone already.
  }
}

function held(path: string, file: string): Result<never> {
  return refuse('file', `"${path}" is being played by another process (its lock is "${file}").`)
}
