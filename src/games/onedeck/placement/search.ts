/**
 * The placement with the least harm. Skills and potions whose result is certain are tried in every order that makes a
 * difference; after each of them the sets of boxes are tried from the least harm on, and the first that the dice can
 * fill is the best of that point. The search is exact unless it says otherwise: past its budget of points it answers
 * with the best so far and the bound that nothing can be below.
 */
import { harmOf } from '../harm.ts'
import type { Action, Verb } from '../types.ts'
import { costOf, type Spent } from './cost.ts'
import { effects, isCertain } from './effects.ts'
import { type Effort, fill, type Laying } from './fill.ts'
import { keyOfNode, type Node, rootOf } from './node.ts'
import { payments } from './payments.ts'
import { planOf } from './plan.ts'
import type { Problem } from './problem.ts'

export interface Placement {
  /** The weighed harm. */
  readonly cost: number
  /** The steps that lead there, without the word done. */
  readonly actions: readonly Action[]
  readonly isExact: boolean
  /** No placement costs less than this. */
  readonly bound: number
  /** Bits of the boxes filled in the end. */
  readonly full: number
  /** What is dealt and spent in the end, before the split. */
  readonly damage: number
  readonly time: number
  /** How many points were looked at. */
  readonly points: number
}

/** About 5 ms of work in the middle, 30 ms at the worst. */
const BUDGET = 4000
const MOST_OPEN = 4000

interface Best {
  cost: number
  node: Node
  layings: readonly Laying[]
  full: number
}

interface Search {
  readonly problem: Problem
  /** Sets of filled boxes from the least harm on, with the harm when nothing is used. */
  readonly goals: readonly { readonly full: number; readonly cost: number }[]
  readonly seen: Set<string>
  readonly open: Node[]
  readonly best: Best
  readonly effort: Effort
}

export function bestPlacement(problem: Problem, budget = BUDGET): Placement {
  const root = rootOf(problem)
  const search: Search = {
    problem,
    goals: goalsOf(problem),
    seen: new Set([keyOfNode(root)]),
    open: [root],
    best: { cost: Number.POSITIVE_INFINITY, node: root, layings: [], full: problem.full },
    effort: { nodes: 0, isSure: true },
  }
  let points = 0
  for (let at = 0; at < search.open.length && search.effort.nodes < budget; at++) {
    const node = search.open[at]
    if (!node) break
    points += 1
    look(search, node)
    if (search.best.cost <= lowest(search)) break
    expand(search, node, budget)
  }
  const isDone = points === search.open.length && search.effort.isSure
  const isExact = isDone || search.best.cost <= lowest(search)
  const { cost, node, layings, full } = search.best
  const harm = harmOf(problem.sheet, full, node.noDamage, node.noTime)
  return {
    cost,
    damage: harm.dealt,
    time: harm.spent + harm.undying + node.fades,
    actions: planOf(problem, node, layings),
    isExact,
    bound: isExact ? cost : lowest(search),
    full,
    points,
  }
}

const NOTHING: Spent = { noDamage: 0, noTime: 0, soft: 0, tokens: 0, fades: 0 }

/** O-44: all of the armor, or nothing but armor. */
function goalsOf(problem: Problem): Search['goals'] {
  const { sheet, full } = problem
  const all = (1 << sheet.boxes.length) - 1
  const goals: { full: number; cost: number }[] = []
  for (let set = 0; set <= all; set++) {
    if ((set & full) !== full) continue
    const isArmored = (set & sheet.armor) === sheet.armor
    if (!isArmored && (set & ~full & ~sheet.armor) !== 0) continue
    goals.push({ full: set, cost: costOf(problem, set, NOTHING) })
  }
  return goals.toSorted((a, b) => a.cost - b.cost)
}

/** What nothing can be below: everything filled and everything prevented. */
function lowest({ goals }: Search): number {
  return Math.min(0, goals[0]?.cost ?? 0)
}

/** The first set, from the least harm on, that the dice of this point can fill. */
function look(search: Search, node: Node): void {
  const { problem, goals, best } = search
  const { sheet, weights } = problem
  const spared =
    node.noDamage * weights.damage + node.noTime * weights.time + (node.soft === 0 ? 0 : 2 * weights.damage)
  const pool = together(node.pools)
  const hopeless: number[] = []
  for (const goal of goals) {
    if (goal.cost - spared >= best.cost) return
    if ((goal.full & node.full) !== node.full) continue
    if (node.late.length > 0 && (goal.full & sheet.armor) !== sheet.armor) continue
    const cost = costOf(problem, goal.full, node)
    const target = goal.full & ~node.full
    if (cost >= best.cost || hopeless.some(set => (target & set) === set)) continue
    const layings = fill(sheet, pool, node.supply, target, node.sums, problem.once, search.effort)
    if (layings) Object.assign(best, { cost, node, layings, full: goal.full })
    else hopeless.push(target)
  }
}

function together(pools: readonly (readonly number[])[]): number[] {
  const [first = [], second] = pools
  return second ? first.map((count, kind) => count + (second[kind] ?? 0)) : first.slice()
}

/** Every tool in every way. */
function expand(search: Search, node: Node, budget: number): void {
  const { problem, seen, open, effort } = search
  for (const [index, tool] of problem.tools.entries()) {
    if (!isUsable(problem, node, index)) continue
    const isExact = asksExactly(problem, node, tool.slot)
    for (const paid of payments(problem, node, tool, isExact)) {
      const fades = tool.isPotion ? 0 : problem.sheet.burden.fades
      const used = tool.isPotion ? paid.used : paid.used | (1 << index)
      for (const next of effects(
        problem,
        { ...paid, used, fades: paid.fades + fades },
        tool.slot,
        tool.deed.does,
      )) {
        effort.nodes += 3
        if (open.length >= MOST_OPEN || effort.nodes > 2 * budget) {
          effort.isSure = false
          return
        }
        const key = keyOfNode(next)
        if (seen.has(key)) continue
        seen.add(key)
        open.push(next)
      }
    }
  }
}

function isUsable({ tools, tokens }: Problem, node: Node, index: number): boolean {
  const tool = tools[index]
  if (!tool || !tool.deed.does.every(isCertain)) return false
  return tool.isPotion ? node.tokens < tokens : (node.used & (1 << index)) === 0
}

/** Whether a skill still to come wants dice of exact values, so that a lower die may be worth more. */
function asksExactly({ tools }: Problem, node: Node, slot: number): boolean {
  return tools.some(
    (tool, index) =>
      tool.slot === slot && (node.used & (1 << index)) === 0 && tool.deed.does.some(isExactVerb),
  )
}

function isExactVerb(verb: Verb): boolean {
  return (
    (verb.verb === 'set' && (verb.named === true || verb.from !== undefined)) ||
    (verb.verb === 'turn' && verb.value !== undefined)
  )
}
