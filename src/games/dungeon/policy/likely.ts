/** What may be met on a level and found there, each with its share, as far as a seat can tell. */
import { num } from '../content/content-index.ts'
import { tally } from './counts.ts'
import { monstersUnseen } from './known.ts'
import type { Look } from './look.ts'

/** Numbers, each with its share of all; the shares add up to 1. */
export type Shares = readonly (readonly [of: number, share: number])[]

/** By level: the chances of one round by hand. */
export function foesOf({ content, state, seat, hands }: Look): Shares[] {
  const unseen = monstersUnseen(state, seat)
  return content.monstersOf.map(kinds => {
    // D-114: the discards come back when a card must be drawn and none is left.
    const counts = tally(kinds, unseen) > 0 ? unseen : state.monsterDiscard
    return sharesOf(
      kinds,
      card => hands[card] ?? 0,
      card => num(counts, card),
    )
  })
}

/** By level: what its treasures are worth: as printed, but so that the mean is that of the unseen ones. */
export function findsOf({ content, judge, treasure }: Look): Shares[] {
  const { count, worth } = judge.printed
  return content.treasuresOf.map((kinds, level) => {
    const scale = (num(treasure, level) * num(count, level)) / Math.max(1, num(worth, level))
    return sharesOf(
      kinds,
      card => num(content.value, card) * scale,
      card => content.pack.treasures[card]?.copies ?? 0,
    )
  })
}

/** Equal ones together: several kinds of card come to the same. */
function sharesOf(
  kinds: readonly number[],
  of: (card: number) => number,
  count: (card: number) => number,
): Shares {
  const counts = new Map<number, number>()
  let total = 0
  for (const card of kinds) {
    counts.set(of(card), (counts.get(of(card)) ?? 0) + count(card))
    total += count(card)
  }
  return [...counts].filter(([, cards]) => cards > 0).map(([what, cards]) => [what, cards / total])
}
