/** Whoever wants out of something long, heard once: a second Ctrl-C does what it does to any process. */
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
  const unheard = io.onInterrupt(() => {
    unheard()
    stop()
  })
  return { stopped, unheard }
}
