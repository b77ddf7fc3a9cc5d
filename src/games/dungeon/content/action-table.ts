/** Actions as shared objects. */
import type { Weighted } from '../../../engine/types.ts'
import {
  type Action,
  type ActionOf,
  type Bolt,
  type Content,
  DIE_FACES,
  type Kind,
  LEVELS,
  SPELLS,
  type SpaceFact,
} from '../types.ts'

/** Every action there can be with a content, by the position of what it names; made once, so that offering one is cheap. */
export interface ActionTable {
  readonly hero: readonly ActionOf<'hero'>[]
  readonly learn: readonly ActionOf<'learn'>[]
  readonly regain: readonly ActionOf<'regain'>[]
  readonly fireball: readonly ActionOf<'cast'>[]
  readonly lightning: readonly ActionOf<'cast'>[]
  readonly teleport: readonly ActionOf<'teleport'>[]
  readonly esp: readonly ActionOf<'esp'>[]
  /** By lair, like everything that a Crystal Ball goes through; all else is by space. */
  readonly ball: readonly ActionOf<'ball'>[]
  readonly gaze: readonly ActionOf<'gaze'>[]
  readonly slide: readonly ActionOf<'slide'>[]
  readonly haunt: readonly ActionOf<'haunt'>[]
  readonly prowl: readonly ActionOf<'prowl'>[]
  readonly replace: readonly ActionOf<'replace'>[]
  readonly monster: readonly ActionOf<'monster'>[]
  readonly treasure: readonly ActionOf<'treasure'>[]
  readonly drop: readonly ActionOf<'drop'>[]
}

export const STOP: ActionOf<'stop'> = { kind: 'stop' }
export const MEET: ActionOf<'meet'> = { kind: 'meet' }
export const FIGHT: ActionOf<'fight'> = { kind: 'fight' }
export const FIGHT_HUNTER: ActionOf<'fightHunter'> = { kind: 'fightHunter' }
export const TIME_UP: ActionOf<'timeUp'> = { kind: 'timeUp' }
export const CAST_AT_HUNTER: readonly ActionOf<'castAtHunter'>[] = [
  { kind: 'castAtHunter', spell: 'fireball' },
  { kind: 'castAtHunter', spell: 'lightning' },
]

const FACES = Array.from({ length: DIE_FACES }, (_, index) => index + 1)
export const DIE: readonly ActionOf<'die'>[] = FACES.map(value => ({ kind: 'die', value }))
export const DICE: readonly ActionOf<'dice'>[] = FACES.flatMap(a =>
  FACES.map((b): ActionOf<'dice'> => ({ kind: 'dice', a, b })),
)
export const DIE_ODDS: readonly Weighted<Action>[] = DIE.map(action => ({ action, p: 1 / DIE_FACES }))
export const DICE_ODDS: readonly Weighted<Action>[] = DICE.map(action => ({ action, p: 1 / DICE.length }))

export function makeActions(
  { board, heroes, monsters, treasures }: Content,
  lairs: readonly SpaceFact[],
): ActionTable {
  const { spaces } = board
  const cast = (spell: Bolt) => each(spaces, (at): ActionOf<'cast'> => ({ kind: 'cast', spell, at }))
  return {
    hero: each(heroes, hero => ({ kind: 'hero', hero })),
    learn: SPELLS.map(spell => ({ kind: 'learn', spell })),
    regain: SPELLS.map(spell => ({ kind: 'regain', spell })),
    fireball: cast('fireball'),
    lightning: cast('lightning'),
    teleport: each(spaces, to => ({ kind: 'teleport', to })),
    esp: each(spaces, at => ({ kind: 'esp', at })),
    ball: Array.from({ length: LEVELS }, (_, index) => ({ kind: 'ball', level: index + 1 })),
    gaze: each(lairs, at => ({ kind: 'gaze', at })),
    slide: each(spaces, to => ({ kind: 'slide', to })),
    haunt: each(spaces, at => ({ kind: 'haunt', at })),
    prowl: each(spaces, to => ({ kind: 'prowl', to })),
    replace: each(treasures, card => ({ kind: 'replace', card })),
    monster: each(monsters, card => ({ kind: 'monster', card })),
    treasure: each(treasures, card => ({ kind: 'treasure', card })),
    drop: each(treasures, card => ({ kind: 'drop', card })),
  }
}

interface Entry {
  readonly id: string
}

function each<K extends Kind>(list: readonly Entry[], make: (id: string) => ActionOf<K>): ActionOf<K>[] {
  return list.map(({ id }) => make(id))
}

/** One of the made actions; asking for another is our own bug. */
export function act<A extends Action>(list: readonly A[], index: number): A {
  const action = list[index]
  if (action === undefined) throw new Error(`There is no action ${index}`)
  return action
}
