/**
 * Two Cards, the smallest game with a secret: of the cards 1, 2 and 3 each seat is dealt one face down. The first
 * seat bets or folds, the second then calls or folds; a call shows both cards and the higher wins.
 */
import { z } from 'zod'
import { parseWith } from '../engine/parse.ts'
import { CHANCE, OVER, turnOf } from '../engine/result.ts'
import type { Game, Policy, Seat } from '../engine/types.ts'
import { plainKit, sharesFor, tinyFacts } from './kit.ts'

const CARDS = [1, 2, 3] as const

export interface TwoCardsState {
  hands: (number | null)[]
  said: ('bet' | 'call' | 'fold')[]
}

export type TwoCardsAction =
  | { readonly kind: 'deal'; readonly card: number }
  | { readonly kind: 'bet' }
  | { readonly kind: 'call' }
  | { readonly kind: 'fold' }

function undealt(state: TwoCardsState): readonly number[] {
  return CARDS.filter(card => !state.hands.includes(card))
}

function isOver({ said }: TwoCardsState): boolean {
  return said.length === 2 || said[0] === 'fold'
}

function winner({ hands, said }: TwoCardsState): Seat {
  if (said.at(-1) === 'fold') return said.length === 1 ? 1 : 0
  return (hands[0] ?? 0) > (hands[1] ?? 0) ? 0 : 1
}

export const twoCards: Game<TwoCardsState, TwoCardsAction, Record<string, never>> = {
  facts: { ...tinyFacts, id: 'two-cards', title: 'Two Cards', seats: { min: 2, max: 2 }, hidden: true },
  parseOptions: input => parseWith(z.strictObject({}), input, 'options'),
  setup: () => ({ hands: [null, null], said: [] }),
  actor: state => (state.hands.includes(null) ? CHANCE : isOver(state) ? OVER : turnOf(state.said.length)),
  actions(state, seat) {
    if (state.hands.includes(null) || isOver(state) || seat !== state.said.length) return []
    return [{ kind: seat === 0 ? 'bet' : 'call' }, { kind: 'fold' }]
  },
  sample: (state, rng) => ({ kind: 'deal', card: undealt(state)[rng.below(undealt(state).length)] ?? 0 }),
  outcomes: state =>
    undealt(state).map(card => ({ action: { kind: 'deal', card }, p: 1 / undealt(state).length })),
  apply(state, action, emit) {
    if (action.kind !== 'deal') {
      state.said.push(action.kind)
      return
    }
    const seat = state.hands.indexOf(null)
    state.hands[seat] = action.card
    const dealt = { kind: 'dealt', to: [seat], card: action.card }
    emit?.(dealt)
  },
  clone: ({ hands, said }) => ({ hands: [...hands], said: [...said] }),
  result: state => (isOver(state) ? { winners: [winner(state)], reason: state.said.at(-1) ?? '' } : null),
  view: (state, seat) => ({
    actor: twoCards.actor(state),
    prompt: isOver(state) ? null : { ask: 'bet or fold', rule: 'C-1' },
    result: twoCards.result(state),
    said: [...state.said],
    hands: state.hands.map((card, holder) => (holder === seat || state.said.at(-1) === 'call' ? card : null)),
  }),
  guess(state, seat, rng) {
    const other = 1 - seat
    if (state.said.at(-1) === 'call' || state.hands[other] === null) return twoCards.clone(state)
    const unseen = CARDS.filter(card => card !== state.hands[seat])
    const hands = [...state.hands]
    hands[other] = unseen[rng.below(unseen.length)] ?? null
    return { hands, said: [...state.said] }
  },
  components: () => ({ cards: CARDS.length }),
}

/** The lowest card folds, any other is good enough. */
function isBrave({ hands }: TwoCardsState, seat: Seat): boolean {
  return (hands[seat] ?? 0) > 1
}

const twoCardsPolicy: Policy<TwoCardsState, TwoCardsAction> = {
  choose: (state, seat) => ({ kind: isBrave(state, seat) ? (seat === 0 ? 'bet' : 'call') : 'fold' }),
  shares: (state, seat, actions) =>
    sharesFor(actions, ({ kind }) => (kind !== 'fold') === isBrave(state, seat)),
  value: state => {
    const first = isOver(state) ? 1 - winner(state) : Number((state.hands[0] ?? 0) > (state.hands[1] ?? 0))
    return [first, 1 - first]
  },
}

export const twoCardsKit = plainKit(twoCards, twoCardsPolicy)
