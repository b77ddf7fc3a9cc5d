/** The course of a turn: it begins, and when nothing more is due it ends and passes to the left (D-10, D-70, D-121). */

import { MOVEMENT, NONE } from '../types.ts'
import { checkGoal, checkTurnLimit } from './end.ts'
import { by, type Play } from './play.ts'
import { regainOffers } from './spells.ts'
import { pop, push, pushEnd, pushMove } from './stack.ts'
import { acting } from './state.ts'

export function beginTurn(play: Play): void {
  const { content, state, emit } = play
  state.left = MOVEMENT
  state.steps = 0
  state.hasCast = false
  state.hasPeeked = false
  state.isIdle = true
  state.espAt = NONE
  pushEnd(state)
  const hero = acting(state)
  state.isHome = hero.at === content.hall && hero.lost === 0
  if (hero.lost === 0) return pushMove(state)
  hero.lost -= 1
  emit?.({ kind: 'lostTurn', ...by(play), left: hero.lost })
}

/** D-111: the win is checked however the turn ended. Then the Hunter, if there is one, then the next player. */
export function endTurn(play: Play): void {
  const { content, state } = play
  if (regainOffers(content, state).length > 0) return push(state, 'regain')
  pop(state)
  checkGoal(play)
  if (state.outcome !== null) return
  // D-112: where it is already it does not fight; the hero who stays meets it on the own turn.
  if (state.hunter === NONE || state.hunterAt === acting(state).at) return passOn(play)
  push(state, 'next')
  push(state, 'seek', NONE, MOVEMENT)
}

/** After the Hunter's turn. */
export function nextTurn(play: Play): void {
  pop(play.state)
  passOn(play)
}

function passOn(play: Play): void {
  const { state, emit } = play
  state.turn = (state.turn + 1) % state.heroes.length
  if (state.turn === state.first) {
    checkTurnLimit(play)
    if (state.outcome !== null) return
    state.round += 1
    emit?.({ kind: 'newRound', round: state.round })
  }
  beginTurn(play)
}
