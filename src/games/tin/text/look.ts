/** What sentences look up, whatever the language. */
import { beside, dirOf, has, maskOf, sideOf, turned } from '../content/geometry.ts'
import { WELLS } from '../content/numbers.ts'
import { cardChange, decidesAlone } from '../content/round.ts'
import {
  type Action,
  type Card,
  DIRECTIONS,
  type Direction,
  type Good,
  type Item,
  type Tile,
  type Token,
} from '../types.ts'
import type { TinSight } from '../view/sight.ts'

/** The tile on that side of the hero; null for the dark. */
export function tileTowards(sight: TinSight, dir: Direction): Tile | null {
  const from = sight.rooms[sight.at]
  if (!from) return null
  const [x, y] = beside(from, sideOf(dir))
  return sight.rooms.find(room => room.x === x && room.y === y)?.tile ?? null
}

/** The way the hero came in. */
export function wayBack(sight: TinSight): Direction {
  return dirOf(sight.entry)
}

/** The sides of a mask of doorways. */
export function sidesOf(mask: number): Direction[] {
  return DIRECTIONS.filter((_, side) => has(mask, side))
}

export function isHelmeted(sight: TinSight): boolean {
  return (sight.rooms[sight.at]?.helmeted ?? 0) > 0
}

export function bombsIn(sight: TinSight): number {
  return sight.wells.filter(item => item === 'bomb').length
}

/** What a token counts for at the merchants. */
export function worthIn(sight: TinSight, token: Token): number {
  if (typeof token === 'number') return token
  return token === 'princess' ? 0 : sight.content.goods[token].trade
}

function worthOf(sight: TinSight, tokens: readonly Token[]): number {
  return tokens.reduce((sum: number, token) => sum + worthIn(sight, token), 0)
}

/** All that could be paid: gold, and goods in trade. */
export function meansIn(sight: TinSight): number {
  return worthOf(sight, [...sight.gold, ...sight.wells])
}

/** What the thing costs that is to be bought. */
export function priceIn(sight: TinSight, action: Action): number {
  return action.kind === 'buy' ? sight.content.goods[action.good].price : 0
}

/** What lies on the merchants' table, while something is being bought. */
export function paidIn(sight: TinSight): number {
  return sight.step.kind === 'pay' ? worthOf(sight, [...sight.step.gold, ...sight.step.goods]) : 0
}

export type Means = 'gold' | 'trade' | 'both'

/** What a thing of this price can be paid with: gold where that is enough. */
export function meansFor(sight: TinSight, good: Good): Means {
  const gold = worthOf(sight, sight.gold)
  if (gold >= sight.content.goods[good].price) return 'gold'
  return gold === 0 ? 'trade' : 'both'
}

/** What lies here and no well is free for, each once: the princess before all else. */
export function crowdedOut(sight: TinSight): Item[] {
  if (sight.wells.length < WELLS) return []
  const things = new Set(sight.rooms[sight.at]?.floor.filter(token => typeof token === 'string'))
  return things.has('princess') ? ['princess'] : [...things]
}

/** A card of the hand with what it changes now. */
export function answerIn(
  sight: TinSight,
  id: string,
): { readonly card: Card; readonly change: number } | null {
  const card = sight.hand.find(held => held.id === id)
  if (!card || sight.step.kind !== 'card') return null
  return { card, change: cardChange(card, sight.step.technique) }
}

/** A card that may be drawn. */
export function drawnIn(sight: TinSight, id: string): Card | undefined {
  return [...sight.deck, ...sight.discard].find(card => card.id === id)
}

/** A tile that may be turned over. */
export function turnedIn(sight: TinSight, id: string): Tile | undefined {
  return sight.stack.find(tile => tile.id === id)
}

/** The doorways of the tile in hand after so many quarter turns. */
export function doorsIn({ step }: TinSight, turn: number): number {
  return step.kind === 'lay' ? turned(maskOf(step.tile.doors), turn) : 0
}

/** How many of these tiles are locked rooms. */
export function lockedAmong(tiles: readonly Tile[]): number {
  return tiles.filter(({ kind }) => kind === 'locked').length
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}

/** The die with its change, as far as the change counts: a 1 and a 6 decide by themselves. */
export function sumOf(die: number, change: number): string {
  if (decidesAlone(die) || change === 0) return String(die)
  return `${die} ${signed(change)} = ${die + change}`
}

/** `a`, `a and b`, `a, b and c`. */
export function joined(names: readonly string[], and: string, none: string): string {
  const last = names.at(-1) ?? none
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
