/** Piles, discards and number tokens (D-03, D-21, D-114, D-115). Piles are counts of each card: order does not exist. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { LEVELS, NONE, type State } from '../types.ts'
import { setFace } from './lair-cards.ts'
import { plus, put } from './lists.ts'
import type { Play } from './play.ts'

export function isEmpty(pile: readonly number[], cards: readonly number[]): boolean {
  for (let index = 0; index < cards.length; index++) if (num(pile, num(cards, index)) > 0) return false
  return true
}

export function canDrawMonster(content: ContentIndex, state: State, level: number): boolean {
  const cards = content.monstersOf[level] ?? []
  return !isEmpty(state.monsterPile, cards) || !isEmpty(state.monsterDiscard, cards)
}

export function canDrawTreasure(content: ContentIndex, state: State, level: number): boolean {
  return !isEmpty(state.treasurePile, content.treasuresOf[level] ?? [])
}

/** D-114: the discards come back at the moment when a card must be drawn and none is left. */
export function readyMonsterPile({ content, state, emit }: Play, level: number): void {
  const cards = content.monstersOf[level] ?? []
  if (!isEmpty(state.monsterPile, cards)) return
  takeBack(state, cards)
  emit?.({ kind: 'reshuffled', level })
}

/** The discards of these kinds join their pile. */
export function takeBack(state: State, cards: readonly number[]): void {
  const pile = state.monsterPile.slice()
  const discard = state.monsterDiscard.slice()
  for (const card of cards) {
    pile[card] = num(pile, card) + num(discard, card)
    discard[card] = 0
  }
  state.monsterPile = pile
  state.monsterDiscard = discard
}

/** A trap cannot hunt: the Hunter is drawn from the monsters of level 6 only. */
export function hunterCards(content: ContentIndex): readonly number[] {
  return (content.monstersOf[LEVELS] ?? []).filter(card => num(content.trap, card) === 0)
}

/** D-115: a card laid in a lair takes the lowest free number. */
export function layMonster(state: State, lair: number, card: number, face: number): void {
  state.monster = put(state.monster, lair, card)
  setFace(state, lair, 0)
  setFace(state, lair, face)
  const free = state.numbers.indexOf(NONE)
  state.numbers = put(state.numbers, free === NONE ? state.numbers.length : free, lair)
}

export function discardMonster(state: State, lair: number): void {
  state.monsterDiscard = plus(state.monsterDiscard, num(state.monster, lair), 1)
  state.monster = put(state.monster, lair, NONE)
  setFace(state, lair, 0)
  state.numbers = put(state.numbers, state.numbers.indexOf(lair), NONE)
}
