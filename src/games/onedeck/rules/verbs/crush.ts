/** Crush: Armor Crush of the first printing: a heroic 6 straight into an unfilled armor box (O-211). */
import type { Challenge } from '../../content/content-index.ts'
import { dieName, HEROIC, kindOf } from '../../types/dice.ts'
import type { Action, Fight, State } from '../../types.ts'
import { challengeOf, fightOf } from '../party.ts'
import { addTo } from '../placing.ts'
import type { Play } from '../play.ts'
import { idIn, takeDie } from '../rolling.ts'
import { pop, push } from '../stack.ts'
import type { Does } from './does.ts'

export const crush: Does<'crush'> = ({ state }, slot, verb) => push(state, { kind: 'target', slot, verb })

function targets(challenge: Challenge, fight: Fight): number[] {
  return challenge.boxes.flatMap((box, place) =>
    box.armor && (fight.full & (1 << place)) === 0 ? [place] : [],
  )
}

export function canCrush(state: State, challenge: Challenge, fight: Fight): boolean {
  return (state.supply[HEROIC] ?? 0) > 0 && (challenge.armor & ~fight.full) !== 0
}

export function offerCrush(play: Play): Action[] {
  const { content, state } = play
  const fight = fightOf(state)
  return targets(challengeOf(content, fight), fight).map(box => ({ kind: 'crush', box }))
}

const SIX = kindOf(HEROIC, 6)

export function crushBox(play: Play, slot: number, box: number): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  pop(state)
  takeDie(state, HEROIC)
  addTo(challengeOf(content, fight), fight, box, SIX, 6)
  const filled = (fight.full & (1 << box)) !== 0
  emit?.({ kind: 'laid', hero: idIn(content, state, slot), die: dieName(SIX), filled })
}
