/**
 * A state that a seat cannot tell from the true one: what it has not seen is dealt anew from what it has not seen.
 * Backs show the level of a card and everybody watches who draws from which pile, so cards change places only within
 * their level. A hidden hand never holds what must be played face up, so hands are dealt first, the choosiest first.
 */
import type { Rng } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { type Hero, LEVELS, NONE, type State } from '../types.ts'
import { hunterCards } from './cards.ts'
import { FACE_DOWN, faceAt, hasSeenMonster, hasSeenTreasure } from './lair-cards.ts'
import { top } from './stack.ts'
import { clone, handOf, isWizard, shownOf } from './state.ts'

export function guess(content: ContentIndex, state: State, seat: number, rng: Rng): State {
  const other = clone(state)
  guessMonsters(content, other, seat, rng)
  guessTreasures(content, other, seat, rng)
  return other
}

function guessMonsters(content: ContentIndex, state: State, seat: number, rng: Rng): void {
  const pile = state.monsterPile.slice()
  const monster = state.monster.slice()
  const lairs = content.lairs.flatMap((_, lair) =>
    faceAt(state, lair) === FACE_DOWN && !hasSeenMonster(state, lair, seat) ? [lair] : [],
  )
  for (const lair of lairs) giveBack(pile, num(monster, lair))
  if (state.hunter !== NONE && !state.hunterUp) {
    giveBack(pile, state.hunter)
    state.hunter = deal(pile, hunterCards(content), rng)
  }
  for (const lair of lairs)
    monster[lair] = deal(pile, content.monstersOf[num(content.level, num(content.lairs, lair))] ?? [], rng)
  state.monsterPile = pile
  state.monster = monster
}

/** A card that lies hidden: where it is, its level, and what may lie there. */
interface Slot {
  readonly list: number[]
  readonly index: number
  readonly level: number
  readonly accepts: (card: number) => boolean
  readonly choosiness: number
}

function guessTreasures(content: ContentIndex, state: State, seat: number, rng: Rng): void {
  const pile = state.treasurePile.slice()
  const laid = state.laid.slice()
  const slots = [...handSlots(content, state, seat), ...laidSlots(content, state, seat, laid)]
  for (const { list, index } of slots) giveBack(pile, num(list, index))
  for (const { list, index, level, accepts } of slots.toSorted((a, b) => b.choosiness - a.choosiness))
    list[index] = deal(pile, (content.treasuresOf[level] ?? []).filter(accepts), rng)
  state.treasurePile = pile
  state.laid = laid
}

function giveBack(pile: number[], card: number): void {
  pile[card] = num(pile, card) + 1
}

/** At the end hands are laid open, so there is nothing left to guess in them. */
function handSlots(content: ContentIndex, state: State, seat: number): Slot[] {
  if (state.outcome !== null) return []
  return state.heroes.flatMap((hero, holder) => (holder === seat ? [] : slotsOf(content, state, hero)))
}

/** What is known of a hero's goods stands first and what is not by its level: the order in which it came tells nothing. */
function slotsOf(content: ContentIndex, state: State, hero: Hero): Slot[] {
  // Someone who picks a sword to replace another is known to hold some.
  const keepsSwords = top(state).step === 'replace' && hero.sword === NONE && hero.bonus > 0
  const mayHoldSwords = !keepsSwords && (isWizard(content, hero) || hero.sword !== NONE || hero.bonus > 0)
  const hidden = handOf(content, hero).filter(card => !keepsSwords || content.power[card] !== 'magic sword')
  const known = shownOf(content, hero)
  const kept = keepsSwords ? hero.goods.filter(card => content.power[card] === 'magic sword') : []
  const unknown = hidden.toSorted((a, b) => num(content.treasureLevel, a) - num(content.treasureLevel, b))
  const goods = [...known, ...kept, ...unknown]
  hero.goods = goods
  const accepts = (card: number) =>
    content.power[card] === null || (content.power[card] === 'magic sword' && mayHoldSwords)
  const choosiness = mayHoldSwords ? 1 : 2
  return unknown.map((card, place) => ({
    list: goods,
    index: known.length + kept.length + place,
    level: num(content.treasureLevel, card),
    accepts,
    choosiness,
  }))
}

function laidSlots(content: ContentIndex, state: State, seat: number, laid: number[]): Slot[] {
  return laid.flatMap((card, lair) => {
    if (card === NONE || hasSeenTreasure(state, lair, seat)) return []
    const level = num(content.treasureLevel, card)
    return [{ list: laid, index: lair, level, accepts: () => true, choosiness: 0 }]
  })
}

/** One of these cards out of the pile, as likely as it is often there. */
function deal(pile: number[], cards: readonly number[], rng: Rng): number {
  let ticket = rng.below(cards.reduce((sum, card) => sum + num(pile, card), 0))
  for (const card of cards) {
    ticket -= num(pile, card)
    if (ticket < 0) {
      pile[card] = num(pile, card) - 1
      return card
    }
  }
  throw new Error(`Nothing to deal of level ${LEVELS} or less`)
}
