/** What heroes drop lies face up under the monster that hit them (D-33 to D-37), and swords take each other's place (D-64, D-108). */
import { act } from '../acts.ts'
import { type Book } from '../book.ts'
import { num } from '../lists.ts'
import { treasureName } from '../names.ts'
import { type ActionOf, type DungeonAction, type Hero, HUNTER, NONE, type State } from '../types.ts'
import { acting, by, isWizard, type Play, pop, push } from './play.ts'

/** Where things dropped before this foe lie: its lair, or with the Hunter, who takes them along (D-112). */
export function placeOf(book: Book, foe: number): number {
  return foe === HUNTER ? HUNTER : num(book.lair, foe)
}

export function dropAll(play: Play, hero: Hero, place: number): void {
  const { book, state, emit } = play
  const value = hero.goods.reduce((sum, card) => sum + num(book.value, card), 0)
  if (hero.goods.length > 0) emit?.({ kind: 'droppedAll', ...by(play), count: hero.goods.length, value })
  state.drops = [...state.drops, ...hero.goods.flatMap(card => [place, card])]
  hero.goods = []
  hero.sword = NONE
  hero.bonus = 0
}

/** One of the cards, face up and hidden ones alike, each equally likely (D-37). */
export function drop(play: Play, action: ActionOf<'drop'>): void {
  const { state, emit } = play
  const { at: place, n: count } = pop(state)
  const hero = acting(state)
  hero.goods = hero.goods.toSpliced(hero.goods.indexOf(action.card), 1)
  state.drops = [...state.drops, place, action.card]
  emit?.({ kind: 'dropped', ...by(play), ...treasureName(play.book, action.card), card: action.card })
  // Of two equal swords one in hand steps in for the other, so only the last one leaves the hero without.
  if (action.card === hero.sword && !hero.goods.includes(action.card)) hero.sword = NONE
  if (count > 1) push(state, 'drop', place, count - 1)
  else if (hero.sword === NONE && hero.bonus > 0) replaceSword(play, hero)
}

/** After the whole drop: the only sword in hand steps in by itself, of several kinds the player picks (D-108). */
function replaceSword(play: Play, hero: Hero): void {
  const offers = swordsInHand(play.book, hero)
  const [only] = offers
  if (only === undefined) hero.bonus = 0
  else if (offers.length === 1) wield(play, only)
  else push(play.state, 'replace')
}

/** The kinds of Magic Sword this hero holds. */
function swordsInHand(book: Book, hero: Hero): number[] {
  if (isWizard(book, hero)) return []
  return [...new Set(hero.goods.filter(card => book.power[card] === 'magic sword'))].toSorted((a, b) => a - b)
}

export function replaceOffers(book: Book, state: State): DungeonAction[] {
  return swordsInHand(book, acting(state)).map(card => act(book.acts.replace, card))
}

export function replace(play: Play, action: ActionOf<'replace'>): void {
  pop(play.state)
  wield(play, action.card)
}

function wield(play: Play, card: number): void {
  const hero = acting(play.state)
  hero.sword = card
  play.emit?.({ kind: 'replaced', ...by(play), bonus: hero.bonus, card })
}
