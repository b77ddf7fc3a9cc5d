/** A look back from the first step, or from where it stopped, to the last. */
import { setImmediate } from 'node:timers/promises'
import { analyse } from '../../bots/analysis/analyse.ts'
import type { Analysis, Effort, SoFar } from '../../bots/analysis/types.ts'
import type { Opened } from '../files.ts'
import type { Io } from '../io.ts'
import type { Keeper } from '../keeper.ts'

/** With a word on how far it is, each step kept; whoever wants out is heard between two, and told what was found so far. */
export async function lookBack(
  io: Io,
  { kit, match }: Opened,
  effort: Effort,
  { before, keeper }: { readonly before: SoFar | null; readonly keeper: Keeper<SoFar> },
): Promise<Analysis> {
  const looking = analyse(kit, match, effort, before)
  const show = progressOn(io)
  let isStopped = false
  const unheard = io.onInterrupt(() => {
    isStopped = true
  })
  try {
    for (;;) {
      const next = looking.next(isStopped)
      if (next.done) return next.value
      const { at, of, ...found } = next.value
      show(at, of)
      // A disk that fails on the way may be well again at the end, and only then is it told.
      keeper.keep(found)
      await setImmediate()
    }
  } finally {
    unheard()
  }
}

function progressOn(io: Io): (at: number, of: number) => void {
  let told = 0
  return (at, of) => {
    const tenth = Math.floor((at * 10) / of)
    if (io.isTTY) io.stderr.write(`\rStep ${at} of ${of}${at === of ? '\n' : ''}`)
    else if (tenth > told) io.stderr.write(`Step ${at} of ${of}\n`)
    told = tenth
  }
}
