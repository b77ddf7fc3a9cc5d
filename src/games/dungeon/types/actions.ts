/** What seats and chance do. Spaces, cards, heroes and secret doors are named by their ids. */
import type { RuleId } from '../../../engine/types.ts'
import type { Bolt, Spell } from './content.ts'

interface Fields {
  hero: { readonly hero: string }
  learn: { readonly spell: Spell }
  step: { readonly to: string }
  stop: object
  search: { readonly door: string }
  cast: { readonly spell: Bolt; readonly at: string }
  castAtHunter: { readonly spell: Bolt }
  teleport: { readonly to: string }
  esp: { readonly at: string }
  ball: { readonly level: number }
  gaze: { readonly at: string }
  regain: { readonly spell: Spell }
  meet: object
  fight: object
  fightHunter: object
  slide: { readonly to: string }
  replace: { readonly card: string }
  haunt: { readonly at: string }
  timeUp: object
  dice: { readonly a: number; readonly b: number }
  die: { readonly value: number }
  monster: { readonly card: string }
  treasure: { readonly card: string }
  drop: { readonly card: string }
  prowl: { readonly to: string }
}
export type Kind = keyof Fields
export type ActionOf<K extends Kind> = { [P in K]: { readonly kind: P } & Fields[P] }[K]
export type Action = ActionOf<Kind>

/** What one might want to do: an action, one with no single place or level in mind, or to have won. */
export type Wish =
  | Action
  | { readonly kind: 'step' | 'teleport' | 'esp' | 'ball' }
  | { readonly kind: 'cast'; readonly spell: Bolt }
  | { readonly kind: 'win' }

/** Why something cannot be done now. */
export type Why =
  | 'noMovement'
  | 'searched'
  | 'looked'
  | 'hiddenDoor'
  | 'heroInside'
  | 'noWayOn'
  | 'passing'
  | 'hasCast'
  | 'noSpell'
  | 'notBeside'
  | 'dash'
  | 'nothingThere'
  | 'notChamber'
  | 'peeked'
  | 'begun'
  | 'faceUp'
  | 'seen'
  | 'allSeen'
  | 'notWholeTurn'
  | 'noneLeft'
  | 'taken'
  | 'dead'
  | 'tooLittle'
  | 'notHome'
  | 'hunt'

export interface Blocked {
  readonly action: Wish
  readonly why: Why
  readonly rule: RuleId
}
