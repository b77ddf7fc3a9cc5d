/** Step 2, Encounter (D-20 to D-22, D-101, D-105): what is met where a move ends. */

import { FIGHT, FIGHT_HUNTER, MEET } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { type Action, type ActionOf, HUNTER, type State } from '../types.ts'
import { layMonster, readyMonsterPile } from './cards.ts'
import { engage } from './combat.ts'
import { FACE_DOWN, FACE_UP, faceAt, setFace } from './lair-cards.ts'
import { plus } from './lists.ts'
import { by, type Play } from './play.ts'
import { hasSomething, isCleared } from './space.ts'
import { blast, canTeleport, teleportOffers } from './spells.ts'
import { pop, push } from './stack.ts'
import { acting } from './state.ts'
import { springTrap } from './traps.ts'

/** The move has ended here; `n` is 1 when the hero was made to stop and may not have been asked to teleport (D-105). */
export function arrive(play: Play): void {
  const { content, state } = play
  const { n: mayTeleport } = pop(state)
  const hero = acting(state)
  const isMet = !isCleared(content, state, hero.at) && hasSomething(content, state, hero.at)
  if (state.hunterAt === hero.at) {
    // D-112: it is fought, or what else is there.
    if (isMet) push(state, 'foe', hero.at)
    else engage(play, HUNTER)
    return
  }
  if (!isMet) {
    if (!isCleared(content, state, hero.at))
      play.emit?.({ kind: 'metNothing', ...by(play), at: idAt(content.spaceIds, hero.at) })
    return
  }
  const isUp = faceAt(state, num(content.lair, hero.at)) === FACE_UP
  if (isUp && mayTeleport === 0) engage(play, hero.at)
  else if (!isUp && mayTeleport === 1 && canTeleport(content, state, hero)) push(state, 'meet', hero.at)
  else turnUp(play, hero.at, 0)
}

/** Turns up or draws what is in the lair. `spell` is 0 for a hero who walked in, else 1 more than the spell cast at it. */
function turnUp(play: Play, space: number, spell: number): void {
  const { content, state } = play
  const lair = num(content.lair, space)
  const face = faceAt(state, lair)
  if (face === 0) {
    readyMonsterPile(play, num(content.level, space))
    return push(state, 'reveal', space, spell)
  }
  if (face === FACE_DOWN) show(play, space)
  confront(play, space, spell)
}

/** A spell was named (D-51): now its target is known. */
export function turnUpTarget(play: Play): void {
  const { at, n } = pop(play.state)
  turnUp(play, at, n)
}

export function engageFoe(play: Play): void {
  engage(play, pop(play.state).at)
}

export function drawRevealed(play: Play, action: ActionOf<'monster'>): void {
  const { content, state } = play
  const { at, n: spell } = pop(state)
  const card = positionOf(content.monsterIds, action.card)
  state.monsterPile = plus(state.monsterPile, card, -1)
  layMonster(state, num(content.lair, at), card, FACE_UP)
  show(play, at)
  confront(play, at, spell)
}

function show(play: Play, space: number): void {
  const { content, state, emit } = play
  const lair = num(content.lair, space)
  setFace(state, lair, FACE_UP)
  const card = num(state.monster, lair)
  const told = { at: idAt(content.spaceIds, space), monster: idAt(content.monsterIds, card) }
  emit?.({ kind: 'revealed', ...by(play), ...told })
}

/** A trap springs first (D-105); a spell named before is rolled for; a Wizard may still leave; else it is fought. */
function confront(play: Play, space: number, spell: number): void {
  const { content, state } = play
  const card = num(state.monster, num(content.lair, space))
  if (spell > 0) blast(play, space, spell - 1)
  else if (num(content.trap, card) !== 0) springTrap(play, space)
  else if (canTeleport(content, state, acting(state))) push(state, 'fight', space)
  else engage(play, space)
}

export function meetOffers(content: ContentIndex, state: State): Action[] {
  return withTeleports(content, state, [MEET])
}

export function fightOffers(content: ContentIndex, state: State): Action[] {
  return withTeleports(content, state, [FIGHT])
}

/** D-112: the Hunter, or what else is there. */
export function foeOffers(content: ContentIndex, state: State): Action[] {
  return withTeleports(content, state, [FIGHT, FIGHT_HUNTER])
}

function withTeleports(content: ContentIndex, state: State, offers: Action[]): Action[] {
  teleportOffers(content, state, acting(state), offers)
  return offers
}

export function meet(play: Play): void {
  const { at } = pop(play.state)
  play.emit?.({ kind: 'faced', ...by(play), at: idAt(play.content.spaceIds, at) })
  turnUp(play, at, 0)
}

export function fight(play: Play): void {
  const { step, at } = pop(play.state)
  play.emit?.({ kind: 'faced', ...by(play), at: idAt(play.content.spaceIds, at) })
  if (step === 'foe') turnUp(play, at, 0)
  else engage(play, at)
}

export function fightHunter(play: Play): void {
  pop(play.state)
  play.emit?.({ kind: 'facedHunter', ...by(play) })
  engage(play, HUNTER)
}
