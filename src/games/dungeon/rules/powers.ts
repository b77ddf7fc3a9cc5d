/** ESP Medallion and Crystal Ball: what is looked at lies face down (D-61 to D-63, D-104, D-110). */
import { act } from '../acts.ts'
import { type Book } from '../book.ts'
import { FACE_DOWN, faceAt, hasSeenMonster, hasSeenTreasure, seeMonsterAt, seeTreasureAt } from '../lies.ts'
import { num, plus, put } from '../lists.ts'
import { monsterName, placeFact, treasureName } from '../names.ts'
import { type ActionOf, type DungeonAction, type Hero, NONE, type State } from '../types.ts'
import { canDrawMonster, canDrawTreasure, layMonster, readyMonsterPile } from './cards.ts'
import { by, type Play, pop, push, top } from './play.ts'
import { isCleared, knowsDoor } from './space.ts'

/** D-61: beside an uncleared lair, by a way this hero knows, even with no movement left (D-110). */
export function espOffers(book: Book, state: State, hero: Hero, offers: DungeonAction[]): void {
  for (const { to, door } of book.ways[hero.at] ?? []) {
    if (knowsDoor(book, hero, door) && !isCleared(book, state, to) && hasSecretMonster(book, state, to))
      offers.push(act(book.acts.esp, to))
  }
}

/** D-62: instead of the whole turn; first a level is named, then the lair, because there are some ninety of them. */
export function ballOffers(book: Book, state: State, offers: DungeonAction[]): void {
  for (const offer of book.acts.ball) if (hasWorthALook(book, state, offer.level)) offers.push(offer)
}

function hasWorthALook(book: Book, state: State, level: number): boolean {
  const lairs = book.lairsOf[level] ?? []
  const { cleared, lies } = state
  // Mostly there is an untouched lair and a monster for it, and that is all one needs to know.
  for (let index = 0; index < lairs.length; index++) {
    const lair = num(lairs, index)
    if (cleared[lair] !== 0 || lies[lair] !== 0) continue
    if (canDrawMonster(book, state, level)) return true
    break
  }
  const piles = pilesOf(book, state, level)
  for (let index = 0; index < lairs.length; index++)
    if (isWorthALook(book, state, num(lairs, index), piles)) return true
  return false
}

const MONSTERS = 1
const TREASURES = 2

/** Which piles of a level still give a card, one bit each: asked once for all its lairs. */
function pilesOf(book: Book, state: State, level: number): number {
  return (
    (canDrawMonster(book, state, level) ? MONSTERS : 0) |
    (canDrawTreasure(book, state, level) ? TREASURES : 0)
  )
}

export function ball({ state }: Play, action: ActionOf<'ball'>): void {
  pop(state)
  push(state, 'gaze', NONE, action.level)
}

/** Any uncleared lair of the level with something that this seat has not seen. */
export function gazeOffers(book: Book, state: State): DungeonAction[] {
  const { n: level } = top(state)
  const piles = pilesOf(book, state, level)
  const lairs = (book.lairsOf[level] ?? []).filter(lair => isWorthALook(book, state, lair, piles))
  return lairs.map(lair => act(book.acts.gaze, lair))
}

function isWorthALook(book: Book, state: State, lair: number, piles: number): boolean {
  const need = num(book.lairNeed, lair)
  if (num(state.cleared, lair) >= need) return false
  return (
    isSecret(state, lair, (piles & MONSTERS) !== 0) ||
    (need === 1 && isLaidSecret(state, lair, (piles & TREASURES) !== 0))
  )
}

/** A card to be drawn, or one that lies face down and this seat has not looked at; nobody looks twice (D-63). */
function isSecret(state: State, lair: number, canDraw: boolean): boolean {
  const face = faceAt(state, lair)
  return face === 0 ? canDraw : face === FACE_DOWN && !hasSeenMonster(state, lair, state.turn)
}

function isLaidSecret(state: State, lair: number, canDraw: boolean): boolean {
  return num(state.laid, lair) === NONE ? canDraw : !hasSeenTreasure(state, lair, state.turn)
}

function hasSecretMonster(book: Book, state: State, space: number): boolean {
  return isSecret(state, num(book.lair, space), canDrawMonster(book, state, num(book.level, space)))
}

function hasSecretTreasure(book: Book, state: State, space: number): boolean {
  if (book.shares[space] === true) return false
  return isLaidSecret(state, num(book.lair, space), canDrawTreasure(book, state, num(book.level, space)))
}

export function useEsp(play: Play, action: ActionOf<'esp'>): void {
  const { book, state, emit } = play
  state.hasPeeked = true
  state.isIdle = false
  state.espAt = action.at
  emit?.({ kind: 'usedEsp', ...by(play), at: action.at, place: placeFact(book, action.at) })
  lookAtMonster(play, action.at)
}

/** D-104: the Crystal Ball replaces the whole turn; nothing is met. */
export function gaze(play: Play, action: ActionOf<'gaze'>): void {
  const { book, state, emit } = play
  pop(state)
  emit?.({ kind: 'gazed', ...by(play), at: action.at, place: placeFact(book, action.at) })
  if (hasSecretTreasure(book, state, action.at)) lookAtTreasure(play, action.at)
  if (hasSecretMonster(book, state, action.at)) lookAtMonster(play, action.at)
}

function lookAtMonster(play: Play, space: number): void {
  const { book, state } = play
  const lair = num(book.lair, space)
  if (faceAt(state, lair) === FACE_DOWN) return seeMonster(play, space)
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
  state.monsterPile = plus(state.monsterPile, action.card, -1)
  layMonster(state, num(book.lair, at), action.card, FACE_DOWN)
  seeMonster(play, at)
}

export function drawLaid(play: Play, action: ActionOf<'treasure'>): void {
  const { book, state } = play
  const { at } = pop(state)
  state.treasurePile = plus(state.treasurePile, action.card, -1)
  state.laid = put(state.laid, num(book.lair, at), action.card)
  seeTreasure(play, at)
}

function seeMonster(play: Play, space: number): void {
  const { book, state, emit } = play
  const lair = num(book.lair, space)
  seeMonsterAt(state, lair, state.turn)
  const monster = monsterName(book, num(state.monster, lair))
  emit?.({ kind: 'saw', ...by(play), to: [state.turn], at: space, place: placeFact(book, space), monster })
}

function seeTreasure(play: Play, space: number): void {
  const { book, state, emit } = play
  const lair = num(book.lair, space)
  seeTreasureAt(state, lair, state.turn)
  const card = num(state.laid, lair)
  emit?.({ kind: 'sawTreasure', ...by(play), to: [state.turn], at: space, ...treasureName(book, card) })
}
