import type { DeckReason } from '../types.ts'

/** How good an action looks, and why: both from the same numbers. */
export interface Weighed {
  readonly weight: number
  /** Null for what is never advised while anything else can be done. */
  readonly why: DeckReason | null
}

export const because = (weight: number, why: DeckReason): Weighed => ({ weight, why })
export const hardly = (weight: number): Weighed => ({ weight, why: null })
