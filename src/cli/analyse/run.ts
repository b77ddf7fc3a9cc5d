/** A look back from the first step, or from where it stopped, to the last. */
import { setImmediate } from 'node:timers/promises'
import { analyse } from '../../bots/analysis/analyse.ts'
import type { Analysis, Effort, Progress } from '../../bots/analysis/types.ts'
import type { Opened } from '../files.ts'
import type { Io } from '../io.ts'

/** With a word on how far it is; whoever wants out is heard between two steps, and told what was found so far. */
export async function lookBack(
  io: Io,
  { kit, match }: Opened,
  effort: Effort,
  before: Analysis | null,
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
      show(next.value)
      await setImmediate()
    }
  } finally {
    unheard()
  }
}

function progressOn(io: Io): (progress: Progress) => void {
  let told = 0
  return ({ at, of }) => {
    const tenth = Math.floor((at * 10) / of)
    if (io.isTTY) io.stderr.write(`\rStep ${at} of ${of}${at === of ? '\n' : ''}`)
    else if (tenth > told) io.stderr.write(`Step ${at} of ${of}\n`)
    told = tenth
  }
}
