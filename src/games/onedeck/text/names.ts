import type { Tone } from '../../../engine/types.ts'
import type { BoxFact } from '../book.ts'
import { colourOf, dieName } from '../dice.ts'
import type { Cost } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import type { Piece } from './layout.ts'

export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number === 0 ? 'no' : number} ${number === 1 ? noun : nouns}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'none'
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export function heroName(view: DeckView, hero: number): string {
  return view.party[hero]?.name ?? 'the hero'
}

/** `S5`; a die with a single use says which. */
export function dieText(name: string): string {
  if (name === 'mana') return 'M6 (spells only)'
  return name === 'armor' ? 'H6 (armor only)' : name
}

/** Strength is yellow, agility magenta, magic blue, heroic black; a terminal comes as near as it can. */
const TONES = ['gold', 'magic', 'hero', 'strong'] as const

export function dieTone(colour: number): Tone | '' {
  return TONES[colour] ?? ''
}

/** The dice of a pool, each with its letter and value. */
export function poolPieces(pool: readonly number[]): Piece[] {
  const dice = pool.flatMap((many, kind) =>
    Array.from({ length: many }, (): Piece => [dieTone(colourOf(kind)), dieText(dieName(kind))]),
  )
  if (dice.length === 0) return [['dim', 'no dice left']]
  return dice.flatMap((die, place): Piece[] => (place === 0 ? [die] : [['', ' '], die]))
}

/** The dice that a hero claims: `S4 A2 M1`. */
export function statsPieces(stats: readonly number[]): Piece[] {
  return stats.flatMap((dice, colour): Piece[] => [
    ['', colour === 0 ? '' : ' '],
    [dieTone(colour), `${COLOURS[colour] ?? ''}${dice}`],
  ])
}

const COLOURS = ['S', 'A', 'M', 'any '] as const

/** `S12+ wide` for a sum of dice, `any 4+` for one die. */
export function boxText(box: BoxFact): string {
  return `${COLOURS[box.colour] ?? ''}${box.need}+${box.wide ? ' wide' : ''}`
}

/** What a box left unfilled costs, and what else is on it. */
export function marksText(box: BoxFact): string {
  const marks: string[] = []
  if (box.armor) marks.push('ARMOR')
  if (box.skull) marks.push('SKULL')
  if (box.damage > 0) marks.push(`${box.damage}♥`)
  if (box.time > 0) marks.push(`${box.time}t`)
  return marks.join(' ')
}

export function costText(cost: Cost): string {
  switch (cost.kind) {
    case 'free':
      return 'free'
    case 'dice':
      return `${cost.count}${cost.colour}`
    case 'mana':
      return `${cost.count} mana`
    case 'any':
      return 'any die'
    case 'token':
      return 'a token'
    default:
      return ''
  }
}

export function harmText(damage: number, time: number): string {
  if (damage === 0 && time === 0) return 'nothing'
  return [...(damage > 0 ? [`${damage}♥`] : []), ...(time > 0 ? [`${time}t`] : [])].join(' ')
}

/** The same as a sentence has it: `2 damage and 1 time`. */
export function harmWords(damage: number, time: number): string {
  const parts = [...(damage > 0 ? [`${damage} damage`] : []), ...(time > 0 ? [`${time} time`] : [])]
  return parts.length === 0 ? 'nothing' : listed(parts)
}
