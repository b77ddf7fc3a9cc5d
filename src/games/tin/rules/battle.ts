/** Battle, cards and levels: T-01, T-06, T-30 to T-36, T-101, T-102, T-108. */
import type { Book } from '../content/content-index.ts'
import { beats, burdenChange, cardChange } from '../content/round.ts'
import type { Card, State, Step, Technique, TinEmit } from '../types.ts'
import { here, monstersIn } from './map.ts'
import { handSize } from './state.ts'
import { healTo, lose } from './treasure.ts'

type Striking = Extract<Step, { kind: 'strike' }>

const XP_FOR_LEVEL = 10
const LAST_LEVEL = 5

/** T-33: when the last monster of a tile is beaten, and only then; the level it brought counts already. */
function fillHand(state: State): void {
  const missing = handSize(state.level) - state.hand.length
  state.deals = Math.min(missing, state.deck.length + state.discard.length)
}

/** T-01: an exhausted deck is made again from its discards. */
function reshuffle(state: State, emit: TinEmit | null): void {
  if (state.deck.length > 0) return
  state.deck = state.discard
  state.discard = []
  emit?.({ kind: 'reshuffled' })
}

/** The cards that may come next from the deck. */
export function drawable(state: State): readonly number[] {
  return state.deck.length > 0 ? state.deck : state.discard
}

function cardOf(book: Book, index: number): Card {
  const card = book.content.cards[index]
  if (!card) throw new Error(`There is no card ${index}`)
  return card
}

export function drawCard(state: State, card: number, emit: TinEmit | null): void {
  reshuffle(state, emit)
  state.deck.splice(state.deck.indexOf(card), 1)
}

export function deal(book: Book, state: State, card: number, emit: TinEmit | null): void {
  drawCard(state, card, emit)
  state.hand.push(card)
  state.deals -= 1
  emit?.({ kind: 'dealt', title: cardOf(book, card).title })
}

export function attack(state: State, technique: Technique, emit: TinEmit | null): void {
  state.step = { kind: 'card', technique }
  emit?.({ kind: 'attacked', technique, helmet: here(state).helmeted > 0 })
}

/** T-30, T-32: a used card is discarded, whatever comes of it. */
export function useCard(
  book: Book,
  state: State,
  card: number,
  technique: Technique,
  turned: boolean,
  emit: TinEmit | null,
): void {
  state.discard.push(card)
  emit?.({
    kind: 'used',
    title: cardOf(book, card).title,
    turned,
    change: cardChange(cardOf(book, card), technique),
  })
  askBomb(state, technique, card)
}

/** T-101: the bomb is asked after the card, also after one that was turned over. */
export function askBomb(state: State, technique: Technique, card: number | null): void {
  state.step = state.wells.includes('bomb')
    ? { kind: 'bomb', technique, card }
    : { kind: 'strike', technique, card, bomb: false }
}

export function lightBomb(
  state: State,
  technique: Technique,
  card: number | null,
  bomb: boolean,
  emit: TinEmit | null,
): void {
  if (bomb) {
    lose(state, 'bomb')
    state.pile.push('bomb')
    emit?.({ kind: 'lit' })
  }
  state.step = { kind: 'strike', technique, card, bomb }
}

/** T-31: the numbered die decides the round against the first monster, helmeted ones first. */
export function strike(book: Book, state: State, step: Striking, die: number, emit: TinEmit | null): void {
  const helmet = here(state).helmeted > 0
  const card = step.card === null ? 0 : cardChange(cardOf(book, step.card), step.technique)
  const change = card + burdenChange({ helmet, princess: state.wells.includes('princess'), bomb: step.bomb })
  const won = beats(die, change)
  state.step = { kind: 'turn' }
  emit?.({ kind: 'rolled', value: die, change, won })
  if (won) beatMonster(state, helmet, emit)
  else loseHeart(state, emit)
}

function beatMonster(state: State, helmet: boolean, emit: TinEmit | null): void {
  const room = here(state)
  if (helmet) room.helmeted -= 1
  else room.plain -= 1
  const left = monstersIn(room)
  if (left === 0) room.cleared = true
  emit?.({ kind: 'beat', helmet, left })
  gainExperience(state, emit)
  if (left === 0) fillHand(state)
}

/** T-06, T-32. */
function loseHeart(state: State, emit: TinEmit | null): void {
  state.hearts -= 1
  emit?.({ kind: 'wounded', hearts: state.hearts })
  if (state.hearts > 0) return
  state.step = { kind: 'over', ending: 'slain' }
  emit?.({ kind: 'ended', ending: 'slain' })
}

/** T-36, T-108: the tenth point is a new level and full hearts; at the last level points no longer count. */
function gainExperience(state: State, emit: TinEmit | null): void {
  if (state.level >= LAST_LEVEL) return
  state.xp += 1
  if (state.xp < XP_FOR_LEVEL) return
  state.xp = 0
  state.level += 1
  healTo(state, state.maxHearts)
  emit?.({ kind: 'levelled', level: state.level })
}
