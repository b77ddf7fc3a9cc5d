/** Who is to act: O-201. */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor } from '../../../engine/types.ts'
import type { State } from '../types.ts'
import { canHeal } from './damage.ts'
import { fightOf, seatOf } from './party.ts'

export const chance = (): Actor => CHANCE

export const nobody = (): Actor => OVER

/** By number of seats: everyone. */
const PARTY: readonly Actor[] = [0, 1, 2, 3, 4].map(seats => ({
  kind: 'seats',
  seats: Array.from({ length: seats }, (_, seat) => seat),
}))

export function party(state: State): Actor {
  return PARTY[state.seats] ?? turnOf(0)
}

/** The two heroes of an encounter, of four. */
export function pair(state: State): Actor {
  return state.seats === 4 ? { kind: 'seats', seats: fightOf(state).pair } : party(state)
}

/** The hero in this slot of the encounter. */
export function owner(state: State, { slot }: { readonly slot: number }): Actor {
  return turnOf(seatOf(state, fightOf(state).pair[slot] ?? 0))
}

/** Those who have not said done first; heroes elsewhere may still drink. */
export function fighters(state: State): Actor {
  if (state.seats === 1) return turnOf(0)
  const { pair: heroes, ready } = fightOf(state)
  const isReady = (slot: number) => (ready & (1 << slot)) !== 0
  const seats = heroes.filter((_, slot) => !isReady(slot))
  for (const [slot, hero] of heroes.entries()) if (isReady(slot)) seats.push(hero)
  if (canHeal(state))
    for (let hero = 0; hero < state.party.length; hero++) if (!heroes.includes(hero)) seats.push(hero)
  return { kind: 'seats', seats }
}
