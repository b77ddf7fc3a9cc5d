/** How a match ends (D-70, D-80, D-81, D-82, D-111, D-113, D-121). */
import { num } from '../content/content-index.ts'
import type { Reason } from '../types.ts'
import { type Play } from './play.ts'
import { pop } from './stack.ts'
import { acting, goldOf } from './state.ts'

function finish({ state, emit }: Play, winners: number[], reason: Reason): void {
  state.outcome = { winners, reason }
  state.stack.length = 0
  emit?.({ kind: 'ended', winners: [...winners], reason })
}

/** D-70: a turn that ends in the Great Hall with enough wins; the Treasure Hunt knows another goal. */
export function checkGoal(play: Play): void {
  const { content, state } = play
  const hero = acting(state)
  if (state.mode === 'hunt' || hero.at !== content.hall) return
  if (goldOf(content, hero) >= num(content.goal, hero.hero)) finish(play, [state.turn], 'home')
}

/** D-121: after the last round, where there is one, the largest share of the own goal wins; alone, one has not made it. */
export function checkTurnLimit(play: Play): void {
  const { content, state } = play
  if (state.turnLimit === null || state.round < state.turnLimit) return
  if (state.heroes.length === 1) return finish(play, [], 'limit')
  const shares = state.heroes.map(hero => goldOf(content, hero) / num(content.goal, hero.hero))
  const best = Math.max(...shares)
  finish(
    play,
    [...shares.keys()].filter(seat => shares[seat] === best),
    'limit',
  )
}

/** D-113: the card looked for ends a Treasure Hunt at once. */
export function checkTarget(play: Play, card: number): void {
  if (play.state.mode === 'hunt' && play.state.target === card) finish(play, [play.state.turn], 'found')
}

/** D-80, D-82: a second death, or one by the Hunter, loses a solo variant. Answers whether the match is over. */
export function isLostByDeath(play: Play, isHunter: boolean): boolean {
  const { state } = play
  const isLost = isHunter || (state.mode === 'hunt' && acting(state).deaths >= 2)
  if (isLost) finish(play, [], 'slain')
  return isLost
}

/** D-81: the clock is kept outside; the rules only hear that it has run out. */
export function timeUp(play: Play): void {
  pop(play.state)
  finish(play, [], 'time')
}
