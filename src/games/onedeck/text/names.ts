/** Dice, boxes, costs and harm as every sentence and the board write them. */
import type { Tone } from '../../../engine/types.ts'
import type { BoxFact } from '../content/content-index.ts'
import { colourOf, dieName } from '../types/dice.ts'
import type { Cost, Item } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import type { Piece } from './layout.ts'
import type { Say } from './say.ts'

/** `a`, `a and b`, `a, b and c`. */
export function listed({ atoms }: Say, names: readonly string[]): string {
  const last = names.at(-1) ?? atoms.none
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${atoms.and} ${last}`
}

export function heroName({ atoms, name }: Say, view: DeckScene, hero: number): string {
  const found = view.party[hero]
  return found ? name(found) : atoms.hero
}

/** `S5`; a die with a single use says which. */
export function dieText({ atoms }: Say, name: string): string {
  if (name === 'mana') return atoms.spellDie
  return name === 'armor' ? atoms.armorDie : name
}

/** Strength is yellow, agility magenta, magic blue, heroic black; a terminal comes as near as it can. */
const TONES = ['gold', 'magic', 'hero', 'strong'] as const

export function dieTone(colour: number): Tone | '' {
  return TONES[colour] ?? ''
}

/** The dice of a pool, each with its letter and value. */
export function poolPieces(say: Say, pool: readonly number[]): Piece[] {
  const dice = pool.flatMap((many, kind) =>
    Array.from({ length: many }, (): Piece => [dieTone(colourOf(kind)), dieText(say, dieName(kind))]),
  )
  if (dice.length === 0) return [['dim', say.atoms.noDice]]
  return dice.flatMap((die, place): Piece[] => (place === 0 ? [die] : [['', ' '], die]))
}

/** The dice that a hero claims: `S4 A2 M1`. */
export function statsPieces(stats: readonly number[]): Piece[] {
  return stats.flatMap((dice, colour): Piece[] => [
    ['', colour === 0 ? '' : ' '],
    [dieTone(colour), `${COLOURS[colour] ?? ''}${dice}`],
  ])
}

const COLOURS = ['S', 'A', 'M'] as const

/** `S12+ wide` for a sum of dice, `any 4+` for one die. */
export function boxText({ atoms }: Say, box: BoxFact): string {
  return `${COLOURS[box.colour] ?? atoms.anyColour}${box.need}+${box.wide ? ` ${atoms.wide}` : ''}`
}

/** The same as a sentence has it: `12 agility` for a sum of dice, `agility 4 or more` for one die. */
export function needText({ placing }: Say, box: BoxFact): string {
  const colour = placing.colours[box.colour] ?? ''
  return (box.wide ? placing.sum : placing.oneDie)(colour, box.need)
}

/** What a box left unfilled costs, and what else is on it. */
export function marksText({ atoms }: Say, box: BoxFact): string {
  const marks: string[] = []
  if (box.armor) marks.push(atoms.armor)
  if (box.skull) marks.push(atoms.skull)
  if (box.damage > 0) marks.push(`${box.damage}♥`)
  if (box.time > 0) marks.push(atoms.time(box.time))
  return marks.join(' ')
}

export function costText({ atoms }: Say, cost: Cost): string {
  switch (cost.kind) {
    case 'dice':
      return `${cost.count}${cost.colour}`
    case 'mana':
      return atoms.cost.mana(cost.count)
    default:
      return atoms.cost[cost.kind]
  }
}

export function itemText({ atoms }: Say, item: Item): string {
  return atoms.item(item.stat, item.health > 0)
}

export function harmText({ atoms }: Say, damage: number, time: number): string {
  if (damage === 0 && time === 0) return atoms.nothing
  return [...(damage > 0 ? [`${damage}♥`] : []), ...(time > 0 ? [atoms.time(time)] : [])].join(' ')
}

/** `0.5` in English, `0,5` in German. */
export function decimal({ board }: Say, number: number): string {
  return `${number}`.replace('.', board.point)
}

/** The same as a sentence has it: `2 damage and 1 time`. */
export function harmWords(say: Say, damage: number, time: number): string {
  const { atoms } = say
  const parts = [
    ...(damage > 0 ? [atoms.damageInWords(decimal(say, damage))] : []),
    ...(time > 0 ? [atoms.timeInWords(decimal(say, time))] : []),
  ]
  return parts.length === 0 ? atoms.nothing : listed(say, parts)
}
