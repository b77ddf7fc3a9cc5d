/** A study from its first game, or from where it stopped, to its last or to its answer. */
import { playAll } from '../play-all.ts'
import { piecesOf } from './pieces.ts'
import type { Chunk } from './play-chunk.ts'
import { type Range, sizeOf } from './range.ts'
import { type Progress, withChunk } from './record.ts'
import type { Study } from './study.ts'
import { looksUpTo, reachOf } from './until.ts'

/** How much of a study is wanted. */
export interface Wanted {
  readonly games: number
  /** It ends when every difference, or every rate where nothing is compared, is known to within plus or minus this. */
  readonly until?: number
  readonly before: Progress
}

/** Those who play its pieces, so many at a time. */
export interface Players {
  readonly play: (range: Range) => Promise<Chunk>
  readonly width: number
}

/** All that is known so far, after every piece, up to each look at what there is; it ends early when `stopped` comes. */
export async function* playStudy(
  study: Study,
  wanted: Wanted,
  { play, width }: Players,
  stopped: Promise<null>,
): AsyncGenerator<Progress> {
  let progress = wanted.before
  for (const games of wanted.until === undefined ? [wanted.games] : looksUpTo(wanted.games)) {
    for await (const chunk of playAll(piecesOf(study, games, progress.played), play, width, stopped)) {
      progress = withChunk(progress, chunk)
      yield progress
    }
    if (sizeOf(progress.played) < games || isKnown(wanted, progress)) return
  }
}

/** Whether as much is known as was asked for, where one looks: whoever stopped between two looks goes on to the next. */
export function isKnown({ until, games }: Pick<Wanted, 'until' | 'games'>, progress: Progress): boolean {
  const { counted, played } = progress
  const isLook = played.length === 1 && looksUpTo(games).includes(sizeOf(played))
  return until !== undefined && isLook && reachOf(counted) <= until
}
