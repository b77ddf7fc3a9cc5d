/** Where to go in a move, and by which way. */
import { num, WIZARD } from '../content/content-index.ts'
import type { Way } from '../content/ways.ts'
import { isCleared, isTaken } from '../rules/index.ts'
import { LEVELS, NONE } from '../types.ts'
import { backOf, wayThrough } from './corridor.ts'
import { bestGoal, type Choice } from './goals.ts'
import { lastingChoice } from './lasting-choice.ts'
import { winOn } from './levels.ts'
import type { Look } from './look.ts'
import { TASTE } from './taste.ts'
import { TOLL } from './ways.ts'

export interface Plan {
  /** The space to reach; the own one where one should stay. */
  readonly goal: number
  /** The lair there, or NONE for the Great Hall. */
  readonly lair: number
  /** How the lairs look; null for one who goes home. */
  readonly choice: Choice | null
  /** The way on; null where one is there, or cannot go on. */
  readonly way: Way | null
  /** Whether its secret door has still to be found. */
  readonly isSearch: boolean
}

export function planFor(look: Look): Plan {
  const choice = wantsHome(look) ? null : lastingChoice(look)
  return planTo(look, choice, choice === null ? NONE : lairFor(look, choice))
}

/** The way to this lair, or with NONE to the Great Hall. */
export function planTo(look: Look, choice: Choice | null, lair: number): Plan {
  const { content, hero } = look
  const goal = lair === NONE ? content.hall : num(content.lairs, lair)
  const way = wayThrough(content, look.state, hero) ?? (goal === hero.at ? null : wayTo(look, goal))
  return { goal, lair, choice, way, isSearch: way !== null && !isKnown(look, way.door) }
}

function lairFor(look: Look, choice: Choice): number {
  const { hero, state } = look
  const stand = { at: hero.at, left: state.left, back: backOf(state, hero) }
  const { lair } = bestGoal(look, choice, stand)
  return lair === NONE ? bestGoal(look, choice, { ...stand, back: NONE }).lair : lair
}

/** Rich enough, or a Wizard who fills the book. */
function wantsHome(look: Look): boolean {
  if (look.gold >= look.goal) return true
  return look.class === WIZARD && wantsSpells(look)
}

/** At home until there are enough; elsewhere when none is left and the own hands are too weak for the deep. */
export function wantsSpells(look: Look): boolean {
  const { content, hero, state } = look
  const bolts = look.fireballs + look.lightnings
  if (!canFetch(look)) return false
  if (hero.at === content.hall) return bolts < TASTE.stock
  if (bolts > 0) return false
  const level = state.mode === 'hunt' ? num(content.treasureLevel, state.target) : LEVELS
  return winOn(look, level) < TASTE.weak
}

/** There is room in the book, and a spell to strike with is left (D-54). */
function canFetch({ hero, state }: Look): boolean {
  const { spells, book } = hero
  if (num(spells, 0) + num(spells, 1) + num(spells, 2) >= book) return false
  const { spellPile, spellDiscard } = state
  return num(spellPile, 0) + num(spellPile, 1) + num(spellDiscard, 0) + num(spellDiscard, 1) > 0
}

function isKnown({ doors }: Look, door: number): boolean {
  return door === NONE || ((doors >>> door) & 1) === 1
}

/** A way round somebody who stands in the way may be so much longer. */
const DETOUR = 3

/** The way on that leads there soonest. */
function wayTo(look: Look, goal: number): Way | null {
  const { content, hero } = look
  const steps = look.ways.from(goal, look.doors)
  const ways = content.ways[hero.at] ?? []
  let best: Way | null = null
  let least = (steps[hero.at] ?? 0) + DETOUR
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index]
    if (way === undefined) continue
    const cost = 1 + (steps[way.to] ?? 0) + extraOf(look, way, goal)
    if (cost >= least || isBlocked(look, way)) continue
    best = way
    least = cost
  }
  return best
}

/** What a way costs beside its step: a search, or a stop in a lair on the way. */
function extraOf(look: Look, { to, door }: Way, goal: number): number {
  const search = isKnown(look, door) ? 0 : look.search
  return to === goal || isCleared(look.content, look.state, to) ? search : search + TOLL
}

/** Another hero stands there, and one would have to stop (D-13, D-102). */
function isBlocked({ content, state }: Look, { to }: Way): boolean {
  return isTaken(content, state, to) && (state.left <= 1 || !isCleared(content, state, to))
}
