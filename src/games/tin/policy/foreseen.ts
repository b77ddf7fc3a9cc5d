/** The answer to a technique by the whole battle and the hand after it: a card that does not help now may make room for one that will. */
import * as CHOICES from '../rules/choices.ts'
import { drawable } from '../rules/state.ts'
import type { Action, Technique } from '../types.ts'
import { afterLoss, afterWin, boutOf, changeIn, mixed } from './bouts.ts'
import { handOf, handsOf } from './hands.ts'
import type { Mind } from './mind.ts'
import { chanceWith, changeOf } from './round.ts'

/** Null where there are too many cards or monsters to think it through. */
export function foreseenAnswer({ content, state }: Mind, technique: Technique): Action | null {
  const hands = handsOf(content)
  const bout = boutOf(state)
  if (hands === null || bout === null) return null
  const [won, lost] = [afterWin(hands, bout), afterLoss(hands, bout)]
  const hand = handOf(state.hand)
  const change = changeIn(bout)
  const chanceBy = (card: number) => chanceWith(change + changeOf(content, card, technique))
  let best = CHOICES.BARE
  let most = mixed(won, lost, hand, chanceWith(change))
  const weigh = (action: Action | undefined, left: number, chance: number) => {
    const worth = mixed(won, lost, left, chance)
    if (action === undefined || worth <= most) return
    best = action
    most = worth
  }
  for (const card of state.hand) weigh(content.played[card], hand & ~(1 << card), chanceBy(card))
  const cards = drawable(state)
  if (cards.length > 0) weigh(CHOICES.TOP, hand, mean(cards.map(chanceBy)))
  return best
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
