/** What is still needed: keys for locks, a rope for the chasm, a well for what is better. */
import { orientationOf } from '../content/content-index.ts'
import { LAST_LEVEL_TO_REST, LOST_TO_REST, WELLS } from '../content/numbers.ts'
import { whyNotDrink } from '../rules/treasure.ts'
import type { Item, Room, State, Token } from '../types.ts'
import { type Mind, tileFacts } from './mind.ts'
import { TASTE } from './taste.ts'

export function purseOf({ gold }: State): number {
  let sum = 0
  for (const value of gold) sum += value
  return sum
}

export function held({ wells }: State, item: Item): number {
  let count = 0
  for (const each of wells) if (each === item) count += 1
  return count
}

/** T-34: a potion in hand, and a heart to mend. */
export function mayDrink(state: State): boolean {
  return state.wells.includes('potion') && whyNotDrink(state) === null
}

/** How many locks are still to be opened, those among the tiles face down too. */
export function locksLeft(mind: Mind): number {
  const { rooms, stack, aside } = mind.state
  let locks = rooms.at(-1)?.tile === mind.content.princess ? 0 : 1
  for (const room of rooms) if (room.locked) locks += 1
  for (const tile of stack) if (tileFacts(mind, tile).kind === 'locked') locks += 1
  for (const tile of aside) if (tileFacts(mind, tile).kind === 'locked') locks += 1
  return locks
}

/** T-106: the princess's lock waits for every lesser room. */
function isLesserCleared(mind: Mind): boolean {
  return mind.state.rooms.every(({ tile, cleared }) => cleared || tileFacts(mind, tile).kind !== 'locked')
}

/** Whether a key would open this lock now. */
export function isRipe(mind: Mind, { locked, tile }: Room): boolean {
  return locked && (tile !== mind.content.princess || isLesserCleared(mind))
}

/** A chasm that no rope spans. */
export function hasGap({ content, state }: Mind): boolean {
  return state.rooms.some(room => !room.roped && orientationOf(content, room).far !== 0)
}

/** T-24: the stairwell would heal. */
export function mayRest({ level, hearts, maxHearts }: State): boolean {
  return level <= LAST_LEVEL_TO_REST && maxHearts - hearts >= LOST_TO_REST
}

const PRINCESS = 1000
/** By how many of the kind are carried. */
const KEYS = [0, 90, 35, 35]
const POTIONS = [0, 50, 40, 35]
const BOMBS = [0, 30, 20, 10]
const ROPE = { needed: 80, chasm: 5, else: 2 } as const
const USELESS = 1

/** What it is worth to have this as the last of so many of its kind. */
function worthOf(mind: Mind, token: Token, count: number): number {
  switch (token) {
    case 'princess':
      return PRINCESS
    case 'key':
      return count > locksLeft(mind) ? USELESS : (KEYS[count] ?? USELESS)
    case 'rope':
      return count > 1 ? USELESS : ropeWorth(mind)
    case 'potion':
      return POTIONS[count] ?? USELESS
    case 'bomb':
      return BOMBS[count] ?? USELESS
    default:
      return 0
  }
}

function ropeWorth(mind: Mind): number {
  if (mind.needsRope) return ROPE.needed
  return hasGap(mind) ? ROPE.chasm : ROPE.else
}

/** What another one would be worth. */
export function gainOf(mind: Mind, token: Token): number {
  return typeof token === 'number' ? token : worthOf(mind, token, held(mind.state, token) + 1)
}

/** What could be given up most easily, and what it is worth; null where nothing can. */
export function leastCarried(mind: Mind): { readonly item: Item; readonly worth: number } | null {
  let least: { item: Item; worth: number } | null = null
  for (const item of mind.state.wells) {
    if (item === 'princess') continue
    const worth = worthOf(mind, item, held(mind.state, item))
    if (!least || worth < least.worth) least = { item, worth }
  }
  return least
}

/** What picking this up would bring, the least carried making room where it must. */
export function lootOf(mind: Mind, token: Token): number {
  const gain = gainOf(mind, token)
  if (typeof token === 'number' || mind.state.wells.length < WELLS) return gain
  return gain - (leastCarried(mind)?.worth ?? PRINCESS)
}

/** T-112: whether the moves that are left are needed for the rest of the way. */
export function isHurried(mind: Mind): boolean {
  return mind.state.turnLimit !== null && movesToSpare(mind) < 0
}

/** How many moves are left beyond those that the rest of the way takes; any number where they are not counted. */
export function movesToSpare(mind: Mind): number {
  const { turnLimit, moves, stack } = mind.state
  if (turnLimit === null) return Number.POSITIVE_INFINITY
  const needed = TASTE.movesAtLeast + TASTE.movesATile * stack.length + TASTE.movesALock * locksLeft(mind)
  return turnLimit - moves - needed
}
