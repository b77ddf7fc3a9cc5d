/** Crush: Armor Crush of the first printing: a heroic 6 straight into an unfilled armor box (O-211). */
import type { Sheet } from '../../book.ts'
import { HEROIC, kindOf } from '../../dice.ts'
import { fightOf, sheetOf } from '../../party.ts'
import type { Action, Fight, State } from '../../types.ts'
import { addTo } from '../placing.ts'
import type { Play } from '../play.ts'
import { takeDie } from '../rolling.ts'
import { pop, push } from '../stack.ts'
import type { Does } from './does.ts'

export const crush: Does<'crush'> = ({ state }, slot, verb) => push(state, { kind: 'target', slot, verb })

function targets(sheet: Sheet, fight: Fight): number[] {
  return sheet.boxes.flatMap((box, place) => (box.armor && (fight.full & (1 << place)) === 0 ? [place] : []))
}

export function canCrush(state: State, sheet: Sheet, fight: Fight): boolean {
  return (state.supply[HEROIC] ?? 0) > 0 && (sheet.armor & ~fight.full) !== 0
}

export function offerCrush(play: Play): Action[] {
  const { content, state } = play
  const fight = fightOf(state)
  return targets(sheetOf(content, fight), fight).map(box => ({ kind: 'crush', box }))
}

export function crushBox(play: Play, box: number): void {
  const { content, state } = play
  const fight = fightOf(state)
  pop(state)
  takeDie(state, HEROIC)
  addTo(sheetOf(content, fight), fight, box, kindOf(HEROIC, 6), 6)
}
