import type { Hand } from './hand.ts'
import type { Order } from './order.ts'
import type { Ask, Left } from './reach.ts'
import type { Want } from './wants.ts'

/** What meets a want, or a part of a sum: a die as it is or changed, or dice converted into one. */
export interface Unit {
  readonly box: number
  readonly aid: number
  readonly parts: readonly Part[]
  /** Of a converted die: how it is changed afterwards and whose it becomes; of a single die nothing. */
  readonly made: Made | null
}

export interface Part {
  readonly type: number
  readonly path: number
}

export interface Made {
  readonly value: number
  readonly path: number
  readonly slot: number
  readonly isCrafted: boolean
}

/** How much was tried; past `most` the answer is not known. */
export interface Effort {
  nodes: number
  most: number
}

export interface Fit extends Left {
  readonly hand: Hand
  /** Those of the hand's wants that are to be met. */
  readonly wants: readonly Want[]
  readonly asks: readonly Ask[]
  /** For each place in the list: the wants from there on, as bits by their place in the hand. */
  readonly rests: readonly number[]
  /** What is left: dice by type and by kind, uses by cap. */
  readonly counts: number[]
  readonly byKind: number[]
  readonly caps: number[]
  /** The number of this position: what was taken so far. */
  taken: number
  readonly units: Unit[]
  readonly effort: Effort
  /** Makes the plan; what the supply cannot give is no plan. */
  readonly accept: (units: readonly Unit[], order: Order) => boolean
}
