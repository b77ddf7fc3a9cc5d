/** Four heroes split into two pairs. */
import type { Choice } from '../../../../table/protocol.ts'
import { choicesOf, type Kinded } from '../view.ts'

const HEROES = [0, 1, 2, 3]

/** The choice where `pair` faces the first card, and the card at `place` is faced first. */
export function splitOf(choices: readonly Choice[], pair: readonly number[], place: number): Choice | null {
  if (pair.length !== 2) return null
  const others = HEROES.filter(hero => !pair.includes(hero))
  const offered = choicesOf(choices, 'split')
  const facing = place === 0 ? pair : others
  const found = offered.find(
    ({ action }) => action.first === place && facing.includes(action.a) && facing.includes(action.b),
  )
  // Two equal cards are offered once.
  return found ?? (place === 1 ? splitEqual(offered, others) : null)
}

/** Who faces the first card by this choice, as the heroes are pressed; null where it splits nobody. */
export function pairOf(choices: readonly Choice[], key: string | null): readonly number[] | null {
  const meant = choicesOf(choices, 'split').find(choice => choice.key === key)
  if (!meant) return null
  const { first, a, b } = meant.action
  return HEROES.filter(hero => [a, b].includes(hero) === (first === 0))
}

function splitEqual(
  offered: readonly (Choice & { readonly action: Kinded<'split'> })[],
  pair: readonly number[],
): Choice | null {
  return offered.find(({ action }) => pair.includes(action.a) && pair.includes(action.b)) ?? null
}
