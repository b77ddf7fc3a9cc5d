import type { BoxFact } from '../book.ts'
import { dieName } from '../dice.ts'
import type { Cost } from '../types.ts'
import type { DeckView } from '../view/types.ts'

export function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`
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

/** The dice of a pool, each with its letter and value. */
export function poolText(pool: readonly number[]): string {
  const dice = pool.flatMap((many, kind) => Array.from({ length: many }, () => dieText(dieName(kind))))
  return dice.length === 0 ? 'no dice' : dice.join(' ')
}

const COLOURS = ['S', 'A', 'M', 'any '] as const

/** `S12+ wide`, `any 4+`. */
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
