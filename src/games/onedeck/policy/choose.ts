/** What a sensible party does now: the choice that weighs most, and in an encounter the next step of a plan. */
import type { Seat } from '../../../engine/types.ts'
import { actions } from '../rules/legal.ts'
import { fightOf } from '../rules/party.ts'
import { top } from '../rules/stack.ts'
import type { Action, Frame, State } from '../types.ts'
import { answerConvert, answerEither, answerName, answerPay, answerPick, answerTarget } from './answers.ts'
import { type Arena, arenaOf } from './arena.ts'
import { nextInFight } from './fight.ts'
import type { Judge } from './judge.ts'
import { type Weigh, weigherOf } from './weigh.ts'

export function choose(judge: Judge, state: State, seat: Seat): Action {
  const frame = top(state)
  const weigh = weigherOf(judge, state, frame)
  if (weigh) return heaviest(actions(judge.content, state, seat), weigh)
  if (!isInside(state, seat)) return heaviest(actions(judge.content, state, seat), () => 0)
  return inFight(arenaOf(judge.content, state), seat, frame)
}

function heaviest(list: readonly Action[], weigh: Weigh): Action {
  const [first] = list
  if (!first) throw new Error('Nothing can be done')
  if (list.length === 1) return first
  let [found, most] = [first, Number.NEGATIVE_INFINITY]
  for (const action of list) {
    const weight = weigh(action, most)
    if (weight > most) [found, most] = [action, weight]
  }
  return found
}

/** Whoever is elsewhere can only drink. */
function isInside(state: State, seat: Seat): boolean {
  return state.seats === 1 || fightOf(state).pair.includes(seat)
}

function inFight(arena: Arena, seat: Seat, frame: Frame): Action {
  switch (frame.kind) {
    case 'pay':
      return answerPay(arena, frame)
    case 'pick':
      return answerPick(arena, frame)
    case 'convert':
      return answerConvert(arena, frame, seat)
    case 'either':
      return answerEither(arena, frame)
    case 'name':
      return answerName(arena, frame)
    case 'target':
      return answerTarget(arena, frame)
    default:
      return nextInFight(arena, seat)
  }
}
