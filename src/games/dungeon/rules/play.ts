import { type Book, WIZARD } from '../book.ts'
import type { DungeonEvent } from '../events.ts'
import { num } from '../lists.ts'
import { heroFact } from '../names.ts'
import { type Frame, type Hero, type HeroFact, HUNTER, NONE, type State, type Step } from '../types.ts'

/** What every rule works on: the tables, the state it may change, and who listens (nobody, in simulation). */
export interface Play {
  readonly book: Book
  readonly state: State
  readonly emit: ((event: DungeonEvent) => void) | null
}

export function heroOf(state: State, seat: number): Hero {
  const hero = state.heroes[seat]
  if (!hero) throw new Error(`There is no seat ${seat}`)
  return hero
}

/** The hero whose turn it is. */
export function acting(state: State): Hero {
  return heroOf(state, state.turn)
}

export function classOf(book: Book, hero: Hero): number {
  return num(book.classOf, hero.hero)
}

export function isWizard(book: Book, hero: Hero): boolean {
  return hero.hero !== NONE && classOf(book, hero) === WIZARD
}

/** The card of a foe: the space of a lair, or HUNTER. */
export function foeCard(book: Book, state: State, foe: number): number {
  return foe === HUNTER ? state.hunter : num(state.monster, num(book.lair, foe))
}

/** Puts a frame on top: it is due before everything below it. */
export function push(state: State, step: Step, at = NONE, n = 0): void {
  state.stack.push({ step, at, n })
}

// Frames are never changed, so the two of every turn can be shared.
const END: Frame = { step: 'end', at: NONE, n: 0 }
const MOVE: Frame = { step: 'move', at: NONE, n: 0 }

export function pushEnd(state: State): void {
  state.stack.push(END)
}

export function pushMove(state: State): void {
  state.stack.push(MOVE)
}

export function pop(state: State): Frame {
  const frame = state.stack.pop()
  if (!frame) throw new Error('Nothing is due')
  return frame
}

export function top(state: State): Frame {
  const frame = state.stack[state.stack.length - 1]
  if (!frame) throw new Error('Nothing is due')
  return frame
}

// Who did it, for events; only called when somebody listens.

export function by({ book, state }: Play): { seat: number; hero: HeroFact | null } {
  return { seat: state.turn, hero: heroFact(book, acting(state).hero) }
}
