/** ESP Medallion and Crystal Ball: what is looked at lies face down (D-61 to D-63, D-104, D-110). */

import { act } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { type Action, type ActionOf, type Hero, NONE, type State } from '../types.ts'
import { canDrawMonster, canDrawTreasure, layMonster, readyMonsterPile } from './cards.ts'
import {
  FACE_DOWN,
  faceAt,
  hasSeenMonster,
  hasSeenTreasure,
  isUntouched,
  seeMonsterAt,
  seeTreasureAt,
} from './lair-cards.ts'
import { plus, put } from './lists.ts'
import { by, type Play } from './play.ts'
import { isCleared, knowsDoor } from './space.ts'
import { pop, push, top } from './stack.ts'

/** D-61: beside an uncleared lair, by a way this hero knows, even with no movement left (D-110). */
export function espOffers(content: ContentIndex, state: State, hero: Hero, offers: Action[]): void {
  for (const { to, door } of content.ways[hero.at] ?? []) {
    if (
      knowsDoor(content, hero, door) &&
      !isCleared(content, state, to) &&
      hasSecretMonster(content, state, to)
    )
      offers.push(act(content.actions.esp, to))
  }
}

/** D-62: instead of the whole turn; first a level is named, then the lair, because there are some ninety of them. */
export function ballOffers(content: ContentIndex, state: State, offers: Action[]): void {
  for (const offer of content.actions.ball) if (hasWorthALook(content, state, offer.level)) offers.push(offer)
}

function hasWorthALook(content: ContentIndex, state: State, level: number): boolean {
  const lairs = content.lairsOf[level] ?? []
  // Mostly there is an untouched lair and a monster for it, and that is all one needs to know.
  for (let index = 0; index < lairs.length; index++) {
    const lair = num(lairs, index)
    if (num(state.cleared, lair) !== 0 || !isUntouched(state, lair)) continue
    if (canDrawMonster(content, state, level)) return true
    break
  }
  const piles = pilesOf(content, state, level)
  for (let index = 0; index < lairs.length; index++)
    if (isWorthALook(content, state, num(lairs, index), piles)) return true
  return false
}

const MONSTERS = 1
const TREASURES = 2

/** Which piles of a level still give a card, one bit each: asked once for all its lairs. */
function pilesOf(content: ContentIndex, state: State, level: number): number {
  return (
    (canDrawMonster(content, state, level) ? MONSTERS : 0) |
    (canDrawTreasure(content, state, level) ? TREASURES : 0)
  )
}

export function ball(play: Play, { level }: ActionOf<'ball'>): void {
  pop(play.state)
  play.emit?.({ kind: 'usedBall', ...by(play), level })
  push(play.state, 'gaze', NONE, level)
}

/** Any uncleared lair of the level with something that this seat has not seen. */
export function gazeOffers(content: ContentIndex, state: State): Action[] {
  const { n: level } = top(state)
  const piles = pilesOf(content, state, level)
  const lairs = (content.lairsOf[level] ?? []).filter(lair => isWorthALook(content, state, lair, piles))
  return lairs.map(lair => act(content.actions.gaze, lair))
}

function isWorthALook(content: ContentIndex, state: State, lair: number, piles: number): boolean {
  const need = num(content.lairNeed, lair)
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

function hasSecretMonster(content: ContentIndex, state: State, space: number): boolean {
  return isSecret(state, num(content.lair, space), canDrawMonster(content, state, num(content.level, space)))
}

function hasSecretTreasure(content: ContentIndex, state: State, space: number): boolean {
  if (content.shares[space] === true) return false
  return isLaidSecret(
    state,
    num(content.lair, space),
    canDrawTreasure(content, state, num(content.level, space)),
  )
}

export function useEsp(play: Play, action: ActionOf<'esp'>): void {
  const { content, state, emit } = play
  const at = positionOf(content.spaceIds, action.at)
  state.hasPeeked = true
  state.isIdle = false
  state.espAt = at
  emit?.({ kind: 'usedEsp', ...by(play), at: action.at })
  lookAtMonster(play, at)
}

/** D-104: the Crystal Ball replaces the whole turn; nothing is met. */
export function gaze(play: Play, action: ActionOf<'gaze'>): void {
  const { content, state, emit } = play
  const at = positionOf(content.spaceIds, action.at)
  pop(state)
  emit?.({ kind: 'gazed', ...by(play), at: action.at })
  if (hasSecretTreasure(content, state, at)) lookAtTreasure(play, at)
  if (hasSecretMonster(content, state, at)) lookAtMonster(play, at)
}

function lookAtMonster(play: Play, space: number): void {
  const { content, state } = play
  const lair = num(content.lair, space)
  if (faceAt(state, lair) === FACE_DOWN) return seeMonster(play, space)
  readyMonsterPile(play, num(content.level, space))
  push(state, 'peek', space)
}

function lookAtTreasure(play: Play, space: number): void {
  const { content, state } = play
  if (num(state.laid, num(content.lair, space)) === NONE) push(state, 'lay', space)
  else seeTreasure(play, space)
}

export function drawPeeked(play: Play, action: ActionOf<'monster'>): void {
  const { content, state } = play
  const { at } = pop(state)
  const card = positionOf(content.monsterIds, action.card)
  state.monsterPile = plus(state.monsterPile, card, -1)
  layMonster(state, num(content.lair, at), card, FACE_DOWN)
  seeMonster(play, at)
}

export function drawLaid(play: Play, action: ActionOf<'treasure'>): void {
  const { content, state } = play
  const { at } = pop(state)
  const card = positionOf(content.treasureIds, action.card)
  state.treasurePile = plus(state.treasurePile, card, -1)
  state.laid = put(state.laid, num(content.lair, at), card)
  seeTreasure(play, at)
}

function seeMonster(play: Play, space: number): void {
  const { content, state, emit } = play
  const lair = num(content.lair, space)
  seeMonsterAt(state, lair, state.turn)
  const monster = idAt(content.monsterIds, num(state.monster, lair))
  emit?.({ kind: 'saw', ...by(play), to: [state.turn], at: idAt(content.spaceIds, space), monster })
}

function seeTreasure(play: Play, space: number): void {
  const { content, state, emit } = play
  const lair = num(content.lair, space)
  seeTreasureAt(state, lair, state.turn)
  const treasure = idAt(content.treasureIds, num(state.laid, lair))
  emit?.({ kind: 'sawTreasure', ...by(play), to: [state.turn], at: idAt(content.spaceIds, space), treasure })
}
