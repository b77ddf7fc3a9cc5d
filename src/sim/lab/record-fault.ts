/** Whether a file of a study can be true: games that are in it once, and counts of all of them. */
import type { Sentence } from '../../engine/types.ts'
import { joined, type Range, sizeOf } from './range.ts'
import type { Study } from './study.ts'
import type { Counted, Counts } from './tally.ts'
import { say } from './text/index.ts'

export function faultOfRecord({ arms }: Study, played: readonly Range[], counted: Counted): Sentence | null {
  const games = sizeOf(played)
  const twice = games - sizeOf(joined(played))
  if (twice > 0) return say(t => t.playedTwice(twice))
  if (counted.arms.length !== arms.length || counted.pairs.length !== arms.length - 1)
    return say(t => t.otherArms(counted.arms.length, arms.length))
  const lacking = arms.findIndex((_, arm) => !isCounted(counted, arm, games))
  const name = arms[lacking]?.name
  return name === undefined ? null : say(t => t.notCounted(name, games))
}

function isCounted({ arms, pairs }: Counted, arm: number, games: number): boolean {
  const tally = arms[arm]
  if (!tally || tally.games !== games) return false
  if ([tally.endings, tally.steps, tally.decisions, tally.rounds].some(counts => sumOf(counts) !== games))
    return false
  if (Object.values(tally.seats).some(({ of }) => of !== games)) return false
  const pair = pairs[arm - 1]
  return (
    !pair || (pair.games === games && Object.values(pair.won).every(four => sumOf({ ...four }) === games))
  )
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
