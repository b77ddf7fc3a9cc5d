/** How likely the princess comes home from here, by a formula that was fitted to games played on by the policy. */
import { LAST_LEVEL_TO_REST, XP_FOR_LEVEL } from '../content/numbers.ts'
import { here, monstersIn } from '../rules/state.ts'
import type { Room } from '../types.ts'
import { chartOf, heroPlace } from './chart.ts'
import { type Mind, tileFacts } from './mind.ts'
import { held, locksLeft, movesToSpare, purseOf } from './needs.ts'
import { waysHome } from './ways.ts'

/** Every sign with what it adds to the log odds. */
const WEIGHTS = {
  always: 0.3,
  hearts: 0.93,
  potions: 0.73,
  bombs: 0.09,
  xp: 0.17,
  rest: 0.34,
  fight: -0.4,
  way: -0.43,
  treasuries: -0.25,
  keys: -0.39,
  purse: 0.33,
  carried: 0.45,
  far: -0.2,
  late: 0.97,
} as const

type Signs = { readonly [S in keyof typeof WEIGHTS]: number }

export function valueOf(mind: Mind): number {
  const { step } = mind.state
  if (step.kind === 'over') return step.ending === 'rescued' ? 1 : 0
  const signs = signsOf(mind)
  return 1 / (1 + Math.exp(-sumOf(signs)))
}

function sumOf(signs: Signs): number {
  let sum = 0
  let sign: keyof Signs
  for (sign in WEIGHTS) sum += WEIGHTS[sign] * signs[sign]
  return sum
}

function signsOf(mind: Mind): Signs {
  const { state } = mind
  const life = state.hearts + held(state, 'potion')
  const monsters = monstersIn(here(state)) + state.yellow + state.red
  return {
    always: 1,
    hearts: Math.log(state.hearts),
    potions: held(state, 'potion'),
    bombs: held(state, 'bomb'),
    // T-36, T-108: a new level heals, and at the last one there is no experience any more.
    xp: state.xp / XP_FOR_LEVEL,
    rest: state.level <= LAST_LEVEL_TO_REST ? 1 : 0,
    fight: monsters / life,
    way: wayHome(mind) / life,
    treasuries: treasuriesLeft(mind),
    keys: Math.max(0, locksLeft(mind) - held(state, 'key')),
    purse: Math.min(MUCH_GOLD, purseOf(state)) / 10,
    carried: held(state, 'princess'),
    far: farOf(mind),
    late: Math.min(0, movesToSpare(mind)) / 10,
  }
}

/** More than this makes no difference. */
const MUCH_GOLD = 40
const LONG_WAY = 10

function wayHome(mind: Mind): number {
  const chart = chartOf(mind)
  return Math.min(LONG_WAY, waysHome(chart).cost[heroPlace(chart)] ?? LONG_WAY)
}

/** Lesser locked rooms still to be cleared, those face down too. */
function treasuriesLeft(mind: Mind): number {
  const { rooms, stack } = mind.state
  const isLeft = ({ tile, cleared }: Room) => !cleared && tileFacts(mind, tile).kind === 'locked'
  const laid = rooms.filter(isLeft).length
  return laid + stack.filter(tile => tileFacts(mind, tile).kind === 'locked').length
}

/** How far from the stairwell the princess room lies; nothing while it does not. */
function farOf({ content, state }: Mind): number {
  const room: Room | undefined = state.rooms.at(-1)
  return room?.tile === content.princess ? Math.abs(room.x) + Math.abs(room.y) - 1 : 0
}
