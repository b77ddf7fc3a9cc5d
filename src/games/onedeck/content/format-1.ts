/** Matches of format 1 named cards by their place in the deck: two copies of each encounter, in their order. */
import { isFields } from '../../../engine/old-packs.ts'
import type { Action as AnyAction, Format1, Json } from '../../../engine/types.ts'
import { type CardId, type Content, EDITIONS } from '../types.ts'
import { cardId } from './content-index/cards.ts'
import { original } from './released.ts'

/** By all that was printed then, words included. */
const STANDARD = '59e213b4324a1ab003238f4904e0ffa6aa110033c7b137b0fa88994850fdd5f3'

/** Kinds of action that named a card; of two of them `over` did too, with -1 for a free place. */
const WITH_CARD: ReadonlySet<string> = new Set(['card', 'drain', 'item', 'skill', 'potion', 'xp'])

export const format1: Format1<Content> = {
  content: hash => (hash === STANDARD ? original : undefined),
  pack: packNow,
  action(action, content, options) {
    if (!WITH_CARD.has(action.kind)) return action
    const edition = EDITIONS.find(one => one === fieldOf(options, 'edition')) ?? 'first'
    const cards = content[edition].encounters.flatMap(({ id, copies }) =>
      copies.map((_, copy) => cardId(id, copy)),
    )
    return withIds(action, cards)
  },
}

function withIds(action: AnyAction, cards: readonly CardId[]): AnyAction {
  const fields: [string, unknown][] = Object.entries(action)
  const now = fields.map(([name, value]): [string, unknown] => {
    if (typeof value !== 'number' || (name !== 'card' && name !== 'over')) return [name, value]
    return [name, name === 'over' && value === -1 ? null : (cards[value] ?? value)]
  })
  return { ...Object.fromEntries(now), kind: action.kind }
}

/** What a talent lets a hero do was called its deed. */
function packNow(pack: Json): Json {
  return mapped(pack, printing =>
    mapped(printing, (list, name) =>
      name === 'talents' && Array.isArray(list) ? list.map(talentNow) : list,
    ),
  )
}

function talentNow(talent: Json): Json {
  if (!isFields(talent) || !('deed' in talent)) return talent
  const { deed = null, ...others } = talent
  return { ...others, ability: deed }
}

function mapped(value: Json, now: (field: Json, name: string) => Json): Json {
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, now(field, name)]))
}

function fieldOf(value: Json, name: string): Json | undefined {
  return isFields(value) ? value[name] : undefined
}
