/** What a round comes to: shared by the rules that resolve it and the views that show its odds. */
import type { Card, Technique } from '../types.ts'

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** T-31: 1 always loses, 6 always wins, otherwise die and modifiers must reach 4. */
export function beats(die: number, change: number): boolean {
  return die === 6 || (die !== 1 && die + change >= 4)
}

/** The chance to win a round with these modifiers in all. */
export function chanceToBeat(change: number): number {
  return FACES.filter(die => beats(die, change)).length / FACES.length
}

/** T-31: nothing against the top technique, plus against the middle, minus against the bottom. */
export function cardChange(card: Card, technique: Technique): number {
  if (technique === card.middle) return card.plus
  return technique === card.bottom ? -card.minus : 0
}

export interface Burden {
  readonly helmet: boolean
  readonly princess: boolean
  readonly bomb: boolean
}

/** What is added to the die besides the card. */
export function burdenChange({ helmet, princess, bomb }: Burden): number {
  return (bomb ? 3 : 0) - (helmet ? 1 : 0) - (princess ? 1 : 0)
}
