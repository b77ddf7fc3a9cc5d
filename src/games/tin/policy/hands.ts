/** Every hand as a number, a bit for each card of the content, and what a hand is good for once a room is cleared. */
import type { ContentIndex } from '../content/content-index.ts'
import { HELMET_TAKES } from '../content/numbers.ts'
import { TECHNIQUES } from '../types.ts'
import { chanceWith, changeOf } from './round.ts'

/** Of more cards there are too many hands to look at them all. */
const MOST_CARDS = 12

export interface Hands {
  readonly cards: number
  /** How many hands there are, those included that nobody can hold. */
  readonly count: number
  /** By card and technique: what the card changes. */
  readonly changes: ArrayLike<number>
  /** By the size of a full hand: what every hand promises; worked out when it is first asked for. */
  readonly promises: Map<number, Float32Array>
}

const known = new WeakMap<ContentIndex, Hands>()

/** Null where there are too many cards. */
export function handsOf(content: ContentIndex): Hands | null {
  if (content.cards.length > MOST_CARDS) return null
  const hands = known.get(content) ?? newHands(content)
  known.set(content, hands)
  return hands
}

function newHands(content: ContentIndex): Hands {
  const cards = content.cards.length
  const changes = content.cards.flatMap((_, card) =>
    TECHNIQUES.map(technique => changeOf(content, card, technique)),
  )
  return { cards, count: 1 << cards, changes, promises: new Map() }
}

/** The hand that these cards are. */
export function handOf(cards: readonly number[]): number {
  let hand = 0
  for (const card of cards) hand |= 1 << card
  return hand
}

function sizeOf(hand: number): number {
  let size = 0
  for (let left = hand; left > 0; left &= left - 1) size += 1
  return size
}

export function holds(hand: number, card: number): boolean {
  return (hand & (1 << card)) !== 0
}

/** T-33: by hand, the chance to win a round of the next battle after the hand was filled up to this size. */
export function promiseOf(hands: Hands, size: number): ArrayLike<number> {
  const promise = hands.promises.get(size) ?? newPromise(hands, size)
  hands.promises.set(size, promise)
  return promise
}

/** From full hands down: which card comes next is anybody's guess. */
function newPromise(hands: Hands, size: number): Float32Array {
  const promise = new Float32Array(hands.count)
  for (let hand = hands.count - 1; hand >= 0; hand--) {
    const held = sizeOf(hand)
    promise[hand] =
      held >= Math.min(size, hands.cards) ? chanceOf(hands, hand) : withOneMore(hands, promise, hand, held)
  }
  return promise
}

function withOneMore({ cards }: Hands, promise: Float32Array, hand: number, held: number): number {
  let sum = 0
  for (let card = 0; card < cards; card++) if (!holds(hand, card)) sum += promise[hand | (1 << card)] ?? 0
  return sum / (cards - held)
}

/** One monster in three wears a helmet. */
const HELMETS = 1 / 3

function chanceOf(hands: Hands, hand: number): number {
  let sum = 0
  for (let technique = 0; technique < TECHNIQUES.length; technique++) {
    const change = bestChange(hands, hand, technique)
    sum += (1 - HELMETS) * chanceWith(change) + HELMETS * chanceWith(change - HELMET_TAKES)
  }
  return sum / TECHNIQUES.length
}

function bestChange({ cards, changes }: Hands, hand: number, technique: number): number {
  let best = 0
  for (let card = 0; card < cards; card++)
    if (holds(hand, card)) best = Math.max(best, changes[card * TECHNIQUES.length + technique] ?? 0)
  return best
}
