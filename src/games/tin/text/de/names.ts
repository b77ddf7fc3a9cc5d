/** German names for what is printed in English. What a content pack adds keeps its printed name. */
import type { Direction, Item, Technique, Token } from '../../types.ts'
import { joined } from '../look.ts'

/** A tile: as its label, with its article, as something entered or opened, and as somewhere to go. */
export interface Noun {
  readonly name: string
  readonly the: string
  readonly den: string
  readonly into: string
}

const der = (name: string): Noun => ({ name, the: `der ${name}`, den: `den ${name}`, into: `in den ${name}` })
const die = (name: string): Noun => ({ name, the: `die ${name}`, den: `die ${name}`, into: `in die ${name}` })
const das = (name: string): Noun => ({ name, the: `das ${name}`, den: `das ${name}`, into: `ins ${name}` })

export const TILES: Readonly<Record<string, Noun>> = {
  Stairwell: { ...die('Treppe'), into: 'zur Treppe' },
  Crossroads: { ...die('Kreuzung'), into: 'zur Kreuzung' },
  Gallery: die('Galerie'),
  Refectory: der('Speisesaal'),
  Cellar: der('Keller'),
  Passage: der('Durchgang'),
  Barracks: die('Kaserne'),
  Chapel: die('Kapelle'),
  Vault: das('Gewölbe'),
  Armoury: die('Rüstkammer'),
  Chasm: { ...der('Abgrund'), den: 'den Raum mit dem Abgrund', into: 'zum Abgrund' },
  Princess: { ...das('Zimmer der Prinzessin'), name: 'Prinzessin' },
}

export const CARDS: Readonly<Record<string, string>> = {
  Hook: 'Haken',
  Undercut: 'Unterhau',
  Parry: 'Parade',
  Riposte: 'Gegenstoß',
  Duck: 'Abducken',
  'Rising Cut': 'Steighieb',
  Sidestep: 'Seitschritt',
  Lunge: 'Ausfall',
  Block: 'Deckung',
  'Shield Bash': 'Schildstoß',
  Kick: 'Tritt',
  Sweep: 'Beinfeger',
}

export const ITEMS: Readonly<Record<Item, string>> = {
  key: 'Schlüssel',
  rope: 'Seil',
  potion: 'Trank',
  bomb: 'Bombe',
  princess: 'Prinzessin',
}

const TOKENS: Readonly<Record<Item, string>> = {
  key: 'einen Schlüssel',
  rope: 'ein Seil',
  potion: 'einen Trank',
  bomb: 'eine Bombe',
  princess: 'die Prinzessin',
}

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  north: 'Norden',
  east: 'Osten',
  south: 'Süden',
  west: 'Westen',
}

const TECHNIQUES: Readonly<Record<Technique, string>> = {
  high: 'hoch',
  low: 'tief',
  thrust: 'mit einem Stoß',
}

export function tile(printed: string): Noun {
  return (
    TILES[printed] ?? { name: printed, the: `„${printed}“`, den: `„${printed}“`, into: `zu „${printed}“` }
  )
}

export function cardTitle(printed: string): string {
  return CARDS[printed] ?? printed
}

/** As the object of a sentence: `einen Schlüssel`, `5 Gold`. */
export function token(it: Token): string {
  return typeof it === 'number' ? `${it} Gold` : TOKENS[it]
}

/** Without an article: `Schlüssel`, `5 Gold`. */
export function bare(it: Token): string {
  return typeof it === 'number' ? `${it} Gold` : ITEMS[it]
}

export function wind(dir: Direction): string {
  return DIRECTIONS[dir]
}

/** Goes before `an`: `hoch`, `mit einem Stoß`. */
export function attack(technique: Technique): string {
  return TECHNIQUES[technique]
}

export function listed(names: readonly string[]): string {
  return joined(names, 'und', 'nichts')
}
