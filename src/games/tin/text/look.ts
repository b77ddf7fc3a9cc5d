/** What sentences look up in a view, whatever the language. */
import { beside, dirOf, has, sideOf } from '../content/geometry.ts'
import { WELLS } from '../content/numbers.ts'
import { cardChange, decidesAlone } from '../content/round.ts'
import { type Action, DIRECTIONS, type Direction, type Good, type Item, type Token } from '../types.ts'
import type { TinView } from '../view/types.ts'

/** The tile printed with this name lies on that side of the hero; null for the dark. */
export function tileTowards(view: TinView, dir: Direction): string | null {
  const from = view.rooms[view.at]
  if (!from) return null
  const [x, y] = beside(from, sideOf(dir))
  return view.rooms.find(room => room.x === x && room.y === y)?.name ?? null
}

/** The way the hero came in. */
export function wayBack(view: TinView): Direction {
  return dirOf(view.entry)
}

/** The sides of a mask of doorways. */
export function sidesOf(mask: number): Direction[] {
  return DIRECTIONS.filter((_, side) => has(mask, side))
}

export function isHelmeted(view: TinView): boolean {
  return (view.rooms[view.at]?.helmeted ?? 0) > 0
}

export function bombsIn(view: TinView): number {
  return view.wells.filter(item => item === 'bomb').length
}

/** What a token counts for at the merchants. */
export function worthIn(view: TinView, token: Token): number {
  if (typeof token === 'number') return token
  return token === 'princess' ? 0 : view.goods[token].trade
}

function worthOf(view: TinView, tokens: readonly Token[]): number {
  return tokens.reduce((sum: number, token) => sum + worthIn(view, token), 0)
}

/** All that could be paid: gold, and goods in trade. */
export function meansIn(view: TinView): number {
  return worthOf(view, [...view.gold, ...view.wells])
}

/** What the thing costs that is to be bought. */
export function priceIn(view: TinView, action: Action): number {
  return action.kind === 'buy' ? view.goods[action.good].price : 0
}

/** What lies on the merchants' table, while something is being bought. */
export function paidIn(view: TinView): number {
  return view.step.kind === 'pay' ? worthOf(view, [...view.step.gold, ...view.step.goods]) : 0
}

export type Means = 'gold' | 'trade' | 'both'

/** What a thing of this price can be paid with: gold where that is enough. */
export function meansFor(view: TinView, good: Good): Means {
  const gold = worthOf(view, view.gold)
  if (gold >= view.goods[good].price) return 'gold'
  return gold === 0 ? 'trade' : 'both'
}

/** What lies here and no well is free for, each once: the princess before all else. */
export function crowdedOut(view: TinView): Item[] {
  if (view.wells.length < WELLS) return []
  const things = new Set(view.rooms[view.at]?.floor.filter(token => typeof token === 'string'))
  return things.has('princess') ? ['princess'] : [...things]
}

/** A card of the hand with what it changes now. */
export function answerIn(view: TinView, card: number): { title: string; change: number } | null {
  const held = view.hand.find(candidate => candidate.card === card)
  if (!held || view.step.kind !== 'card') return null
  return { title: held.title, change: cardChange(held, view.step.technique) }
}

/** The title of a card that may be drawn. */
export function drawnIn(view: TinView, card: number): string | null {
  return [...view.deck, ...view.discard].find(candidate => candidate.card === card)?.title ?? null
}

/** The name of a tile that may be turned over. */
export function turnedIn(view: TinView, tile: number): string | null {
  return view.stack.find(candidate => candidate.tile === tile)?.name ?? null
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
