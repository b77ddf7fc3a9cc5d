/** What seats and chance do. */
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
