/** A situation for tests: what matters is stated, the rest is filled in so that every component has its place. */
import { type Table, tableOf } from '../../testing/table.ts'
import { type ContentIndex, cardNamed, indexOf, orientationOf, tileNamed } from './content/content-index.ts'
import { has, SIDES } from './content/geometry.ts'
import { standard } from './content/standard.ts'
import { tinKit } from './index.ts'
import { neighbour } from './rules/map.ts'
import { setup } from './rules/setup.ts'
import { newRoom } from './rules/state.ts'
import type { Content, Item, Room, State, Token } from './types.ts'
import { viewOf } from './view/index.ts'
import { sceneOf, type TinScene } from './view/scene.ts'

interface Situation {
  /** Rooms besides the stairwell at 0,0, by the id of their tile. */
  readonly rooms?: readonly (Partial<Omit<Room, 'tile'>> & { readonly tile: string })[]
  /** The tile of the room the hero is in, and the side entered by (0 north to 3 west). */
  readonly at?: string
  readonly entry?: number
  readonly wells?: readonly Item[]
  readonly gold?: readonly number[]
  /** Ids of cards. */
  readonly hand?: readonly string[]
  readonly discard?: readonly string[]
  /** Ids of the tiles still above the princess room; without it, all that do not lie. */
  readonly stack?: readonly string[]
  readonly pile?: readonly Token[]
  readonly more?: Partial<State>
  readonly content?: Content
}

export function given(situation: Situation = {}): Table<State> {
  const content = situation.content ?? standard
  const index = indexOf(content)
  const state = setup(index, { hearts: 6, turnLimit: null })
  state.deals = 0
  const tile = (id: string) => tileNamed(index, id)
  const card = (id: string) => cardNamed(index, id)
  for (const room of situation.rooms ?? []) state.rooms.push(roomLike(room, tile(room.tile)))
  const laid = state.rooms.map(room => room.tile)
  state.stack = (situation.stack?.map(tile) ?? index.shuffled).filter(each => !laid.includes(each))
  state.out = index.shuffled.filter(each => !laid.includes(each) && !state.stack.includes(each))
  state.at = laid.indexOf(situation.at === undefined ? index.stairwell : tile(situation.at))
  state.entry = situation.entry ?? (state.at === 0 ? -1 : 0)
  state.wells = [...(situation.wells ?? ['potion'])]
  state.gold = [...(situation.gold ?? [])]
  state.hand = (situation.hand ?? ['hook', 'parry']).map(card)
  state.discard = (situation.discard ?? []).map(card)
  state.deck = state.deck.filter(index => !state.hand.includes(index) && !state.discard.includes(index))
  state.pile = [...(situation.pile ?? pileWithout(index.pile, state))]
  state.exits = exitsOf(index, state)
  return tableOf(tinKit.make(content), Object.assign(state, situation.more))
}

/** The standard set as somebody else might have written it: without what is said and drawn of its entries. */
export const PLAIN_SET: Content = {
  ...standard,
  tiles: standard.tiles.map(({ id, name, kind, doors, far, white, red, chests, mark }) => {
    return { id, name, kind, doors, far, white, red, chests, mark }
  }),
  cards: standard.cards.map(({ id, title, top, middle, bottom, plus, minus }) => {
    return { id, title, top, middle, bottom, plus, minus }
  }),
}

/** What a reader of the standard set sees there. */
export function sceneIn({ state }: Table<State>): TinScene {
  const content = indexOf(standard)
  return sceneOf(content, viewOf(content, state))
}

/** Unless it is said otherwise, a room that has been entered and cleared. */
function roomLike(given: Partial<Omit<Room, 'tile'>>, tile: number): Room {
  return { ...newRoom(tile, 0, 0, 0), entered: true, cleared: true, ...given, tile }
}

function pileWithout(pile: readonly Token[], state: State): Token[] {
  const left = [...pile]
  for (const token of [...state.wells, ...state.gold, ...state.rooms.flatMap(room => room.floor)]) {
    const index = left.indexOf(token)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

function exitsOf(content: ContentIndex, state: State): number {
  return state.rooms
    .slice(1)
    .flatMap(room =>
      SIDES.filter(side => has(orientationOf(content, room).doors, side) && neighbour(state, room, side) < 0),
    ).length
}
