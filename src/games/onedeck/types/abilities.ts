/** What is used: skills and potions, their costs, and the few verbs that all of them are written in. */
import type { Figured, Told } from './entries.ts'
import type { Colour, Scene } from './words.ts'

export type Cost =
  | { readonly kind: 'free' }
  | { readonly kind: 'dice'; readonly colour: 'S' | 'A'; readonly count: number }
  | { readonly kind: 'mana'; readonly count: number }
  /** Any own die at all. */
  | { readonly kind: 'any'; readonly count: number }
  | { readonly kind: 'token' }

export type Whose = 'own' | 'partner'

/** A die that a skill gives: its colour and value, and what alone it may be used for. */
export interface Gift {
  readonly colour: Colour
  readonly value: number
  readonly only?: 'mana' | 'armor' | undefined
}

/** What each verb says besides its name. */
export interface Verbs {
  gain: { readonly dice: readonly Gift[]; readonly whose: Whose }
  roll: { readonly dice: readonly (Colour | 'chosen')[] }
  raise: { readonly most: number; readonly whose: Whose; readonly colour?: Colour | undefined }
  set: {
    readonly to: number
    readonly most: number
    /** Only dice of a value that the hero names. */
    readonly named?: boolean | undefined
    /** Only dice of this value. */
    readonly from?: number | undefined
    /** Not heroic dice. */
    readonly plain?: boolean | undefined
  }
  reroll: {
    readonly most: number
    readonly whose: Whose
    readonly values: readonly number[]
    /** All of them, without asking. */
    readonly all?: boolean | undefined
  }
  turn: {
    readonly most: number
    readonly colour?: Colour | undefined
    readonly value?: number | undefined
    readonly into: Colour
    /** The new value; without it the die keeps its own. */
    readonly to?: number | undefined
  }
  prevent: { readonly damage: number; readonly time: number; readonly boss: number }
  soften: { readonly from: number }
  craft: object
  crush: object
  strike: object
  either: { readonly of: readonly [Verb, Verb] }
}

export type VerbName = keyof Verbs

/** What a skill does, in the few words that all skills are written in. One file in rules/verbs for each. */
export type Verb<K extends VerbName = VerbName> = { [N in K]: { readonly verb: N } & Verbs[N] }[K]

/** Verbs that choose dice one by one. */
export type Choosing = 'raise' | 'set' | 'reroll' | 'turn'

/** Anything that is used: a skill, a starting skill, a talent with icons, a basic skill, a potion. */
export interface Ability extends Told, Figured {
  readonly id: string
  readonly cost: Cost
  readonly scenes: readonly Scene[]
  readonly does: readonly Verb[]
}
