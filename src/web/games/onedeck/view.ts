/** The words of the game that its look is written in. Types only: the rules stay in the worker. */

import type { Action } from '../../../games/onedeck/types.ts'
import type { DeckScene } from '../../../games/onedeck/view/scene/index.ts'
import type { TableProps } from '../../table/look.ts'

export type { BoxFact, Challenge } from '../../../games/onedeck/content/content-index.ts'
export type { Ability, Cost } from '../../../games/onedeck/types.ts'
export type {
  SceneCard,
  SceneDoor,
  SceneFight,
  SceneHero,
} from '../../../games/onedeck/view/scene/index.ts'
export type { Action, DeckScene }

export type Props = TableProps<DeckScene>

/** Dice may still be placed: step 5 of an encounter, or a question within it. */
const PLACING: readonly string[] = ['fight', 'pay', 'pick', 'either', 'name', 'target', 'convert', 'give']

export const isPlacing = ({ frame }: DeckScene): boolean => PLACING.includes(frame.kind)

export type Kinded<K extends Action['kind']> = Extract<Action, { kind: K }>

export interface Meant {
  readonly action: { readonly kind: string }
}

/** The choices of one kind, or what is blocked of it, with their actions known. */
export function choicesOf<C extends Meant, K extends Action['kind']>(
  choices: readonly C[],
  kind: K,
): readonly (C & { readonly action: Kinded<K> })[] {
  return choices.filter((choice): choice is C & { readonly action: Kinded<K> } => choice.action.kind === kind)
}
