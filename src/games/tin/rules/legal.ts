/** Who is to act and what they may do: the one source of legality. */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor, Seat } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { beside, has, SIDES } from '../content/geometry.ts'
import {
  type Action,
  DIRECTIONS,
  GOODS,
  type Good,
  type Room,
  type Side,
  type State,
  type StepOf,
  type Token,
} from '../types.ts'
import { joined, neighbour, usableDoors } from './map.ts'
import { canBuy, canHeal, isAtStairwell, meansOf, payable } from './merchants.ts'
import { canRope, canUnlock } from './rooms.ts'
import { drawable, here, monstersIn } from './state.ts'
import { takesTile, waysToLay } from './tile-fit.ts'
import { canDrink, canTake } from './treasure.ts'

const HERO_SEAT: Seat = 0
const HERO: Actor = turnOf(HERO_SEAT)

function byDirection(kind: 'move' | 'explore' | 'unlock'): readonly Action[] {
  return DIRECTIONS.map(dir => ({ kind, dir }))
}
const MOVE = byDirection('move')
const EXPLORE = byDirection('explore')
const UNLOCK = byDirection('unlock')
const LAY: readonly Action[] = SIDES.map(turn => ({ kind: 'lay', turn }))
const ROPE: Action = { kind: 'rope' }
const DRINK: Action = { kind: 'drink' }
const HEAL: Action = { kind: 'heal' }
const FIGHT: Action = { kind: 'fight' }
const RETREAT: Action = { kind: 'retreat' }
const TOP: Action = { kind: 'top' }
const BARE: Action = { kind: 'bare' }
const CANCEL: Action = { kind: 'cancel' }
const BOMB: readonly Action[] = [
  { kind: 'bomb', use: true },
  { kind: 'bomb', use: false },
]
const THRESHOLD: readonly Action[] = [{ kind: 'enter' }, { kind: 'stay' }]
const BUY: Readonly<Record<Good, Action>> = {
  key: { kind: 'buy', good: 'key' },
  rope: { kind: 'buy', good: 'rope' },
  potion: { kind: 'buy', good: 'potion' },
  bomb: { kind: 'buy', good: 'bomb' },
}
const NONE: readonly Action[] = []

export function actor(state: State): Actor {
  if (state.step.kind === 'over') return OVER
  if (state.yellow + state.red + state.draws + state.deals > 0) return CHANCE
  switch (state.step.kind) {
    case 'explore':
    case 'technique':
    case 'top':
    case 'strike':
      return CHANCE
    default:
      return HERO
  }
}

/** Every legal action of the seat, which is the hero's only. */
export function actions(content: ContentIndex, state: State, seat: Seat): readonly Action[] {
  const { step } = state
  if (actor(state) !== HERO || seat !== HERO_SEAT) return NONE
  switch (step.kind) {
    case 'turn':
      return monstersIn(here(state)) > 0 ? betweenRounds(state) : atPeace(content, state)
    case 'lay':
      return waysToLay(content, state, step.tile, step.side).map(
        ({ turn }) => LAY[turn] ?? { kind: 'lay', turn },
      )
    case 'threshold':
      return THRESHOLD
    case 'card':
      return cardChoices(state)
    case 'bomb':
      return BOMB
    case 'pay':
      return [...payments(content, state, step), CANCEL]
    default:
      return NONE
  }
}

/** T-101: before every round, the first too. */
function betweenRounds(state: State): Action[] {
  const list = [FIGHT, RETREAT]
  if (canDrink(state)) list.push(DRINK)
  return list
}

/** T-30: a face-up card, the unseen top of the deck, or none. */
function cardChoices(state: State): Action[] {
  const list: Action[] = state.hand.map(card => ({ kind: 'card', card }))
  if (drawable(state).length > 0) list.push(TOP)
  list.push(BARE)
  return list
}

function payments(content: ContentIndex, state: State, step: StepOf<'pay'>): Action[] {
  return distinct(payable(content, state, step)).map(token => ({ kind: 'pay', token }))
}

/** T-10, T-22 to T-24, T-40, T-41: what can be done on a tile without monsters. */
function atPeace(content: ContentIndex, state: State): Action[] {
  const list: Action[] = []
  const room = here(state)
  addDoorways(content, state, room, list)
  if (canRope(content, state)) list.push(ROPE)
  addTokens(list, 'take', room.floor, state)
  if (canDrink(state)) list.push(DRINK)
  if (isAtStairwell(content, state)) addStairwell(content, state, list)
  addTokens(list, 'drop', state.wells, state)
  addTokens(list, 'drop', state.gold, state)
  return list
}

/** Through each doorway: go on, turn over a tile, or open the lock. */
function addDoorways(content: ContentIndex, state: State, room: Room, list: Action[]): void {
  const doors = usableDoors(content, state)
  for (let side = 0; side < 4; side++) {
    if (!has(doors, side)) continue
    const next = state.rooms[neighbour(state, room, side)]
    const choice = next ? throughDoor(content, state, room, side, next) : EXPLORE[side]
    if (choice && (next || takesTile(content, state, ...beside(room, side)))) list.push(choice)
  }
}

function throughDoor(
  content: ContentIndex,
  state: State,
  room: Room,
  side: Side,
  next: Room,
): Action | undefined {
  if (!joined(content, room, side, next)) return undefined
  if (!next.locked) return MOVE[side]
  return canUnlock(content, state, next) ? UNLOCK[side] : undefined
}

function addStairwell(content: ContentIndex, state: State, list: Action[]): void {
  if (canHeal(state)) list.push(HEAL)
  const means = meansOf(content, state)
  for (const good of GOODS) if (canBuy(content, state, good, means)) list.push(BUY[good])
}

function addTokens(list: Action[], kind: 'take' | 'drop', tokens: readonly Token[], state: State): void {
  for (const token of distinct(tokens))
    if (kind === 'take' ? canTake(state, token) : token !== 'princess') list.push({ kind, token })
}

/** Each different token once, in a stable order. */
function distinct(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, index) => tokens.indexOf(token) === index)
}
