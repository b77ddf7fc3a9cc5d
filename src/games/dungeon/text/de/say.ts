/** Small words that German sentences are made of. */

import type { Among, Wind } from '../../content/compass.ts'
import type { ContentIndex } from '../../content/content-index.ts'
import { monsterFact, spaceNamed, treasureFact } from '../../content/names.ts'
import { type Bearing, nearby } from '../../content/nearby.ts'
import type { GermanPlace, HeroFact, MonsterFact, SpaceFact, Spell, TreasureFact } from '../../types.ts'
import { isTiny, roomNumber } from '../small.ts'
import { CLASS_NAMES, SPELL_NAMES } from './names.ts'

const WINDS: Readonly<Record<Wind, string>> = {
  north: 'Norden',
  east: 'Osten',
  south: 'Süden',
  west: 'Westen',
  on: 'vorn',
}

export function wind(to: Wind): string {
  return WINDS[to]
}

/** Which of several passages through one wall: `, der südliche Weg`. */
export function wayOf(among: Among | null, to: Wind): string {
  if (among === null) return ''
  const [first, last] = to === 'east' || to === 'west' ? ['nördliche', 'südliche'] : ['westliche', 'östliche']
  if (among.count > 2)
    return `, Weg ${among.index + 1} von ${among.count}, gezählt ab ${first === 'nördliche' ? 'Norden' : 'Westen'}`
  return `, der ${among.index === 0 ? first : last} Weg`
}

export function spellName(spell: Spell): string {
  return SPELL_NAMES[spell]
}

export function gold(value: number): string {
  return `${value.toLocaleString('de')} Gold`
}

export function percent(chance: number): string {
  return isTiny(chance) ? 'unter 1\u00a0%' : `${Math.round(chance * 100)}\u00a0%`
}

/** Of a chance that is only reckoned. */
export function aboutPercent(chance: number): string {
  return chance === 0 || isTiny(chance) ? percent(chance) : `etwa ${percent(chance)}`
}

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function turns(count: number): string {
  return count === 1 ? 'einen Zug' : `${count} Züge`
}

/** As on a label: `Blauer Drache`. What a pack adds may have no German name and keeps its own. */
export function monsterName({ name, de }: MonsterFact): string {
  return de?.name ?? name
}

export function monster(content: ContentIndex, card: string): string {
  return monsterName(monsterFact(content, card))
}

/** As in a sentence: `der Blaue Drache`. */
export function withArticle({ name, de }: MonsterFact): string {
  return de?.the ?? name
}

export function theMonster(content: ContentIndex, card: string): string {
  return withArticle(monsterFact(content, card))
}

/** `Silberring (2.000 Gold)`. */
export function valued(fact: TreasureFact): string {
  return `${treasureName(fact)} (${gold(fact.value)})`
}

export function treasureName({ name, de }: TreasureFact): string {
  return de ?? name
}

export function treasureText(content: ContentIndex, card: string | null): string {
  return card === null ? 'nichts' : valued(treasureFact(content, card))
}

export function className({ de, class: kind }: HeroFact): string {
  const [he, she] = CLASS_NAMES[kind]
  return de === 'die' ? she : he
}

export function heroName(fact: HeroFact | null): string {
  if (fact === null) return 'niemand'
  return `${fact.name} ${fact.de ?? 'der'} ${className(fact)}`
}

export function player(seat: number): string {
  return `Spieler ${seat + 1}`
}

export function placeName(place: SpaceFact): GermanPlace {
  const { kind, level, name, de } = place
  if (name !== undefined) return de ?? { name, the: `„${name}“`, in: `in „${name}“`, into: `in „${name}“` }
  if (kind === 'room') {
    const room = `Raum ${roomNumber(place)}`
    return { name: room, the: room, in: `in ${room}`, into: `in ${room}` }
  }
  const of = `der Ebene ${level}`
  return kind === 'stair'
    ? {
        name: `Treppe ${of}`,
        the: `die Treppe ${of}`,
        in: `auf der Treppe ${of}`,
        into: `auf die Treppe ${of}`,
      }
    : { name: `Gang ${of}`, the: `ein Gang ${of}`, in: `in einem Gang ${of}`, into: `in einen Gang ${of}` }
}

export function spacesFar(count: number): string {
  return `${countOf(count, 'Feld', 'Felder')} weit`
}

const BEARINGS: Readonly<Record<Bearing, string>> = {
  north: 'nördlich',
  'north-east': 'nordöstlich',
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
}

/** Where one goes, in a passage too: `in den Gang südlich von der Gruft`. */
export function beside(content: ContentIndex, space: string): string {
  const near = nearby(content, space)
  if (!near) return into(content, space)
  const what = spaceNamed(content, space).kind === 'stair' ? 'auf die Treppe' : 'in den Gang'
  const from = placeName(near.place).in.replace(/^im /, 'vom ').replace(/^in /, 'von ')
  return `${what} ${BEARINGS[near.bearing]} ${from}`
}

/** Where one is: `in der Gruft`. */
export function at(content: ContentIndex, space: string): string {
  return placeName(spaceNamed(content, space)).in
}

/** Where one goes: `in die Gruft`. */
export function into(content: ContentIndex, space: string): string {
  return placeName(spaceNamed(content, space)).into
}
