/** The chance of every hero and spell against every monster, worked out once for each content. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { chanceOfSpell, chanceToHit } from '../odds/rolls.ts'
import { CLASSES } from '../types.ts'

/** By monster; a trap cannot be lost to. */
export interface Chances {
  /** By class and sword bonus, see `handOf`. */
  readonly hands: readonly Float64Array[]
  readonly fireball: Float64Array
  readonly lightning: Float64Array
}

/** A sword gives nothing, one or two. */
export const BONUSES = 3

export function chancesOf(content: ContentIndex): Chances {
  const cards = content.monsterLevel
  const each = (chance: (card: number) => number) =>
    Float64Array.from(cards, (_, card) => (num(content.trap, card) === 0 ? chance(card) : 1))
  const hands = CLASSES.flatMap((_, heroClass) =>
    Array.from({ length: BONUSES }, (_, bonus) => each(card => chanceToHit(content, card, heroClass, bonus))),
  )
  return {
    hands,
    fireball: each(card => chanceOfSpell(content, card, 0)),
    lightning: each(card => chanceOfSpell(content, card, 1)),
  }
}

/** What the hands of this hero do. */
export function handsOf({ hands }: Chances, heroClass: number, bonus: number): Float64Array {
  const found = hands[heroClass * BONUSES + bonus]
  if (!found) throw new Error(`No hero of class ${heroClass} has a sword of ${bonus}`)
  return found
}
