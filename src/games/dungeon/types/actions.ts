/** What seats and chance do. */
import type { RuleId } from '../../../engine/types.ts'
import type { Bolt, Spell } from './content.ts'

interface Fields {
  hero: { readonly hero: number }
  learn: { readonly spell: Spell }
  step: { readonly to: number }
  stop: object
  search: { readonly door: number }
  cast: { readonly spell: Bolt; readonly at: number }
  castAtHunter: { readonly spell: Bolt }
  teleport: { readonly to: number }
  esp: { readonly at: number }
  ball: { readonly level: number }
  gaze: { readonly at: number }
  regain: { readonly spell: Spell }
  meet: object
  fight: object
  fightHunter: object
  slide: { readonly to: number }
  replace: { readonly card: number }
  haunt: { readonly at: number }
  timeUp: object
  dice: { readonly a: number; readonly b: number }
  die: { readonly value: number }
  monster: { readonly card: number }
  treasure: { readonly card: number }
  drop: { readonly card: number }
  prowl: { readonly to: number }
}
export type Kind = keyof Fields
export type ActionOf<K extends Kind> = { [P in K]: { readonly kind: P } & Fields[P] }[K]
export type Action = ActionOf<Kind>

/** What one might want to do: an action, or to have won. Where no single place or level is meant, it is NONE. */
export type Wish = Action | { readonly kind: 'win' }

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
