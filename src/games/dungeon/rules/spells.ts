/** Wizard spells (D-50 to D-55, D-105, D-109, D-119). */

import { act, CAST_AT_HUNTER, STOP } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import {
  type Action,
  type ActionOf,
  type Hero,
  HUNTER,
  NONE,
  SPELLS,
  type Spell,
  type State,
} from '../types.ts'
import { isHit } from './combat.ts'
import { FACE_UP, faceAt } from './lair-cards.ts'
import { plus } from './lists.ts'
import { destroy } from './loot.ts'
import { by, type Play } from './play.ts'
import { spellRollNeeded } from './rolls.ts'
import { revealHunter } from './solo/hunter.ts'
import { hasSomething, isCleared, isTaken, knowsDoor } from './space.ts'
import { isLeft, spellCount, takeSpell } from './spellbook.ts'
import { pop, push, pushMove } from './stack.ts'
import { acting, foeCard, isWizard } from './state.ts'
import { springTrap } from './traps.ts'
import { moveIn, setDown } from './walk.ts'

const BOLTS = 2
const TELEPORT = 2

/** In the middle of a move: bolts at what stands beside, and Teleport while in a chamber. */
export function spellOffers(content: ContentIndex, state: State, hero: Hero, offers: Action[]): void {
  if (state.hasCast || spellCount(hero) === 0) return
  for (let spell = 0; spell < BOLTS; spell++)
    if (num(hero.spells, spell) > 0) boltOffers(content, state, hero, spell, offers)
  teleportOffers(content, state, hero, offers)
}

/** D-51: where the hero could move in this turn. After ESP only at the lair looked into (D-110). */
function boltOffers(content: ContentIndex, state: State, hero: Hero, spell: number, offers: Action[]): void {
  if (state.left === 0) return
  for (const { to, door } of content.ways[hero.at] ?? []) {
    if (!knowsDoor(content, hero, door) || (state.espAt !== NONE && to !== state.espAt)) continue
    if (isBoltTarget(content, state, to, spell))
      offers.push(act(spell === 0 ? content.actions.fireball : content.actions.lightning, to))
    if (state.hunterAt === to && !(state.hunterUp && spellRollNeeded(content, state.hunter, spell) === 0))
      offers.push(act(CAST_AT_HUNTER, spell))
  }
}

/** D-109: not at a room with a hero in it, nor against a revealed dash. */
function isBoltTarget(content: ContentIndex, state: State, space: number, spell: number): boolean {
  if (
    isCleared(content, state, space) ||
    isTaken(content, state, space) ||
    !hasSomething(content, state, space)
  )
    return false
  const lair = num(content.lair, space)
  return faceAt(state, lair) !== FACE_UP || spellRollNeeded(content, num(state.monster, lair), spell) > 0
}

function spend({ state }: Play, spell: Spell): void {
  const index = SPELLS.indexOf(spell)
  const hero = acting(state)
  hero.spells = plus(hero.spells, index, -1)
  state.spellDiscard = plus(state.spellDiscard, index, 1)
  state.hasCast = true
  state.isIdle = false
}

/** The spell is named before the card is known; then the move is over, whatever comes (D-51). */
export function cast(play: Play, action: ActionOf<'cast'>): void {
  const { content, state, emit } = play
  pop(state)
  spend(play, action.spell)
  emit?.({ kind: 'cast', ...by(play), spell: action.spell, at: action.at })
  push(state, 'turnUp', positionOf(content.spaceIds, action.at), SPELLS.indexOf(action.spell) + 1)
}

export function castAtHunter(play: Play, action: ActionOf<'castAtHunter'>): void {
  const { content, state, emit } = play
  pop(state)
  spend(play, action.spell)
  const at = idAt(content.spaceIds, state.hunterAt)
  emit?.({ kind: 'cast', ...by(play), spell: action.spell, at })
  revealHunter(play)
  blast(play, HUNTER, SPELLS.indexOf(action.spell))
}

/** A trap is sprung by moving in; a dash makes the cast void (D-51, D-52). */
export function blast(play: Play, foe: number, spell: number): void {
  const { content, state, emit } = play
  const card = foeCard(content, state, foe)
  if (num(content.trap, card) !== 0) {
    moveIn(play, foe)
    return springTrap(play, foe)
  }
  if (spellRollNeeded(content, card, spell) > 0) return push(state, 'bolt', foe, spell)
  const monster = idAt(content.monsterIds, card)
  emit?.({ kind: 'spellFailed', ...by(play), spell: SPELLS[spell] ?? 'fireball', monster })
}

/** Hit: move in and loot. Miss: no strike back, the monster stays where it is (D-51). */
export function boltRoll(play: Play, action: ActionOf<'dice'>): void {
  const { content, state } = play
  const { at: foe, n: spell } = pop(state)
  const card = foeCard(content, state, foe)
  const needed = spellRollNeeded(content, card, spell)
  if (!isHit(play, action, { card, needed, bonus: 0, spell: SPELLS[spell] ?? 'fireball' })) return
  moveIn(play, foe === HUNTER ? state.hunterAt : foe)
  destroy(play, foe)
}

export function canTeleport(content: ContentIndex, state: State, hero: Hero): boolean {
  return !state.hasCast && num(hero.spells, TELEPORT) > 0 && content.shares[hero.at] === true
}

/** D-53: another chamber of the same level or one up or down, the Great Hall among those of level 1. */
export function teleportOffers(content: ContentIndex, state: State, hero: Hero, offers: Action[]): void {
  if (!canTeleport(content, state, hero)) return
  const level = num(content.level, hero.at)
  for (let near = level - 1; near <= level + 1; near++)
    for (const space of content.chambers[near] ?? [])
      if (space !== hero.at) offers.push(act(content.actions.teleport, space))
}

/** From a cleared chamber the move may go on, unless the hero had to stop (D-53, D-61, D-105). */
export function teleport(play: Play, action: ActionOf<'teleport'>): void {
  const { content, state, emit } = play
  const { step } = pop(state)
  const to = positionOf(content.spaceIds, action.to)
  spend(play, 'teleport')
  state.isHome = false
  setDown(acting(state), to)
  emit?.({ kind: 'cast', ...by(play), spell: 'teleport', at: action.to })
  if (step === 'move' && state.espAt === NONE && isCleared(content, state, to)) pushMove(state)
  else push(state, 'arrive', to, 0)
}

/** D-54, D-119: a whole turn in the Great Hall gives one spell back, whatever else was done there. */
export function regainOffers(content: ContentIndex, state: State): readonly Action[] {
  const hero = acting(state)
  if (!state.isHome || !isWizard(content, hero) || spellCount(hero) >= hero.book) return []
  return content.actions.regain.filter((_, spell) => isLeft(state, spell))
}

/** Asked by itself where the turn ended without a stop: after a spell that missed, or a look into the Crystal Ball. */
export function lateRegainOffers(content: ContentIndex, state: State): Action[] {
  return [...regainOffers(content, state), STOP]
}

export function regain(play: Play, action: ActionOf<'regain'>): void {
  pop(play.state)
  play.state.isHome = false
  takeSpell(play.state, acting(play.state), action.spell)
  play.emit?.({ kind: 'regained', ...by(play), spell: action.spell })
}
