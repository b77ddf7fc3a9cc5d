/**
 * The content with its look-up tables: everything that follows from the cards and the board alone, made once for each content.
 * Rules, view, text and advice read it; nobody writes to it.
 */
import {
  type Action,
  CLASSES,
  type Content,
  FINDS,
  LEVELS,
  NONE,
  POWERS,
  type Power,
  type SpaceFact,
  TOKENS,
} from '../types.ts'
import { type ActionTable, makeActions, STOP } from './action-table.ts'
import { type Ids, idsOf, positionIn } from './ids.ts'
import { standard } from './standard.ts'
import { doorId, secretDoors, type Way, waysOf } from './ways.ts'

export interface ContentIndex {
  readonly pack: Content
  readonly spaceIds: Ids
  readonly doorIds: Ids
  readonly heroIds: Ids
  readonly monsterIds: Ids
  readonly treasureIds: Ids
  readonly spaces: number
  readonly hall: number
  /** By space: level, tokens that clear it (0: nothing to clear), its lair or NONE, whether heroes may share it. */
  readonly level: readonly number[]
  readonly need: readonly number[]
  readonly lair: readonly number[]
  readonly shares: readonly boolean[]
  /** By space: a corridor or stairs. */
  readonly isPassage: readonly boolean[]
  readonly ways: readonly (readonly Way[])[]
  /** By space: every step and `stop`, which is all there is to do for most; null beside a secret door. */
  readonly strolls: readonly (readonly Action[] | null)[]
  /** By space: whether a lair is next to it. */
  readonly nearLair: readonly boolean[]
  /** By lair: its space, the tokens that clear it (1 in a room, 3 in a chamber), its level. */
  readonly lairs: readonly number[]
  readonly lairNeed: readonly number[]
  readonly lairLevel: readonly number[]
  /** By level. */
  readonly lairsOf: readonly (readonly number[])[]
  /** By level: chambers, the Great Hall among those of level 1 (D-53), and rooms. */
  readonly chambers: readonly (readonly number[])[]
  readonly rooms: readonly (readonly number[])[]
  /** By secret door: the two spaces it joins. */
  readonly doors: readonly (readonly [number, number])[]
  /** By hero: class as an index into CLASSES, treasure needed, the lowest roll that finds a secret door. */
  readonly classOf: readonly number[]
  readonly goal: readonly number[]
  readonly finds: readonly number[]
  /** By monster: level, six rolls each (0 is a dash), trap (0 none, 1 cage, 2 slide). */
  readonly monsterLevel: readonly number[]
  readonly rolls: readonly number[]
  readonly trap: readonly number[]
  /** By treasure: level, value, power or null. */
  readonly treasureLevel: readonly number[]
  readonly value: readonly number[]
  readonly power: readonly (Power | null)[]
  /** By treasure: 1 Secret Door, 2 ESP Medallion, 4 Crystal Ball, 8 Magic Sword, 0 none. */
  readonly powerBit: readonly number[]
  /** By level: the kinds of card in its piles. */
  readonly monstersOf: readonly (readonly number[])[]
  readonly treasuresOf: readonly (readonly number[])[]
  readonly actions: ActionTable
  /** Steps from every space to this one by any door; filled when first asked for. */
  readonly distances: Map<number, readonly number[]>
}

export const CAGE = 1
const SLIDE = 2
export const ROLLS = 6
export const WIZARD = 3

function makeIndex(content: Content): ContentIndex {
  const { spaces } = content.board
  const lairs = spaces.flatMap((space, index) => (needOf(space) > 0 ? [index] : []))
  const lair = spaces.map(() => NONE)
  for (const [index, space] of lairs.entries()) lair[space] = index
  const ids = idTables(content)
  const ways = waysOf(content, ids.spaceIds)
  return {
    pack: content,
    ...ids,
    spaces: spaces.length,
    hall: spaces.findIndex(space => space.kind === 'hall'),
    level: spaces.map(space => space.level),
    need: spaces.map(needOf),
    lair,
    shares: spaces.map(space => space.kind === 'hall' || space.kind === 'chamber'),
    isPassage: spaces.map(({ kind }) => kind === 'corridor' || kind === 'stair'),
    ways,
    strolls: ways.map(strollOf),
    nearLair: ways.map(list => list.some(way => (lair[way.to] ?? NONE) !== NONE)),
    lairs,
    lairNeed: lairs.map(space => needOf(spaces[space])),
    lairLevel: lairs.map(space => spaces[space]?.level ?? 0),
    lairsOf: Array.from({ length: LEVELS + 1 }, (_, level) =>
      [...lairs.keys()].filter(lair => spaces[lairs[lair] ?? NONE]?.level === level),
    ),
    chambers: byLevel(spaces, space => space.kind === 'chamber' || space.kind === 'hall'),
    rooms: byLevel(spaces, space => space.kind === 'room'),
    doors: secretDoors(content.board).map(({ a, b }) => [
      positionIn(ids.spaceIds, a),
      positionIn(ids.spaceIds, b),
    ]),
    ...cardTables(content),
    actions: makeActions(
      content,
      spaces.filter(space => needOf(space) > 0),
    ),
    distances: new Map(),
  }
}

function idTables({ board, heroes, monsters, treasures }: Content) {
  const each = (list: readonly { readonly id: string }[]) => idsOf(list.map(({ id }) => id))
  return {
    spaceIds: each(board.spaces),
    doorIds: idsOf(secretDoors(board).map(doorId)),
    heroIds: each(heroes),
    monsterIds: each(monsters),
    treasureIds: each(treasures),
  }
}

function cardTables({ heroes, goals, monsters, treasures }: Content) {
  return {
    classOf: heroes.map(hero => CLASSES.indexOf(hero.class)),
    goal: heroes.map(hero => goals[hero.class]),
    finds: heroes.map(hero => FINDS[hero.class]),
    monsterLevel: monsters.map(card => card.level),
    rolls: monsters.flatMap(card => Array.from({ length: ROLLS }, (_, column) => card.rolls?.[column] ?? 0)),
    trap: monsters.map(card => (card.trap === undefined ? 0 : card.trap === 'cage' ? CAGE : SLIDE)),
    treasureLevel: treasures.map(card => card.level),
    value: treasures.map(card => card.value),
    power: treasures.map(card => card.power ?? null),
    powerBit: treasures.map(card => (card.power === undefined ? 0 : 1 << POWERS.indexOf(card.power))),
    monstersOf: byLevel(monsters, card => card.copies > 0),
    treasuresOf: byLevel(treasures, card => card.copies > 0),
  }
}

function strollOf(ways: readonly Way[]): readonly Action[] | null {
  if (ways.some(way => way.door !== NONE)) return null
  return [...ways.map(way => way.step), STOP]
}

/** The Cleared tokens it takes; 0 where there is nothing to clear. */
function needOf(space: SpaceFact | undefined): number {
  return space?.kind === 'room' || space?.kind === 'chamber' ? TOKENS[space.kind] : 0
}

function byLevel<T extends { readonly level: number }>(
  list: readonly T[],
  accepts: (item: T) => boolean,
): number[][] {
  return Array.from({ length: LEVELS + 2 }, (_, level) =>
    list.flatMap((item, index) => (item.level === level && accepts(item) ? [index] : [])),
  )
}

const standardIndex = makeIndex(standard)
const indexes = new WeakMap<Content, ContentIndex>([[standard, standardIndex]])

/** The tables of a content, made once; null is the standard one. */
export function indexOf(content: Content | null): ContentIndex {
  if (content === null) return standardIndex
  const known = indexes.get(content)
  if (known) return known
  const made = makeIndex(content)
  indexes.set(content, made)
  return made
}

export function spaceFact(content: ContentIndex, space: number): SpaceFact {
  const fact = content.pack.board.spaces[space]
  if (!fact) throw new Error(`There is no space ${space}`)
  return fact
}

/**
 * A number out of a table, or a list of a state; 0 where there is none, which the callers rule out. Where thousands are
 * read for one decision this is written out: what reads lists of every kind reads each of them slowly.
 */
export function num(list: readonly number[], index: number): number {
  return list[index] ?? 0
}
