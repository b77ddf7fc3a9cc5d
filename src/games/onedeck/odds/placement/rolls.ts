/**
 * What rolling with a skill or potion is worth: its dice in every way they may fall, each placed best, and the mean of
 * that. Payments are the lowest dice that do.
 */
import { fastRng } from '../../../../engine/rng.ts'
import { fitsVerb } from '../../rules/index.ts'
import { colourOf, HEROIC, indexOfColour, kindOf, MANA, PLAIN, put, valueOf } from '../../types/dice.ts'
import type { Cost, Verb } from '../../types.ts'
import { costOf } from './cost.ts'
import type { Problem, Tool } from './problem.ts'
import { bestPlacement } from './search.ts'

/** Dice that are taken up, and the colours that are thrown. */
export interface Gamble {
  readonly slot: number
  readonly up: readonly number[]
  readonly colours: readonly number[]
}

export interface Prospect {
  readonly gamble: Gamble
  /** The mean cost afterwards. */
  readonly cost: number
}

/** More dice have too many outcomes to go through them all. */
const MOST_DICE = 2
const SAMPLES = 24

/** The best way to roll with this; null where it rolls nothing, cannot be paid as it is, or costs no less than that. */
export function promiseOf(
  problem: Problem,
  tool: Tool,
  budget: number,
  below = Number.POSITIVE_INFINITY,
): Prospect | null {
  const paid = paidPool(problem, tool)
  if (!paid) return null
  const { challenge, weights } = problem
  const isFree = tool.isBegun ?? false
  const extra = isFree ? 0 : tool.isPotion ? weights.token : challenge.modifiers.fades * weights.time
  const pools = problem.pools.with(tool.slot, paid)
  const tools = problem.tools.filter(other => other !== tool)
  const after = { ...problem, pools, tools, tokens: problem.tokens - (tool.isPotion && !isFree ? 1 : 0) }
  let best: Prospect | null = null
  let least = below
  for (const gamble of gamblesOf(after, tool)) {
    const cost = extra + meanOf(after, gamble, budget, least - extra)
    if (cost >= least) continue
    best = { gamble, cost }
    least = cost
  }
  return best
}

/** Of two verbs one is chosen; a roll after a reroll falls together with it. */
function gamblesOf(problem: Problem, { slot, ability }: Tool): Gamble[] {
  const [first, second] = ability.does
  const verbs = first?.verb === 'either' ? first.of : first ? [first] : []
  const more = second?.verb === 'roll' ? coloursOf(problem, second) : []
  return verbs.flatMap(verb => {
    if (verb.verb === 'roll') return [{ slot, up: [], colours: coloursOf(problem, verb) }]
    return verb.verb === 'reroll' ? rerollsOf(problem, slot, verb, more) : []
  })
}

function coloursOf({ challenge, supply }: Problem, { dice }: Verb<'roll'>): number[] {
  const chosen = challenge.boxes[0]?.colour ?? 0
  const colours = dice.map(colour => (colour === 'chosen' ? chosen : indexOfColour(colour)))
  return colours.filter(
    (colour, at) => colours.slice(0, at).filter(other => other === colour).length < (supply[colour] ?? 0),
  )
}

/** All the dice it may touch at once, or each by itself. */
function rerollsOf(
  { pools, supply, heroes }: Problem,
  slot: number,
  verb: Verb<'reroll'>,
  more: readonly number[],
): Gamble[] {
  const owner = verb.whose === 'own' ? slot : heroes.length > 1 ? 1 - slot : -1
  const pool = pools[owner] ?? []
  const kinds = pool.flatMap((count, kind) =>
    kind < PLAIN && fitsVerb(supply, verb, kind, 0) ? Array.from({ length: count }, () => kind) : [],
  )
  const sets = verb.most >= kinds.length ? [kinds] : [...new Set(kinds)].map(kind => [kind])
  return sets
    .map(up => ({ slot: owner, up, colours: [...up.map(colourOf), ...more] }))
    .filter(({ colours }) => colours.length > 0)
}

/** The owner's dice without the payment. */
function paidPool({ pools }: Problem, { slot, ability }: Tool): number[] | null {
  const pool = (pools[slot] ?? []).slice()
  let left = countOf(ability.cost)
  for (const kind of payers(ability.cost)) {
    for (; left > 0 && (pool[kind] ?? 0) > 0; left -= ability.cost.kind === 'mana' ? valueOf(kind) : 1)
      put(pool, kind, -1)
  }
  return left > 0 ? null : pool
}

function countOf(cost: Cost): number {
  return cost.kind === 'free' || cost.kind === 'token' ? 0 : cost.count
}

/** Coloured before heroic, the lowest first. */
function payers(cost: Cost): number[] {
  if (cost.kind === 'free' || cost.kind === 'token') return []
  const values = [1, 2, 3, 4, 5, 6]
  const colours = cost.kind === 'any' ? [0, 1, 2] : cost.kind === 'mana' ? [2] : [indexOfColour(cost.colour)]
  const plain = values.flatMap(value => colours.map(colour => kindOf(colour, value)))
  const heroic = values.map(value => kindOf(HEROIC, value))
  return [...(cost.kind === 'mana' ? [MANA] : []), ...plain, ...heroic]
}

/** Infinite as soon as it cannot be less than that any more, however well the rest of the rolls were placed. */
function meanOf(problem: Problem, gamble: Gamble, budget: number, below: number): number {
  const { colours } = gamble
  const least = leastCost(problem)
  let [sum, rest] = [0, 1]
  if (least > below + ROUNDING) return Number.POSITIVE_INFINITY
  for (const { dice, p } of colours.length <= MOST_DICE ? everyRoll(colours) : someRolls(colours)) {
    sum += p * costWith(problem, gamble, dice, budget)
    rest -= p
    if (sum + rest * least > below + ROUNDING) return Number.POSITIVE_INFINITY
  }
  return sum
}

const ROUNDING = 1e-6

/** With every box full. */
function leastCost(problem: Problem): number {
  const { noDamage, noTime, soft, challenge } = problem
  const all = (1 << challenge.boxes.length) - 1
  return costOf(problem, all, { noDamage, noTime, soft, tokens: 0, fades: 0 })
}

interface Roll {
  readonly dice: readonly number[]
  readonly p: number
}

/** Equal dice in one order only, with how likely it is. */
function everyRoll(colours: readonly number[]): Roll[] {
  const found = new Map<string, Roll>()
  const walk = (dice: number[], p: number): void => {
    const colour = colours[dice.length]
    if (colour === undefined) {
      const sorted = dice.toSorted((a, b) => a - b)
      const key = sorted.join()
      found.set(key, { dice: sorted, p: (found.get(key)?.p ?? 0) + p })
    } else for (let value = 1; value <= 6; value++) walk([...dice, kindOf(colour, value)], p / 6)
  }
  walk([], 1)
  return [...found.values()]
}

/** Always the same ones, so that the same dice are always judged alike. */
function someRolls(colours: readonly number[]): Roll[] {
  const rng = fastRng(1)
  return Array.from({ length: SAMPLES }, () => ({
    dice: colours.map(colour => kindOf(colour, rng.below(6) + 1)),
    p: 1 / SAMPLES,
  }))
}

/** O-26: abilities touch these dice too. */
function costWith(problem: Problem, { slot, up }: Gamble, dice: readonly number[], budget: number): number {
  const { modifiers } = problem.challenge
  const pool = (problem.pools[slot] ?? []).slice()
  for (const kind of up) put(pool, kind, -1)
  let split = 0
  for (const kind of dice) {
    const value = valueOf(kind)
    if (value === modifiers.timeFor) split += 1
    if ((modifiers.discards & (1 << value)) !== 0) continue
    put(pool, modifiers.weakens && kind >= kindOf(HEROIC, 2) ? kind - 1 : kind)
  }
  const pools = problem.pools.with(slot, pool)
  return bestPlacement({ ...problem, pools }, budget).cost + split * problem.weights.time
}
