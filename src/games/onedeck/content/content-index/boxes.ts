/** Challenge boxes with their numbers known and the dice they take. */
import { ARMOR, bitsOfColour, HEROIC, KINDS, MANA, valueOf } from '../../types/dice.ts'
import { BOX_COLOURS, type Box } from '../../types.ts'

/** A box with its number known. */
export interface BoxFact {
  /** 0 strength, 1 agility, 2 magic, 3 any. */
  readonly colour: number
  readonly need: number
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
  readonly time: number
  /** The kinds of dice it takes, as bits. */
  readonly takes: number
}

/** Written out, so that all are of one shape: nothing is read as often as they are. */
export function boxFact(box: Box, x: number, plated: boolean, shuns: boolean): BoxFact {
  const { wide, skull, damage, time } = box
  const colour = BOX_COLOURS.indexOf(box.colour)
  const need = box.need ?? x
  const armor = box.armor || plated
  const takes = takenKinds({ colour, need, wide, armor }, shuns && skull)
  return { colour, need, wide, armor, skull, damage, time, takes }
}

/** O-41 to O-43: dice of its colour or heroic ones, high enough if the box is small. */
function takenKinds(box: Pick<BoxFact, 'colour' | 'need' | 'wide' | 'armor'>, noHeroic: boolean): number {
  const coloured =
    box.colour === 3 ? bitsOfColour(0) | bitsOfColour(1) | bitsOfColour(2) : bitsOfColour(box.colour)
  const heroic = bitsOfColour(HEROIC) | (box.armor ? 1 << ARMOR : 0)
  const mask = (coloured | (noHeroic ? 0 : heroic)) & ~(1 << MANA)
  return box.wide ? mask : mask & (HIGH[box.need] ?? 0)
}

/** By number: the kinds that show at least that much, as bits. */
const HIGH: readonly number[] = Array.from({ length: 7 }, (_, need) => kindsFrom(need))

function kindsFrom(need: number): number {
  let high = 0
  for (let kind = 0; kind < KINDS; kind++) if (valueOf(kind) >= need) high |= 1 << kind
  return high
}
