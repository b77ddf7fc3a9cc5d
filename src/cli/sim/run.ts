/** A study from its first game, or from where it stopped, to its last. */
import { setImmediate } from 'node:timers/promises'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { type Lab, labOf } from '../../sim/lab/lab.ts'
import { piecesOf } from '../../sim/lab/pieces.ts'
import { type Chunk, playChunk } from '../../sim/lab/play-chunk.ts'
import { missing, type Range, sizeOf } from '../../sim/lab/range.ts'
import { type Progress, withChunk } from '../../sim/lab/record.ts'
import type { Study } from '../../sim/lab/study.ts'
import { isAnswered, looksUpTo } from '../../sim/lab/until.ts'
import { playAll } from '../../sim/play-all.ts'
import { chunkThreads, type Threads } from '../../sim/threads.ts'
import { complain, complainOf } from '../complain.ts'
import { interruptOf } from '../interrupt.ts'
import { type Io, say } from '../io.ts'
import { keeperOf } from '../keeper.ts'
import { progressOn } from '../tournament/bar.ts'
import { reportLines } from './report.ts'

export interface Wanted {
  readonly games: number
  readonly workers: number
  readonly out?: string
  /** A sweep ends when every difference is known to within this. */
  readonly until?: number
  readonly before: Progress
  readonly write: (study: Study, progress: Progress) => string
}

export async function runStudy(io: Io, kit: AnyKit, study: Study, wanted: Wanted): Promise<number> {
  const lab = labOf(kit, study, () => io.now())
  if (!lab.ok) return complainOf(io, lab.refusal)
  const progress = await played(io, lab.value, wanted)
  if (!progress.ok) return complainOf(io, progress.refusal)
  for (const line of reportLines(kit, study, progress.value)) say(io, line)
  const count = sizeOf(progress.value.played)
  if (count >= wanted.games) return 0
  if (isDone(wanted, progress.value)) {
    say(io, `The answer was clear after ${count} of ${wanted.games} games.`)
    return 0
  }
  return complain(io, stoppedAt(count, wanted))
}

function stoppedAt(count: number, { games, out }: Wanted): string {
  const goesOn = out?.endsWith('.json') ? '; --resume goes on from there.' : '.'
  return `Stopped after ${count} of ${games} games${goesOn}`
}

/** All games, or those that were over when somebody wanted out; a disk that does not keep them ends it at once. */
async function played(io: Io, lab: Lab, wanted: Wanted): Promise<Result<Progress>> {
  const { study } = lab
  const keeper = keeperOf(io, wanted.out, (progress: Progress) => wanted.write(study, progress))
  let progress = wanted.before
  const before = sizeOf(progress.played)
  const show = progressOn(io, wanted.games, before, 'games', true)
  const { stopped, unheard } = interruptOf(io)
  const isShort = missing(wanted.games, progress.played).length === 0
  const threads = wanted.workers > 1 && !isShort ? chunkThreads(study, wanted.workers) : here(lab)
  try {
    for (const games of wanted.until === undefined ? [wanted.games] : looksUpTo(wanted.games)) {
      const pieces = piecesOf(study, games, progress.played)
      for await (const chunk of playAll(pieces, threads.play, wanted.workers, stopped)) {
        progress = withChunk(progress, chunk)
        show(sizeOf(progress.played))
        const kept = keeper.keepSoon(progress)
        if (!kept.ok) return kept
      }
      if (sizeOf(progress.played) < games || isDone(wanted, progress)) break
    }
  } finally {
    unheard()
    await threads.close()
  }
  const kept = keeper.keep(progress)
  return kept.ok ? done(progress) : kept
}

/** Whether a sweep has its answer, at a moment when all games up to the last are over. */
function isDone({ until }: Wanted, { counted: { pairs }, played }: Progress): boolean {
  return until !== undefined && played.length === 1 && pairs.length > 0 && isAnswered(pairs, until)
}

/** Without threads: between two pieces whoever wants out is heard. */
function here(lab: Lab): Threads<Range, Chunk> {
  return {
    play: async range => {
      await setImmediate()
      return playChunk(lab, range)
    },
    close: async () => undefined,
  }
}
