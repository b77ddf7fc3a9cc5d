/** What heroes drop lies face up under the monster that hit them (D-33 to D-37), and swords take each other's place (D-64, D-108). */

import { act } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { type Action, type ActionOf, type Hero, HUNTER, NONE, type State } from '../types.ts'
import { by, type Play } from './play.ts'
import { pop, push } from './stack.ts'
import { acting, isWizard } from './state.ts'

/** Where things dropped before this foe lie: its lair, or with the Hunter, who takes them along (D-112). */
export function placeOf(content: ContentIndex, foe: number): number {
  return foe === HUNTER ? HUNTER : num(content.lair, foe)
}

export function dropAll(play: Play, hero: Hero, place: number): void {
  const { content, state, emit } = play
  const value = hero.goods.reduce((sum, card) => sum + num(content.value, card), 0)
  if (hero.goods.length > 0) emit?.({ kind: 'droppedAll', ...by(play), count: hero.goods.length, value })
  state.drops = [...state.drops, ...hero.goods.flatMap(card => [place, card])]
  hero.goods = []
  hero.sword = NONE
  hero.bonus = 0
}

/** One of the cards, face up and hidden ones alike, each equally likely (D-37). */
export function drop(play: Play, action: ActionOf<'drop'>): void {
  const { content, state, emit } = play
  const { at: place, n: count } = pop(state)
  const hero = acting(state)
  const card = positionOf(content.treasureIds, action.card)
  hero.goods = hero.goods.toSpliced(hero.goods.indexOf(card), 1)
  state.drops = [...state.drops, place, card]
  emit?.({ kind: 'dropped', ...by(play), treasure: action.card })
  // Of two equal swords one in hand steps in for the other, so only the last one leaves the hero without.
  if (card === hero.sword && !hero.goods.includes(card)) hero.sword = NONE
  if (count > 1) push(state, 'drop', place, count - 1)
  else if (hero.sword === NONE && hero.bonus > 0) replaceSword(play, hero)
}

/** After the whole drop: the only sword in hand steps in by itself, of several kinds the player picks (D-108). */
function replaceSword(play: Play, hero: Hero): void {
  const offers = swordsInHand(play.content, hero)
  const [only] = offers
  if (only === undefined) hero.bonus = 0
  else if (offers.length === 1) wield(play, only)
  else push(play.state, 'replace')
}

/** The kinds of Magic Sword this hero holds. */
function swordsInHand(content: ContentIndex, hero: Hero): number[] {
  if (isWizard(content, hero)) return []
  return [...new Set(hero.goods.filter(card => content.power[card] === 'magic sword'))].toSorted(
    (a, b) => a - b,
  )
}

export function replaceOffers(content: ContentIndex, state: State): Action[] {
  return swordsInHand(content, acting(state)).map(card => act(content.actions.replace, card))
}

export function replace(play: Play, action: ActionOf<'replace'>): void {
  pop(play.state)
  wield(play, positionOf(play.content.treasureIds, action.card))
}

function wield(play: Play, card: number): void {
  const { content, state, emit } = play
  const hero = acting(state)
  hero.sword = card
  emit?.({ kind: 'replaced', ...by(play), bonus: hero.bonus, treasure: idAt(content.treasureIds, card) })
}
