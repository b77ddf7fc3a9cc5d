/** Matches of format 1: they named tiles and cards by their position, and cards had no id. */
import { type Fields, freeId, isFields, slugOf } from '../../../engine/old-packs.ts'
import type { Action, Format1, Json } from '../../../engine/types.ts'
import type { Content } from '../types.ts'
import { cards } from './cards.ts'
import { original } from './released.ts'
import { tiles } from './tiles.ts'

/** What format 1 called the standard set: the hash of all of it, words included. */
const STANDARD = 'f5e9308b9d69ef3e474e7725bebefeb89c39c823fca9bc2855972a3e2aaeec63'

export const format1: Format1<Content> = {
  content: hash => (hash === STANDARD ? original : undefined),
  pack: withIds,
  action: byId,
}

/** How tiles and cards of these names are told and drawn. */
const TILES = new Map<string, Fields>(
  tiles.map(({ name, called, de, mood, drawing }) => [
    name,
    { ...(called === undefined ? {} : { called }), de: { ...de }, mood: { ...mood }, drawing },
  ]),
)
const CARDS = new Map<string, Fields>(cards.map(({ title, de }) => [title, { de }]))

/** Entries get their ids from their names; what bears the name of a standard entry is also told and drawn like it. */
function withIds(pack: Json): Json {
  if (!isFields(pack)) return pack
  const named = {
    tiles: entriesOf(pack['tiles'], 'name', TILES),
    cards: entriesOf(pack['cards'], 'title', CARDS),
  }
  return { ...pack, ...(named.tiles && { tiles: named.tiles }), ...(named.cards && { cards: named.cards }) }
}

function entriesOf(list: Json | undefined, name: string, looks: ReadonlyMap<string, Fields>): Json[] | null {
  if (!Array.isArray(list)) return null
  const taken = new Set<string>()
  return list.map((entry: Json) => {
    if (!isFields(entry)) return entry
    const said = entry[name]
    const printed = typeof said === 'string' ? said : ''
    return { ...looks.get(printed), ...entry, id: freeId(slugOf(printed), taken) }
  })
}

function byId(action: Action, content: Content): Action {
  const said = new Map<string, unknown>(Object.entries(action))
  const [tile, card] = [entryAt(content.tiles, said.get('tile')), entryAt(content.cards, said.get('card'))]
  return { ...action, ...(tile && { tile: tile.id }), ...(card && { card: card.id }) }
}

function entryAt<T>(entries: readonly T[], position: unknown): T | undefined {
  return typeof position === 'number' ? entries[position] : undefined
}
