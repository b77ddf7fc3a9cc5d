/** Keeps what something long has come to, on the disk: written as it goes, so that it can be gone on with. */
import { done, refuse } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { faultOf } from './complain.ts'
import type { Io } from './io.ts'

/** Milliseconds between two writings: a large file takes a while. */
const PAUSE = 5000

export interface Keeper<T> {
  keep(what: T): Result<null>
  /** The same, but not again at once. */
  keepSoon(what: T): Result<null>
}

export function keeperOf<T>(io: Io, out: string | undefined, textOf: (what: T) => string): Keeper<T> {
  let next = io.now()
  const keep = (what: T) => {
    if (out === undefined) return done(null)
    next = io.now() + PAUSE
    return written(io, out, textOf(what))
  }
  return { keep, keepSoon: what => (io.now() < next ? done(null) : keep(what)) }
}

function written(io: Io, path: string, text: string): Result<null> {
  try {
    io.publish(path, text)
    return done(null)
  } catch (error) {
    return refuse('file', `"${path}" cannot be written: ${faultOf(error)}.`)
  }
}
