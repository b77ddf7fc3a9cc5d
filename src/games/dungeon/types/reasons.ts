/** Why something is advised, in ids and numbers: chances from 0 to 1, worth in gold pieces, `at` and `to` are spaces. */
import type { Bolt, HeroClass, Spell } from './content.ts'

interface Fields {
  /** Enough is carried. */
  home: { readonly at: string; readonly gold: number }
  /** A lair that nobody has looked into, of this level. */
  unseen: { readonly at: string; readonly level: number; readonly chance: number; readonly worth: number }
  foe: { readonly at: string; readonly monster: string; readonly chance: number; readonly worth: number }
  /** What is known to be a trap cannot be lost to (D-23). */
  trap: { readonly at: string; readonly worth: number }
  /** What heroes dropped lies there (D-37). */
  drops: { readonly at: string; readonly worth: number; readonly chance: number }
  /** The treasure of a hunt may be in any room of its level (D-80). */
  target: { readonly at: string; readonly treasure: string; readonly chance: number }
  /** It is all that is still needed. */
  enough: object
  search: { readonly door: string; readonly chance: number }
  bolt: { readonly at: string; readonly spell: Bolt; readonly chance: number; readonly hand: number }
  hunterBolt: { readonly spell: Bolt; readonly chance: number }
  /** A look before one enters (D-61). */
  look: { readonly at: string }
  /** What was seen there is better left alone. */
  leave: { readonly at: string; readonly chance: number }
  restock: { readonly at: string; readonly bolts: number }
  regain: { readonly spell: Spell; readonly held: number }
  noRegain: object
  waiting: object
  passing: object
  resting: object
  nothing: { readonly at: string }
  fight: { readonly chance: number }
  hunter: { readonly chance: number }
  escape: { readonly to: string; readonly chance: number }
  /** Where nothing waits any more. */
  safe: { readonly to: string }
  slide: { readonly to: string; readonly chance: number }
  sword: object
  farthest: { readonly at: string; readonly steps: number }
  nearest: { readonly at: string; readonly steps: number }
  hero: { readonly class: HeroClass; readonly goal: number }
  hunting: { readonly class: HeroClass }
  /** Where somebody goes, as all may know it: to a room with this monster, for what lies there, for the treasure of a hunt. */
  bound: { readonly at: string }
  face: { readonly at: string; readonly monster: string }
  collect: { readonly at: string }
  seek: { readonly at: string }
  learn: { readonly spell: Spell; readonly held: number }
}
export type AdvisedWhy = keyof Fields
export type AdvisedOf<W extends AdvisedWhy> = { [P in W]: { readonly why: P } & Fields[P] }[W]
export type Advised = AdvisedOf<AdvisedWhy>
