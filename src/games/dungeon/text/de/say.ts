/** Small words that German sentences are made of. */

import type { Among, Wind } from '../../content/compass.ts'
import type { ContentIndex } from '../../content/content-index.ts'
import { placeFact } from '../../content/names.ts'
import type { HeroFact, Place, Spell } from '../../types.ts'
import { isTiny, roomNumber } from '../look.ts'
import { CHAMBERS, type Chamber, CLASS_NAMES, HEROINES, MONSTERS, SPELL_NAMES, TREASURES } from './names.ts'

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

/** As on a label: `Blauer Drache`. */
export function monster(printed: string): string {
  return MONSTERS[printed]?.name ?? printed
}

/** As in a sentence: `der Blaue Drache`. */
export function theMonster(printed: string): string {
  return MONSTERS[printed]?.the ?? printed
}

/** `Silberring (2.000 Gold)`. */
export function valued(printed: string, value: number): string {
  return `${treasure(printed)} (${gold(value)})`
}

export function treasure(printed: string): string {
  return TREASURES[printed] ?? printed
}

export function treasureText(content: ContentIndex, card: number): string {
  const fact = content.pack.treasures[card]
  return fact ? valued(fact.name, fact.value) : 'nichts'
}

export function className({ name, class: kind }: HeroFact): string {
  const [he, she] = CLASS_NAMES[kind]
  return HEROINES.has(name) ? she : he
}

export function heroName(fact: HeroFact | null): string {
  if (fact === null) return 'niemand'
  return `${fact.name} ${HEROINES.has(fact.name) ? 'die' : 'der'} ${className(fact)}`
}

export function player(seat: number): string {
  return `Spieler ${seat + 1}`
}

export function placeName(place: Place): Chamber {
  const { kind, level, name } = place
  if (name !== undefined)
    return CHAMBERS[name] ?? { name, the: `„${name}“`, in: `in „${name}“`, into: `in „${name}“` }
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

/** Where one is: `in der Gruft`. */
export function at(content: ContentIndex, space: number): string {
  return placeName(placeFact(content, space)).in
}

/** Where one goes: `in die Gruft`. */
export function into(content: ContentIndex, space: number): string {
  return placeName(placeFact(content, space)).into
}
