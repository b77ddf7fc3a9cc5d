/** Whoever wants out of something long, heard once. */
import type { Io } from './io.ts'

export interface Interrupt {
  /** Comes when somebody wants out. */
  readonly stopped: Promise<null>
  readonly unheard: () => void
}

export function interruptOf(io: Io): Interrupt {
  let stop = () => {}
  const stopped = new Promise<null>(resolve => {
    stop = () => resolve(null)
  })
  return { stopped, unheard: io.onInterrupt(stop) }
}
