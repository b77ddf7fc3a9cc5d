/** Small words that sentences are made of. */

import type { Among, Wind } from '../../content/compass.ts'
import type { ContentIndex } from '../../content/content-index.ts'
import { monsterFact, spaceNamed, treasureFact } from '../../content/names.ts'
import { nearby } from '../../content/nearby.ts'
import type { HeroClass, HeroFact, SpaceFact, Spell, TreasureFact } from '../../types.ts'
import { isTiny, roomNumber, upper } from '../small.ts'
import { SPELL_NAMES } from './names.ts'

export function spellName(spell: Spell): string {
  return SPELL_NAMES[spell]
}

export function gp(value: number): string {
  return `${value.toLocaleString('en')} gp`
}

export function percent(chance: number): string {
  return isTiny(chance) ? 'under 1%' : `${Math.round(chance * 100)}%`
}

/** Of a chance that is only reckoned. */
export function aboutPercent(chance: number): string {
  return chance === 0 || isTiny(chance) ? percent(chance) : `about ${percent(chance)}`
}

/** Which of several passages through one wall: `, the southern way`. */
export function wayOf(among: Among | null, to: Wind): string {
  if (among === null) return ''
  const [first, last] = to === 'east' || to === 'west' ? ['north', 'south'] : ['west', 'east']
  if (among.count > 2) return `, way ${among.index + 1} of ${among.count} from the ${first}`
  return `, the ${among.index === 0 ? first : last}ern way`
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

export function monster(content: ContentIndex, card: string): string {
  return monsterFact(content, card).name
}

export function treasureText(content: ContentIndex, card: string | null): string {
  return card === null ? 'nothing' : valued(treasureFact(content, card))
}

/** `Silver Ring (2,000 gp)`. */
export function valued({ name, value }: TreasureFact): string {
  return `${name} (${gp(value)})`
}

export function className(name: HeroClass): string {
  return upper(name)
}

export function heroName(fact: HeroFact | null): string {
  return fact ? `${fact.name} the ${className(fact.class)}` : 'nobody'
}

export function player(seat: number): string {
  return `Player ${seat + 1}`
}

/** `the Crypt`, `room 3-4`, `a corridor of level 2`. */
export function placeName(place: SpaceFact): string {
  if (place.name !== undefined) return `the ${place.name}`
  if (place.kind === 'room') return `room ${roomNumber(place)}`
  return place.kind === 'stair' ? `the stairs of level ${place.level}` : `a corridor of level ${place.level}`
}

export function place(content: ContentIndex, space: string): string {
  return placeName(spaceNamed(content, space))
}

/** `the corridor south of room 3-4`. */
export function beside(content: ContentIndex, space: string): string {
  const near = nearby(content, space)
  if (!near) return place(content, space)
  const what = spaceNamed(content, space).kind === 'stair' ? 'stairs' : 'corridor'
  return `the ${what} ${near.bearing} of ${placeName(near.place)}`
}

/** `in the Crypt`, `on the stairs of level 2`. */
export function inPlace(place: SpaceFact): string {
  return `${place.kind === 'stair' ? 'on' : 'in'} ${placeName(place)}`
}
