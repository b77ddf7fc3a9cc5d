/** One handler for each kind of action. */
import { never } from '../../../engine/result.ts'
import type { Book } from '../content/content-index.ts'
import type { Action, State, Step, TinEmit } from '../types.ts'
import { askBomb, attack, deal, drawCard, lightBomb, strike, useCard } from './battle.ts'
import { opposite } from './map.ts'
import { buy, cancel, heal, pay } from './merchants.ts'
import { dirOf, drawTile, enter, explore, move, place, sideOf } from './moving.ts'
import { findTreasure, layRope, meetMonster, unlock } from './rooms.ts'
import { drink, drop, take } from './treasure.ts'

export function apply(book: Book, state: State, action: Action, emit: TinEmit | null): void {
  switch (action.kind) {
    case 'move':
      return move(book, state, sideOf(action.dir), emit)
    case 'explore':
      return explore(book, state, sideOf(action.dir), emit)
    case 'lay':
      return lay(book, state, action.turn, emit)
    case 'enter':
      return enter(book, state, state.rooms.length - 1, opposite(during(state, 'threshold').side), emit)
    case 'stay':
      return stay(state, emit)
    case 'unlock':
      return unlock(book, state, sideOf(action.dir), emit)
    case 'rope':
      return layRope(state, emit)
    case 'take':
      return take(state, action.token, emit)
    case 'drop':
      return drop(state, action.token, emit)
    case 'drink':
      return drink(state, emit)
    case 'heal':
      return heal(state, emit)
    case 'buy':
      return buy(state, action.good)
    case 'pay':
      return pay(book, state, during(state, 'pay'), action.token, emit)
    case 'cancel':
      return cancel(state, during(state, 'pay'), emit)
    case 'retreat':
      return retreat(book, state, emit)
    default:
      return applyBattle(book, state, action, emit)
  }
}

type Battling = Extract<
  Action,
  {
    kind:
      | 'fight'
      | 'card'
      | 'top'
      | 'bare'
      | 'bomb'
      | 'tile'
      | 'monster'
      | 'treasure'
      | 'deal'
      | 'technique'
      | 'number'
  }
>

function applyBattle(book: Book, state: State, action: Battling, emit: TinEmit | null): void {
  switch (action.kind) {
    case 'fight':
      state.step = { kind: 'technique' }
      return
    case 'card':
      state.hand.splice(state.hand.indexOf(action.card), 1)
      return useCard(book, state, action.card, during(state, 'card').technique, false, emit)
    case 'top':
      state.step = { kind: 'top', technique: during(state, 'card').technique }
      return
    case 'bare':
      return askBomb(state, during(state, 'card').technique, null)
    case 'bomb': {
      const { technique, card } = during(state, 'bomb')
      return lightBomb(state, technique, card, action.use, emit)
    }
    default:
      return applyChance(book, state, action, emit)
  }
}

type Chancy = Extract<Action, { kind: 'tile' | 'monster' | 'treasure' | 'deal' | 'technique' | 'number' }>

function applyChance(book: Book, state: State, action: Chancy, emit: TinEmit | null): void {
  switch (action.kind) {
    case 'tile':
      return drawTile(book, state, action.tile, during(state, 'explore').side, emit)
    case 'monster':
      return meetMonster(state, action.die, action.helmet, action.chest, emit)
    case 'treasure':
      return findTreasure(state, action.token, emit)
    case 'deal':
      return dealOrTurn(book, state, action.card, emit)
    case 'technique':
      return attack(state, action.technique, emit)
    case 'number':
      return strike(book, state, during(state, 'strike'), action.value, emit)
    default:
      return never(action)
  }
}

function lay(book: Book, state: State, turn: number, emit: TinEmit | null): void {
  const { tile, side } = during(state, 'lay')
  place(book, state, tile, side, turn, emit)
}

function stay(state: State, emit: TinEmit | null): void {
  state.step = { kind: 'turn' }
  emit?.({ kind: 'stayed' })
}

/** T-35, T-104: back the way the hero came. */
function retreat(book: Book, state: State, emit: TinEmit | null): void {
  emit?.({ kind: 'retreated', dir: dirOf(state.entry) })
  move(book, state, state.entry, emit)
}

/** A card from the deck goes to the hand, or straight into the round when the hero turned it over (T-30). */
function dealOrTurn(book: Book, state: State, card: number, emit: TinEmit | null): void {
  if (state.step.kind !== 'top') return deal(book, state, card, emit)
  drawCard(state, card, emit)
  useCard(book, state, card, state.step.technique, true, emit)
}

/** The step in progress, which must be of this kind: the list of legal actions sees to it. */
function during<K extends Step['kind']>(state: State, kind: K): Extract<Step, { kind: K }> {
  const { step } = state
  if (!isStep(step, kind)) throw new Error(`The hero is at "${step.kind}", not at "${kind}"`)
  return step
}

function isStep<K extends Step['kind']>(step: Step, kind: K): step is Extract<Step, { kind: K }> {
  return step.kind === kind
}
