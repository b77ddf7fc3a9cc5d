/** Step 1, Move (D-11 to D-14, D-101 to D-103, D-118): space by space, so that doors and powers can be used on the way. */

import { STOP } from '../content/action-table.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import type { Way } from '../content/ways.ts'
import { type Action, type ActionOf, type Hero, NONE, type State } from '../types.ts'
import { by, type Play } from './play.ts'
import { ballOffers, espOffers } from './powers.ts'
import { CRYSTAL_BALL, ESP, isCleared, isTaken, knowsDoor, mayEnter, powersOf } from './space.ts'
import { regainOffers, spellOffers } from './spells.ts'
import { pop, push } from './stack.ts'
import { acting } from './state.ts'
import { walk } from './walk.ts'

export function moveOffers(content: ContentIndex, state: State): readonly Action[] {
  const hero = acting(state)
  return strollOffers(content, state, hero) ?? allOffers(content, state, hero)
}

const ONLY_STOP: readonly Action[] = [STOP]

/** The usual case, made once for each space: no spells or powers in hand, nobody near, no secret door. */
function strollOffers(content: ContentIndex, state: State, hero: Hero): readonly Action[] | null {
  if (hero.book > 0 || state.espAt !== NONE || isSomebodyNear(content, state, hero.at)) return null
  if (hero.goods.length > 0 && hasPowerOfUse(content, state, hero)) return null
  return state.left === 0 ? ONLY_STOP : (content.strolls[hero.at] ?? null)
}

/** ESP beside a lair, the Crystal Ball before anything else was done. */
function hasPowerOfUse(content: ContentIndex, state: State, hero: Hero): boolean {
  if (!state.isIdle && content.nearLair[hero.at] !== true) return false
  const powers = powersOf(content, hero)
  return (
    ((powers & CRYSTAL_BALL) !== 0 && state.isIdle) ||
    ((powers & ESP) !== 0 && content.nearLair[hero.at] === true)
  )
}

function isSomebodyNear(content: ContentIndex, { heroes, turn }: State, at: number): boolean {
  if (heroes.length === 1) return false
  const ways = content.ways[at] ?? []
  for (let seat = 0; seat < heroes.length; seat++) {
    const other = heroes[seat]?.at
    if (seat === turn || other === undefined) continue
    if (other === at) return true
    for (let index = 0; index < ways.length; index++) if (ways[index]?.to === other) return true
  }
  return false
}

function allOffers(content: ContentIndex, state: State, hero: Hero): readonly Action[] {
  const offers: Action[] = []
  // D-102: where another hero stands one only passes.
  const canRest = !isTaken(content, state, hero.at)
  if (state.left > 0) stepOffers(content, state, hero, canRest, offers)
  if (!canRest) return offers
  if (hero.book > 0) spellOffers(content, state, hero, offers)
  const powers = state.hasPeeked || hero.goods.length === 0 ? 0 : powersOf(content, hero)
  if ((powers & ESP) !== 0) espOffers(content, state, hero, offers)
  if (hero.book > 0) offers.push(...regainOffers(content, state))
  if ((powers & CRYSTAL_BALL) !== 0 && state.isIdle) ballOffers(content, state, offers)
  offers.push(STOP)
  return offers
}

function stepOffers(
  content: ContentIndex,
  state: State,
  hero: Hero,
  canRest: boolean,
  offers: Action[],
): void {
  const ways = content.ways[hero.at] ?? []
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]
    // D-61: after a look through the medallion one enters that lair or stops.
    if (!way || (state.espAt !== NONE && way.to !== state.espAt)) continue
    if (!knowsDoor(content, hero, way.door)) {
      if (canRest && state.espAt === NONE) offers.push(way.search)
    } else if (mayEnter(content, state, hero, way.to, state.left - 1)) offers.push(way.step)
  }
}

export function step(play: Play, action: ActionOf<'step'>): void {
  const { content, state } = play
  const hero = acting(state)
  const { to, door } = wayOf(content, hero.at, action)
  state.left -= 1
  walk(play, hero, to, door)
  // D-12: an uncleared room or chamber ends the move.
  if (isCleared(content, state, to)) return
  pop(state)
  push(state, 'arrive', to, 1)
}

/** The way of a step: one of the few from here, found sooner than a space among all of the board. */
function wayOf(content: ContentIndex, from: number, { to }: ActionOf<'step'>): Way {
  const ways = content.ways[from] ?? []
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]
    if (way?.step.to === to) return way
  }
  throw new Error(`No way leads to ${to}`)
}

/** D-20: where nothing can be met the turn is over at once. */
export function stop(play: Play): void {
  const { content, state, emit } = play
  const { at } = acting(state)
  const { step } = pop(state)
  state.isHome = false
  if (step === 'regain') emit?.({ kind: 'regainedNone', ...by(play) })
  else emit?.({ kind: 'stopped', ...by(play), at: idAt(content.spaceIds, at) })
  if (!isCleared(content, state, at) || state.hunterAt === at) push(state, 'arrive', at, 0)
}

/** D-14: one named door a roll; a failure ends the movement, not the turn (D-118). */
export function search(play: Play, { door }: ActionOf<'search'>): void {
  const { content, state, emit } = play
  state.isIdle = false
  emit?.({ kind: 'soughtDoor', ...by(play), door })
  push(state, 'search', NONE, positionOf(content.doorIds, door))
}

export function searchRoll(play: Play, action: ActionOf<'die'>): void {
  const { content, state, emit } = play
  const { n: door } = pop(state)
  const hero = acting(state)
  const found = action.value >= num(content.finds, hero.hero)
  if (found) hero.doors |= 1 << door
  else state.left = 0
  emit?.({ kind: 'searched', ...by(play), door: idAt(content.doorIds, door), roll: action.value, found })
}
