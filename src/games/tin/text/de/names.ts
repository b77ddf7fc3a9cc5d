/** German names, with the words around them. */
import type { Card, Direction, GermanTile, Item, Technique, Tile, Token } from '../../types.ts'
import { joined } from '../look.ts'

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

/** A tile of a content pack that says no German keeps its printed name. */
export function noun({ name, de }: Tile): GermanTile {
  return de ?? { name, the: `„${name}“`, den: `„${name}“`, into: `zu „${name}“` }
}

export function cardTitle({ title, de = title }: Card): string {
  return de
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
