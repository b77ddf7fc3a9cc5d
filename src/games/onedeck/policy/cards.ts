/** What a card is worth that lies open: what is gained by it against what it costs. */
import { cardOf, othersOf, PAIRS } from '../rules/party.ts'
import type { State } from '../types.ts'
import { challengeFor, type Judge, weightFor } from './judge.ts'

import { WEIGHTS } from './weights.ts'

/** What going in weighs for these heroes, by the better way of a peril. */
export function harmOfCard(judge: Judge, state: State, card: number, pair: readonly number[]): number {
  const { encounter, isPeril } = cardOf(judge.content, card)
  const found = judge.content.printing.encounters[encounter]
  if (!found) return 0
  if (!isPeril) {
    const before =
      (found.trait?.chills ?? 0) * WEIGHTS.time +
      (found.trait?.burns ?? 0) * WEIGHTS.heart +
      (found.trait?.drains ? WEIGHTS.drain : 0)
    return before + weightFor(judge, state, pair, challengeFor(judge, state, card, 0))
  }
  let least = Number.POSITIVE_INFINITY
  for (const [way, { time }] of found.ways.entries())
    least = Math.min(
      least,
      time * WEIGHTS.time + weightFor(judge, state, pair, challengeFor(judge, state, card, way)),
    )
  return least
}

export function gainOf({ content }: Judge, state: State, card: number): number {
  return (
    (WEIGHTS.loot[state.floor - 1] ?? 0) + (WEIGHTS.xpGain[state.floor - 1] ?? 0) * cardOf(content, card).xp
  )
}

/** Four heroes face both cards of a door in two pairs. */
export function worthOfCards(judge: Judge, state: State, cards: readonly number[]): number {
  let gain = 0
  for (const card of cards) gain += gainOf(judge, state, card)
  const [first = -1, second = -1] = cards
  if (second < 0) return gain - harmOfCard(judge, state, first, everyone(state))
  let least = Number.POSITIVE_INFINITY
  for (const pair of PAIRS)
    least = Math.min(
      least,
      harmOfCard(judge, state, first, pair) + harmOfCard(judge, state, second, othersOf(pair)),
    )
  return gain - least
}

export function everyone({ party }: State): number[] {
  return party.map((_, hero) => hero)
}
