/** What sentences look up, whatever the language. */
import { beside, dirOf, has, maskOf, opposite, sideOf, turned } from '../content/geometry.ts'
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
import type { SceneRoom, TinScene } from '../view/scene.ts'

/** The tile on that side of the hero; null for the dark. */
export function tileTowards(scene: TinScene, dir: Direction): Tile | null {
  const from = scene.rooms[scene.at]
  if (!from) return null
  const [x, y] = beside(from, sideOf(dir))
  return scene.rooms.find(room => room.x === x && room.y === y)?.tile ?? null
}

/** What is behind a doorway: a room to go to, a lock, the dark, or nothing any more. */
export type Way =
  | { readonly kind: 'wall' | 'dark' | 'blocked' }
  | { readonly kind: 'open' | 'locked'; readonly to: SceneRoom }

export function wayOn({ rooms }: TinScene, room: SceneRoom, side: number): Way {
  if (!has(room.doors, side)) return { kind: 'wall' }
  const [x, y] = beside(room, side)
  const to = rooms.find(other => other.x === x && other.y === y)
  if (!to) {
    if (has(room.open, side)) return { kind: 'dark' }
    return { kind: rooms.at(-1)?.tile.kind === 'princess' ? 'wall' : 'blocked' }
  }
  if (!has(to.doors, opposite(side))) return { kind: 'wall' }
  return { kind: room.locked || to.locked ? 'locked' : 'open', to }
}

/** The way the hero came in. */
export function wayBack(scene: TinScene): Direction {
  return dirOf(scene.entry)
}

/** The sides of a mask of doorways. */
export function sidesOf(mask: number): Direction[] {
  return DIRECTIONS.filter((_, side) => has(mask, side))
}

export function isHelmeted(scene: TinScene): boolean {
  return (scene.rooms[scene.at]?.helmeted ?? 0) > 0
}

export function bombsIn(scene: TinScene): number {
  return scene.wells.filter(item => item === 'bomb').length
}

/** What a token counts for at the merchants. */
export function worthIn(scene: TinScene, token: Token): number {
  if (typeof token === 'number') return token
  return token === 'princess' ? 0 : scene.content.goods[token].trade
}

function worthOf(scene: TinScene, tokens: readonly Token[]): number {
  return tokens.reduce((sum: number, token) => sum + worthIn(scene, token), 0)
}

/** All that could be paid: gold, and goods in trade. */
export function meansIn(scene: TinScene): number {
  return worthOf(scene, [...scene.gold, ...scene.wells])
}

/** What the thing costs that is to be bought. */
export function priceIn(scene: TinScene, action: Action): number {
  return action.kind === 'buy' ? scene.content.goods[action.good].price : 0
}

/** What lies on the merchants' table, while something is being bought. */
export function paidIn(scene: TinScene): number {
  return scene.step.kind === 'pay' ? worthOf(scene, [...scene.step.gold, ...scene.step.goods]) : 0
}

export type Means = 'gold' | 'trade' | 'both'

/** What a thing of this price can be paid with: gold where that is enough. */
export function meansFor(scene: TinScene, good: Good): Means {
  const gold = worthOf(scene, scene.gold)
  if (gold >= scene.content.goods[good].price) return 'gold'
  return gold === 0 ? 'trade' : 'both'
}

/** What lies here and no well is free for, each once: the princess before all else. */
export function crowdedOut(scene: TinScene): Item[] {
  if (scene.wells.length < WELLS) return []
  const things = new Set(scene.rooms[scene.at]?.floor.filter(token => typeof token === 'string'))
  return things.has('princess') ? ['princess'] : [...things]
}

/** A card of the hand with what it changes now. */
export function answerIn(
  scene: TinScene,
  id: string,
): { readonly card: Card; readonly change: number } | null {
  const card = scene.hand.find(held => held.id === id)
  if (!card || scene.step.kind !== 'card') return null
  return { card, change: cardChange(card, scene.step.technique) }
}

/** A card that may be drawn. */
export function drawnIn(scene: TinScene, id: string): Card | undefined {
  return [...scene.deck, ...scene.discard].find(card => card.id === id)
}

/** A tile that may be turned over. */
export function turnedIn(scene: TinScene, id: string): Tile | undefined {
  return scene.stack.find(tile => tile.id === id)
}

/** The doorways of the tile in hand after so many quarter turns. */
export function doorsIn({ step }: TinScene, turn: number): number {
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
