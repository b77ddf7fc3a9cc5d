/**
 * What rolling with a skill is worth: every outcome of its dice, each placed best, and the mean of that. Payments are
 * the lowest dice that do. Rerolls are not looked at, as what to reroll is a choice of its own.
 */
import { HEROIC, indexOfColour, kindOf, MANA, put, valueOf } from '../dice.ts'
import type { Cost } from '../types.ts'
import type { Problem, Tool } from './problem.ts'
import { bestPlacement } from './search.ts'

/** More dice have too many outcomes for a hint. */
const MOST_DICE = 2

/** The mean cost after rolling with this skill; null where it does not roll, or cannot be paid as it is. */
export function costOfRoll(problem: Problem, tool: Tool, budget: number): number | null {
  const [verb] = tool.deed.does
  if (verb?.verb !== 'roll' || tool.deed.does.length > 1) return null
  const paid = paidPool(problem, tool)
  if (!paid) return null
  const chosen = problem.sheet.boxes[0]?.colour ?? 0
  const colours = verb.dice.map(colour => (colour === 'chosen' ? chosen : indexOfColour(colour)))
  const { sheet, weights } = problem
  const extra = (tool.isPotion ? weights.token : 0) + (tool.isPotion ? 0 : sheet.burden.fades * weights.time)
  if (colours.length > MOST_DICE) return null
  const rolls = everyRoll(colours.toSorted((a, b) => a - b))
  return rolls.reduce((sum, { dice, p }) => sum + p * costWith(problem, tool, paid, dice, budget), extra)
}

/** The owner's dice without the payment. */
function paidPool({ pools }: Problem, { slot, deed }: Tool): number[] | null {
  const pool = (pools[slot] ?? []).slice()
  let left = countOf(deed.cost)
  for (const kind of payers(deed.cost)) {
    for (; left > 0 && (pool[kind] ?? 0) > 0; left -= deed.cost.kind === 'mana' ? valueOf(kind) : 1)
      put(pool, kind, -1)
  }
  return left > 0 ? null : pool
}

function countOf(cost: Cost): number {
  return cost.kind === 'free' || cost.kind === 'token' ? 0 : cost.count
}

function payers(cost: Cost): number[] {
  if (cost.kind === 'free' || cost.kind === 'token' || cost.kind === 'any') return []
  const colour = cost.kind === 'mana' ? 2 : indexOfColour(cost.colour)
  const values = [1, 2, 3, 4, 5, 6]
  const only = cost.kind === 'mana' ? [MANA] : []
  return [
    ...only,
    ...values.map(value => kindOf(colour, value)),
    ...values.map(value => kindOf(HEROIC, value)),
  ]
}

/** Equal dice in one order only, with how likely it is. */
function everyRoll(colours: readonly number[]): { dice: number[]; p: number }[] {
  const found = new Map<string, { dice: number[]; p: number }>()
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

/** O-26: abilities touch these dice too. */
function costWith(
  problem: Problem,
  tool: Tool,
  paid: readonly number[],
  dice: readonly number[],
  budget: number,
): number {
  const { burden } = problem.sheet
  const pool = paid.slice()
  let split = 0
  for (const kind of dice) {
    const value = valueOf(kind)
    if (value === burden.timeFor) split += 1
    if ((burden.discards & (1 << value)) !== 0) continue
    put(pool, burden.weakens && kind >= kindOf(HEROIC, 2) ? kind - 1 : kind)
  }
  const pools = problem.pools.map((old, slot) => (slot === tool.slot ? pool : old))
  const tools = problem.tools.filter(other => other !== tool)
  const tokens = problem.tokens - (tool.isPotion ? 1 : 0)
  return bestPlacement({ ...problem, pools, tools, tokens }, budget).cost + split * problem.weights.time
}
