/** What a player sees. Nothing is hidden in this game: what lies face down has no order until it is drawn. */
import type { MatchResult, Prompt, View } from '../../../engine/types.ts'
import type { Book } from '../content/content-index.ts'
import { burdenChange, cardChange, chanceToBeat } from '../content/round.ts'
import { here, lieOf, monstersIn, SIDES, tileOf } from '../rules/map.ts'
import { isOpen } from '../rules/tile-fit.ts'
import type { Card, Content, Item, Room, State, Step, Technique, TileKind, Token } from '../types.ts'
import { TECHNIQUES } from '../types.ts'

export interface RoomView {
  readonly name: string
  readonly kind: TileKind
  readonly x: number
  readonly y: number
  /** Doorways as bits: north 1, east 2, south 4, west 8; `far` are those beyond a chasm's gap. */
  readonly doors: number
  readonly far: number
  /** Of the doorways into the unknown, those where a tile can be turned over. */
  readonly open: number
  /** Quarter turns clockwise from how the tile is printed. */
  readonly turn: number
  readonly skulls: { readonly white: number; readonly red: number }
  /** Chests printed on the tile; they are opened on the first entry. */
  readonly chests: number
  readonly helmeted: number
  readonly plain: number
  readonly floor: readonly Token[]
  readonly entered: boolean
  readonly locked: boolean
  readonly cleared: boolean
  readonly roped: boolean
}

export interface CardView extends Card {
  readonly card: number
}

export interface TileView {
  readonly tile: number
  readonly name: string
  readonly kind: TileKind
}

/** A tile in hand: what is printed on it, and its doorways for each quarter turn. */
export interface LayingView extends Pick<RoomView, 'name' | 'kind' | 'skulls' | 'chests'> {
  readonly lies: readonly number[]
}

export interface TinView extends View {
  readonly hearts: number
  readonly maxHearts: number
  readonly level: number
  readonly xp: number
  readonly moves: number
  /** In moves; null for none. */
  readonly turnLimit: number | null
  readonly at: number
  readonly entry: number
  readonly wells: readonly Item[]
  readonly gold: readonly number[]
  readonly rooms: readonly RoomView[]
  /** Tiles face down above the princess room, those drawn that did not fit, and those out of this dungeon. */
  readonly stack: readonly TileView[]
  readonly aside: readonly TileView[]
  readonly out: readonly TileView[]
  readonly hand: readonly CardView[]
  readonly deck: readonly CardView[]
  readonly discard: readonly CardView[]
  readonly pile: readonly Token[]
  readonly goods: Content['goods']
  readonly step: Step
  /** The tile in hand while it is being laid. */
  readonly laying: LayingView | null
  /** The chance to win the round, by the key of the action. */
  readonly odds: Readonly<Record<string, number>>
}

export function resultOf(state: State): MatchResult | null {
  if (state.step.kind !== 'over') return null
  const purse = state.gold.reduce((sum, value) => sum + value, 0)
  return { winners: state.step.ending === 'rescued' ? [0] : [], reason: state.step.ending, scores: [purse] }
}

export function viewOf(book: Book, state: State, actor: View['actor']): TinView {
  const tiles = (list: readonly number[]) =>
    inOrder(list).map(tile => {
      const { name, kind } = tileOf(book, tile)
      return { tile, name, kind }
    })
  return {
    actor,
    prompt: promptOf(state),
    result: resultOf(state),
    hearts: state.hearts,
    maxHearts: state.maxHearts,
    level: state.level,
    xp: state.xp,
    moves: state.moves,
    turnLimit: state.turnLimit,
    at: state.at,
    entry: state.entry,
    wells: [...state.wells],
    gold: inOrder(state.gold),
    rooms: state.rooms.map(room => roomView(book, state, room)),
    stack: tiles(state.stack),
    aside: tiles(state.aside),
    out: tiles(state.out),
    hand: cardViews(book, state.hand),
    deck: cardViews(book, inOrder(state.deck)),
    discard: cardViews(book, inOrder(state.discard)),
    pile: [...state.pile],
    goods: book.content.goods,
    step: state.step,
    laying: layingOf(book, state.step),
    odds: oddsOf(book, state),
  }
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

function cardViews(book: Book, cards: readonly number[]): CardView[] {
  return cards.flatMap(card => {
    const printed = book.content.cards[card]
    return printed ? [{ ...printed, card }] : []
  })
}

function roomView(book: Book, state: State, room: Room): RoomView {
  const { name, kind, white, red, chests } = tileOf(book, room.tile)
  const { doors, far } = lieOf(book, room)
  const open = SIDES.reduce((mask, side) => (isOpen(book, state, room, side) ? mask | (1 << side) : mask), 0)
  const { x, y, turn, helmeted, plain, floor, entered, locked, cleared, roped } = room
  return {
    name,
    kind,
    x,
    y,
    doors,
    far,
    open,
    turn,
    skulls: { white, red },
    chests,
    helmeted,
    plain,
    floor,
    entered,
    locked,
    cleared,
    roped,
  }
}

function layingOf(book: Book, step: Step): TinView['laying'] {
  if (step.kind !== 'lay') return null
  const { name, kind, white, red, chests } = tileOf(book, step.tile)
  const lies = (book.lies[step.tile] ?? []).map(lie => lie.doors)
  return { name, kind, skulls: { white, red }, chests, lies }
}

function promptOf(state: State): Prompt | null {
  if (state.yellow + state.red > 0) return { ask: 'monsters', rule: 'T-20' }
  if (state.draws > 0) return { ask: 'treasure', rule: 'T-107' }
  switch (state.step.kind) {
    case 'turn':
      return monstersIn(here(state)) > 0 ? { ask: 'battle', rule: 'T-101' } : { ask: 'turn', rule: 'T-10' }
    case 'explore':
      return { ask: 'tile', rule: 'T-14' }
    case 'lay':
      return { ask: 'lay', rule: 'T-12' }
    case 'threshold':
      return { ask: 'threshold', rule: 'T-11' }
    case 'technique':
      return { ask: 'technique', rule: 'T-30' }
    case 'card':
      return { ask: 'card', rule: 'T-30' }
    case 'top':
      return { ask: 'top', rule: 'T-30' }
    case 'bomb':
      return { ask: 'bomb', rule: 'T-34' }
    case 'strike':
      return { ask: 'strike', rule: 'T-31' }
    case 'pay':
      return { ask: 'pay', rule: 'T-40' }
    case 'over':
      return null
    default:
      return null
  }
}

/** The chance to win the round with each choice that is open now. */
function oddsOf(book: Book, state: State): Record<string, number> {
  const { step } = state
  const carries = (bomb: boolean) =>
    burdenChange({ helmet: here(state).helmeted > 0, princess: state.wells.includes('princess'), bomb })
  const withCard = (card: number, technique: Technique) => changeOf(book, card, technique)
  if (step.kind === 'turn' && monstersIn(here(state)) > 0)
    return { fight: chanceOfRound(book, state, carries(false)) }
  if (step.kind === 'bomb') {
    const card = step.card === null ? 0 : withCard(step.card, step.technique)
    return {
      'bomb use=true': chanceToBeat(card + carries(true)),
      'bomb use=false': chanceToBeat(card + carries(false)),
    }
  }
  if (step.kind !== 'card') return {}
  const odds: Record<string, number> = { bare: chanceToBeat(carries(false)) }
  for (const card of state.hand)
    odds[`card card=${card}`] = chanceToBeat(withCard(card, step.technique) + carries(false))
  const unseen = state.deck.length > 0 ? state.deck : state.discard
  if (unseen.length > 0)
    odds['top'] = mean(unseen.map(card => chanceToBeat(withCard(card, step.technique) + carries(false))))
  return odds
}

/** Before the technique is known: the best face-up choice against each, averaged. */
function chanceOfRound(book: Book, state: State, change: number): number {
  return mean(
    TECHNIQUES.map(technique =>
      chanceToBeat(change + Math.max(0, ...state.hand.map(card => changeOf(book, card, technique)))),
    ),
  )
}

function changeOf(book: Book, card: number, technique: Technique): number {
  const printed = book.content.cards[card]
  return printed ? cardChange(printed, technique) : 0
}

function mean(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length
}
