/** Which choice belongs to which place of the table. Nothing here decides what is legal: it only finds. */

import { beside, has, sideOf } from '../../../games/tin/content/geometry.ts'
import { cardWeight } from '../../../games/tin/odds/answer.ts'
import { type Action, type ActionOf, DIRECTIONS, type Direction } from '../../../games/tin/types.ts'
import type { SceneRoom, TinScene } from '../../../games/tin/view/scene.ts'
import type { Choice } from '../../../table/protocol.ts'
import type { Cell } from './map/fit.ts'
import { hereOf } from './sums.ts'

/** Something offered, or something blocked. */
type Actable = Pick<Choice, 'action'>

export function actionOf(choice: Actable): Action {
  return choice.action as Action
}

/** What is offered or blocked of one kind, with its actions. */
export function ofKind<K extends Action['kind'], C extends Actable>(
  choices: readonly C[],
  kind: K,
): { readonly choice: C; readonly action: ActionOf<K> }[] {
  return choices.flatMap(choice => {
    const action = actionOf(choice)
    return action.kind === kind ? [{ choice, action: action as ActionOf<K> }] : []
  })
}

export interface Step {
  readonly choice: Choice
  readonly kind: 'move' | 'explore' | 'unlock'
  readonly dir: Direction
  readonly cell: Cell
}

/** What can be done through the doorways of the room the hero stands in. */
export function stepsOf(view: TinScene, choices: readonly Choice[]): Step[] {
  return choices.flatMap(choice => {
    const action = actionOf(choice)
    if (action.kind !== 'move' && action.kind !== 'explore' && action.kind !== 'unlock') return []
    return [{ choice, kind: action.kind, dir: action.dir, cell: cellTowards(view, sideOf(action.dir)) }]
  })
}

/** The room on this side of the hero, if one lies there. */
export function roomTowards(view: TinScene, dir: Direction): SceneRoom | undefined {
  const cell = cellTowards(view, sideOf(dir))
  return view.rooms.find(room => room.x === cell.x && room.y === cell.y)
}

function cellTowards(view: TinScene, side: number): Cell {
  const [x, y] = beside(hereOf(view) ?? { x: 0, y: 0 }, side)
  return { x, y }
}

/** Where the tile in hand is about to lie. */
export function layingCell(view: TinScene): Cell | null {
  return view.step.kind === 'lay' ? cellTowards(view, view.step.side) : null
}

/** The turns that are offered, in order. */
export function turnsOf(choices: readonly Choice[]): number[] {
  return ofKind(choices, 'lay')
    .map(({ action }) => action.turn)
    .toSorted((a, b) => a - b)
}

/** The next turn that is offered, round and round. */
export function turnAfter(turns: readonly number[], now: number, step: 1 | -1): number {
  const at = turns.indexOf(now)
  return turns[(at + step + turns.length) % turns.length] ?? now
}

export function directionsIn(mask: number): Direction[] {
  return DIRECTIONS.filter((_, side) => has(mask, side))
}

/** What answers best before anything is chosen, as advice has it. */
export function bestAnswer(view: TinScene, choices: readonly Choice[]): string | null {
  const answers = choices.filter(
    ({ action: { kind } }) => kind === 'card' || kind === 'top' || kind === 'bare',
  )
  const weight = (choice: Choice) => cardWeight(view, actionOf(choice))
  return answers.toSorted((a, b) => weight(b) - weight(a))[0]?.key ?? null
}
