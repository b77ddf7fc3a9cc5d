/** Who is to act and what they may do: the one source of legality. */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor } from '../../../engine/types.ts'
import type { Book } from '../book.ts'
import { waysToLay } from '../fit.ts'
import { here, monstersIn, SIDES } from '../map.ts'
import { type Action, DIRECTIONS, GOODS, type Good, type Side, type State, type Token } from '../types.ts'
import { drawable, isHandDue } from './battle.ts'
import { canExplore } from './laying.ts'
import { canBuy, canHeal, isAtStairwell, isGood } from './merchants.ts'
import { canMove } from './moving.ts'
import { canRope, canUnlock } from './rooms.ts'
import { canDrink, canTake, distinct } from './treasure.ts'

const HERO: Actor = turnOf(0)

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
  if (state.yellow + state.red + state.draws > 0) return CHANCE
  switch (state.step.kind) {
    case 'explore':
    case 'technique':
    case 'top':
    case 'strike':
      return CHANCE
    case 'turn':
      return isHandDue(state) ? CHANCE : HERO
    default:
      return HERO
  }
}

/** Every legal action of the hero. */
export function actions(book: Book, state: State): readonly Action[] {
  const { step } = state
  if (actor(state) !== HERO) return NONE
  switch (step.kind) {
    case 'turn':
      return monstersIn(here(state)) > 0 ? betweenRounds(state) : atPeace(book, state)
    case 'lay':
      return waysToLay(book, state, step.tile, step.side).map(
        lie => LAY[lie.turn] ?? { kind: 'lay', turn: lie.turn },
      )
    case 'threshold':
      return THRESHOLD
    case 'card':
      return cardChoices(state)
    case 'bomb':
      return BOMB
    case 'pay':
      return [...payments(state), CANCEL]
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

function payments(state: State): Action[] {
  const tokens: Token[] = [...state.gold, ...state.wells.filter(isGood)]
  return distinct(tokens).map(token => ({ kind: 'pay', token }))
}

/** T-10, T-22 to T-24, T-40, T-41: what can be done on a tile without monsters. */
function atPeace(book: Book, state: State): Action[] {
  const list: Action[] = []
  addSides(list, MOVE, side => canMove(book, state, side))
  addSides(list, EXPLORE, side => canExplore(book, state, side))
  if (state.wells.includes('key')) addSides(list, UNLOCK, side => canUnlock(book, state, side))
  if (canRope(book, state)) list.push(ROPE)
  for (const token of distinct(here(state).floor))
    if (canTake(state, token)) list.push({ kind: 'take', token })
  if (canDrink(state)) list.push(DRINK)
  if (isAtStairwell(book, state)) {
    if (canHeal(state)) list.push(HEAL)
    for (const good of GOODS) if (canBuy(book, state, good)) list.push(BUY[good])
  }
  for (const token of distinct(state.wells)) if (token !== 'princess') list.push({ kind: 'drop', token })
  for (const token of distinct(state.gold)) list.push({ kind: 'drop', token })
  return list
}

function addSides(list: Action[], choices: readonly Action[], test: (side: Side) => boolean): void {
  for (const side of SIDES) {
    const choice = choices[side]
    if (choice && test(side)) list.push(choice)
  }
}
