/** Who is to act: O-201. */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor } from '../../../engine/types.ts'
import { fightOf, seatOf } from '../party.ts'
import type { State } from '../types.ts'
import { canHeal } from './damage.ts'
import { top } from './stack.ts'

/** By number of seats: everyone. */
const PARTY: readonly Actor[] = [0, 1, 2, 3, 4].map(seats => ({
  kind: 'seats',
  seats: Array.from({ length: seats }, (_, seat) => seat),
}))

export function actor(state: State): Actor {
  const frame = top(state)
  switch (frame.kind) {
    case 'over':
      return OVER
    case 'gift':
    case 'time':
    case 'reveal':
    case 'roll':
      return CHANCE
    case 'feat':
    case 'featDone':
    case 'pay':
    case 'pick':
    case 'either':
    case 'name':
    case 'target':
      return turnOf(seatOf(state, fightOf(state).pair[frame.slot] ?? 0))
    case 'claim':
    case 'bonus':
    case 'convert':
    case 'give':
    case 'odd':
      return state.seats === 4 ? { kind: 'seats', seats: fightOf(state).pair } : party(state)
    case 'fight':
      return state.seats === 1 ? turnOf(0) : fighters(state)
    default:
      return party(state)
  }
}

function party(state: State): Actor {
  return PARTY[state.seats] ?? turnOf(0)
}

/** Those who have not said done first; heroes elsewhere may still drink. */
function fighters(state: State): Actor {
  const { pair, ready } = fightOf(state)
  const slots = pair.map((_, slot) => slot)
  const waiting = slots.filter(slot => (ready & (1 << slot)) === 0)
  const through = slots.filter(slot => (ready & (1 << slot)) !== 0)
  const inside = [...waiting, ...through].map(slot => pair[slot] ?? 0)
  const outside = canHeal(state)
    ? state.party.map((_, hero) => hero).filter(hero => !pair.includes(hero))
    : []
  return { kind: 'seats', seats: [...inside, ...outside] }
}
