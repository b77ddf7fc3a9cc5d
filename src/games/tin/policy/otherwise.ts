/** What speaks for an action, whether or not it is judged best: what it heads for, what it gains or spares. */
import type { Action, ActionOf } from '../types.ts'
import { bombOdds } from './answer.ts'
import { whyTake } from './carry.ts'
import { whyExplore, whyLay, whyMove, whyUnlock } from './headings.ts'
import { judge } from './judge.ts'
import type { Mind } from './mind.ts'
import type { TinReason } from './reasons.ts'
import { whyBack, whyDrink, whyFight } from './rounds-ahead.ts'
import { isSame } from './shares.ts'

type Whys = { readonly [K in Action['kind']]?: (mind: Mind, action: ActionOf<K>) => TinReason | null }

const WHYS: Whys = {
  move: whyMove,
  explore: whyExplore,
  unlock: whyUnlock,
  lay: whyLay,
  enter: () => ({ why: 'enter' }),
  stay: () => ({ why: 'enterLater' }),
  rope: () => ({ why: 'rope' }),
  take: whyTake,
  drop: (_, { token }) => ({ why: 'putDown', token }),
  drink: whyDrink,
  heal: ({ state }) => ({ why: 'rest', hearts: state.hearts }),
  buy: (_, { good }) => ({ why: 'stock', good }),
  fight: whyFight,
  retreat: whyBack,
  bomb: whyBomb,
}

/** Null for what no sensible player does. */
export function whyOf(mind: Mind, action: Action): TinReason | null {
  for (const each of [mind, { ...mind, takesTime: true }]) {
    const { action: best, why } = judge(each)
    if (isSame(best, action)) return why
  }
  return otherwise(mind, action)
}

function otherwise<K extends Action['kind']>(mind: Mind, action: ActionOf<K>): TinReason | null {
  const why: Whys[K] = WHYS[action.kind]
  return why ? why(mind, action) : null
}

function whyBomb(mind: Mind, { use }: ActionOf<'bomb'>): TinReason | null {
  const { step } = mind.state
  if (step.kind !== 'bomb') return null
  const { chance, without } = bombOdds(mind, step)
  return use ? { why: 'bomb', chance, without } : { why: 'saveBomb', without }
}
