/** ESP Medallion and Crystal Ball: what is looked at lies face down (D-61 to D-63, D-104, D-110). */
import { act } from '../acts.ts'
import { type Book, num } from '../book.ts'
import { monsterName, placeName, treasureName } from '../names.ts'
import { type ActionOf, type DungeonAction, FACE_DOWN, type Hero, NONE, type State } from '../types.ts'
import { addTo, canDrawMonster, canDrawTreasure, layMonster, readyMonsterPile } from './cards.ts'
import { by, type Play, pop, push } from './play.ts'
import { hasPower, isCleared, knowsDoor } from './space.ts'

/** D-61: beside an uncleared lair, by a way this hero knows, even with no movement left (D-110). */
export function espOffers(book: Book, state: State, hero: Hero, offers: DungeonAction[]): void {
  if (state.hasPeeked || hero.goods.length === 0 || !hasPower(book, hero, 'esp')) return
  for (const { to, door } of book.ways[hero.at] ?? []) {
    if (knowsDoor(book, hero, door) && !isCleared(book, state, to) && hasSecretMonster(book, state, to))
      offers.push(act(book.acts.esp, to))
  }
}

/** D-62: instead of the whole turn, any lair with something that this seat has not seen. */
export function ballOffers(book: Book, state: State, hero: Hero, offers: DungeonAction[]): void {
  if (hero.goods.length === 0 || !hasPower(book, hero, 'crystal ball')) return
  for (const space of book.lairs) {
    if (isCleared(book, state, space)) continue
    if (hasSecretMonster(book, state, space) || hasSecretTreasure(book, state, space))
      offers.push(act(book.acts.gaze, space))
  }
}

/** A card to be drawn, or one that lies face down and this seat has not looked at; nobody looks twice (D-63). */
function hasSecretMonster(book: Book, state: State, space: number): boolean {
  const lair = num(book.lair, space)
  const face = num(state.face, lair)
  if (face === 0) return canDrawMonster(book, state, num(book.level, space))
  return face === FACE_DOWN && !hasSeen(state.seen, lair, state.turn)
}

function hasSecretTreasure(book: Book, state: State, space: number): boolean {
  if (book.shares[space] === true) return false
  const lair = num(book.lair, space)
  if (num(state.laid, lair) === NONE) return canDrawTreasure(book, state, num(book.level, space))
  return !hasSeen(state.laidSeen, lair, state.turn)
}

function hasSeen(masks: readonly number[], lair: number, seat: number): boolean {
  return ((num(masks, lair) >>> seat) & 1) === 1
}

export function useEsp(play: Play, action: ActionOf<'esp'>): void {
  const { book, state, emit } = play
  state.hasPeeked = true
  state.isIdle = false
  state.espAt = action.at
  emit?.({ kind: 'usedEsp', ...by(play), at: action.at, place: placeName(book, action.at) })
  lookAtMonster(play, action.at)
}

/** D-104: the Crystal Ball replaces the whole turn; nothing is met. */
export function gaze(play: Play, action: ActionOf<'gaze'>): void {
  const { book, state, emit } = play
  pop(state)
  emit?.({ kind: 'gazed', ...by(play), at: action.at, place: placeName(book, action.at) })
  if (hasSecretTreasure(book, state, action.at)) lookAtTreasure(play, action.at)
  if (hasSecretMonster(book, state, action.at)) lookAtMonster(play, action.at)
}

function lookAtMonster(play: Play, space: number): void {
  const { book, state } = play
  const lair = num(book.lair, space)
  if (num(state.face, lair) === FACE_DOWN) return seeMonster(play, space)
  readyMonsterPile(play, num(book.level, space))
  push(state, 'peek', space)
}

function lookAtTreasure(play: Play, space: number): void {
  const { book, state } = play
  if (num(state.laid, num(book.lair, space)) === NONE) push(state, 'lay', space)
  else seeTreasure(play, space)
}

export function drawPeeked(play: Play, action: ActionOf<'monster'>): void {
  const { book, state } = play
  const { at } = pop(state)
  addTo(state.monsterPile, action.card, -1)
  layMonster(state, num(book.lair, at), action.card, FACE_DOWN)
  seeMonster(play, at)
}

export function drawLaid(play: Play, action: ActionOf<'treasure'>): void {
  const { book, state } = play
  const { at } = pop(state)
  addTo(state.treasurePile, action.card, -1)
  state.laid[num(book.lair, at)] = action.card
  seeTreasure(play, at)
}

function seeMonster(play: Play, space: number): void {
  const { book, state, emit } = play
  const lair = num(book.lair, space)
  state.seen[lair] = num(state.seen, lair) | (1 << state.turn)
  const monster = monsterName(book, num(state.monster, lair))
  emit?.({ kind: 'saw', ...by(play), to: [state.turn], at: space, place: placeName(book, space), monster })
}

function seeTreasure(play: Play, space: number): void {
  const { book, state, emit } = play
  const lair = num(book.lair, space)
  state.laidSeen[lair] = num(state.laidSeen, lair) | (1 << state.turn)
  const card = num(state.laid, lair)
  emit?.({ kind: 'sawTreasure', ...by(play), to: [state.turn], at: space, ...treasureName(book, card) })
}
