/** What matches of format 1 said otherwise: they named spaces, secret doors, heroes and cards by position. */
import { type Fields, freeId, isFields, slugOf } from '../../../engine/old-packs.ts'
import type { Action, Format1, Json } from '../../../engine/types.ts'
import type { Content } from '../types.ts'
import { type ContentIndex, indexOf } from './content-index.ts'
import type { Ids } from './ids.ts'
import { original } from './released.ts'
import { standard } from './standard.ts'

/** Format 1 knew one standard set. */
const HASH = '96513f43dc368ae07072e3372f1fc3023c8bbba3dbd75ebb32284fa951ca25de'

export const format1: Format1<Content> = {
  content: hash => (hash === HASH ? original : undefined),
  pack: withIds,
  action: (action, content) => withId(action, indexOf(content)),
}

type Table = keyof Pick<ContentIndex, 'spaceIds' | 'doorIds' | 'heroIds' | 'monsterIds' | 'treasureIds'>

/** Which field of each kind of action held a position, and in which list. */
const POSITIONS: Readonly<Record<string, readonly [field: string, table: Table]>> = {
  hero: ['hero', 'heroIds'],
  step: ['to', 'spaceIds'],
  search: ['door', 'doorIds'],
  cast: ['at', 'spaceIds'],
  teleport: ['to', 'spaceIds'],
  esp: ['at', 'spaceIds'],
  gaze: ['at', 'spaceIds'],
  slide: ['to', 'spaceIds'],
  replace: ['card', 'treasureIds'],
  haunt: ['at', 'spaceIds'],
  monster: ['card', 'monsterIds'],
  treasure: ['card', 'treasureIds'],
  drop: ['card', 'treasureIds'],
  prowl: ['to', 'spaceIds'],
}

function withId(action: Action, content: ContentIndex): Action {
  const position = POSITIONS[action.kind]
  if (!position) return action
  const [field, table] = position
  const id = idOf(content[table], new Map<string, unknown>(Object.entries(action)).get(field))
  return id === undefined ? action : { ...action, [field]: id }
}

function idOf({ of }: Ids, position: unknown): string | undefined {
  return typeof position === 'number' ? of[position] : undefined
}

/** Then a card's German and its figure hung on its printed name: whatever has the name of ours keeps them. */
const DRESS: Readonly<Record<string, ReadonlyMap<unknown, Fields>>> = {
  heroes: new Map(standard.heroes.map(({ name, de }) => [name, present({ de })])),
  monsters: new Map(standard.monsters.map(({ name, de }) => [name, present({ de: de && { ...de } })])),
  treasures: new Map(standard.treasures.map(({ name, de, icon, ink }) => [name, present({ de, icon, ink })])),
  spaces: new Map(
    standard.board.spaces.flatMap(({ name, de }) => (de === undefined ? [] : [[name, { de: { ...de } }]])),
  ),
}

function present(fields: Readonly<Record<string, Json | undefined>>): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]): [string, Json][] =>
      value === undefined ? [] : [[key, value]],
    ),
  )
}

/** A pack of then: heroes and cards get ids, spaces had them. */
function withIds(pack: Json): Json {
  if (!isFields(pack)) return pack
  const { board, heroes, monsters, treasures } = pack
  const lists = Object.entries({ heroes, monsters, treasures }).map(([key, list]) => [
    key,
    Array.isArray(list) ? namedList(dressed(key, list)) : list,
  ])
  return { ...pack, ...present({ board: boardOf(board), ...Object.fromEntries(lists) }) }
}

function boardOf(board: Json | undefined): Json | undefined {
  if (!isFields(board) || !Array.isArray(board['spaces'])) return board
  return { ...board, spaces: dressed('spaces', board['spaces']) }
}

function dressed(key: string, list: readonly Json[]): Json[] {
  return list.map(entry => (isFields(entry) ? { ...DRESS[key]?.get(entry['name']), ...entry } : entry))
}

function namedList(list: readonly Json[]): Json {
  const levels = levelsByName(list)
  const taken = new Set<string>()
  return list.map(entry => {
    if (!isFields(entry) || typeof entry['name'] !== 'string' || 'id' in entry) return entry
    return { id: freeId(idFor(entry, levels.get(entry['name']) ?? []), taken), ...entry }
  })
}

/** The levels of all that have one name. */
function levelsByName(list: readonly Json[]): ReadonlyMap<unknown, readonly unknown[]> {
  const levels = new Map<unknown, unknown[]>()
  for (const { name, level } of list.filter(isFields)) {
    const known = levels.get(name)
    if (known) known.push(level)
    else levels.set(name, [level])
  }
  return levels
}

/** As the standard set has them: the name, with its level where it stands on several, and its value where those do. */
function idFor({ name, level, value }: Fields, levels: readonly unknown[]): string {
  if (levels.length < 2) return shortSlug([name])
  const isOnePerLevel = new Set(levels).size === levels.length
  return shortSlug(isOnePerLevel ? [name, level] : [name, level, value])
}

/** Longer names than these are refused by the check anyway. */
const LONGEST = 50

function shortSlug(parts: readonly (Json | undefined)[]): string {
  const words = parts.filter(part => typeof part === 'string' || typeof part === 'number').join(' ')
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return slugOf(plain).slice(0, LONGEST).replace(/-$/, '')
}
