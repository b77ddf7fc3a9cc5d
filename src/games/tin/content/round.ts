/** What a round comes to (T-31): the rules resolve it by this, odds count it, and the page shows the sum. */
import type { Card, Technique } from '../types.ts'
import { BOMB_ADDS, HELMET_TAKES, PRINCESS_TAKES, TO_BEAT } from './numbers.ts'

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]
const LOSES = 1
const WINS = 6

/** A 1 and a 6 decide by themselves, whatever is added. */
export function decidesAlone(die: number): boolean {
  return die === LOSES || die === WINS
}

export function beats(die: number, change: number): boolean {
  return decidesAlone(die) ? die === WINS : die + change >= TO_BEAT
}

/** The chance to win a round with these modifiers in all. */
export function chanceToBeat(change: number): number {
  return FACES.filter(die => beats(die, change)).length / FACES.length
}

/** Nothing against the top technique, plus against the middle, minus against the bottom. */
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
  return (bomb ? BOMB_ADDS : 0) - (helmet ? HELMET_TAKES : 0) - (princess ? PRINCESS_TAKES : 0)
}
