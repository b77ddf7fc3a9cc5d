/**
 * The placement with the least harm, by the weights. Goals (a set of full boxes with the dear aids used, see goals.ts)
 * are tried from the least cost on; the first that the dice can meet is the best there is. Goals that were met nowhere
 * rule out all that ask for more. Past its budget the search answers with the best that is soon found, and with
 * the cost of the first goal it could not decide: nothing costs less than that.
 *
 * Everything whose result is certain is searched. Rolling once more with a skill is not: see rolls.ts.
 */
import type { Action } from '../../types.ts'
import { costOf, type End, endOf, type Spent } from './cost.ts'
import { fit } from './fit.ts'
import { type Class, type Classes, classesOf } from './goals.ts'
import { planOf } from './plan.ts'
import type { Goal, Problem } from './problem.ts'
import type { Effort } from './unit.ts'

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
  readonly end: End
  /** Tokens drunk on the way. */
  readonly drunk: number
  /** How many positions were looked at. */
  readonly points: number
}

/** Positions in all, and to learn from a goal that cannot be met: some 100 ms at the worst. */
const BUDGET = 8_000
const TO_LEARN = 60
/** So many sets of dear aids are tried without a proof, the fewest aids first. */
const MOST_CLIMBS = 4
/** Then goals from the least cost on, with so many positions for each and in all. */
const TO_TRY = 200
const TRIED = 1500

interface Best {
  cost: number
  actions: readonly Action[]
  full: number
  spent: Spent
}

interface Search {
  readonly problem: Problem
  readonly classes: Classes
  /** What cannot be met: boxes with dear aids. */
  readonly hopeless: { readonly target: number; readonly dear: number }[]
  readonly best: Best
  readonly budget: number
  readonly effort: Effort
  /** What costs no more than this is left out. */
  readonly over: number
  /** The least cost of a goal that was not decided. */
  open: number
}

interface Next {
  readonly kind: Class
  readonly goal: Goal
  readonly cost: number
}

/** `over`: the best of what costs more than this, doing nothing included. */
export function bestPlacement(problem: Problem, budget = BUDGET, over = Number.NEGATIVE_INFINITY): Placement {
  const search = searchOf(problem, budget, over)
  run(search)
  if (search.open < search.best.cost) improve(search)
  return placementOf(search)
}

/** As one does it without a thought: no aid that costs anything, and box after box, the one that spares most first. */
export function plainPlacement(problem: Problem): Placement {
  const search = searchOf(problem, BUDGET, Number.NEGATIVE_INFINITY)
  const [plain] = search.classes.all
  if (plain?.dear === 0) climb(search, plain, dearest(problem))
  return placementOf(search)
}

function searchOf(problem: Problem, budget: number, over: number): Search {
  const { full, noDamage, noTime, soft } = problem
  const spent = { noDamage, noTime, soft, tokens: 0, fades: 0 }
  return {
    problem,
    classes: classesOf(problem),
    hopeless: [],
    best: { cost: costOf(problem, full, spent), actions: [], full, spent },
    budget,
    effort: { nodes: 0, most: budget },
    over,
    open: Number.POSITIVE_INFINITY,
  }
}

function placementOf({ problem, best, open, effort }: Search): Placement {
  const { cost, actions, full, spent } = best
  return {
    cost,
    actions,
    isExact: open >= cost,
    bound: Math.min(open, cost),
    full,
    end: endOf(problem, full, spent),
    drunk: spent.tokens,
    points: effort.nodes,
  }
}

function run(search: Search): void {
  for (let next = nextGoal(search); next; next = nextGoal(search)) {
    const { kind, goal, cost } = next
    if (search.effort.nodes >= search.budget) {
      search.open = Math.min(search.open, cost)
      return
    }
    if (cost > search.over) decide(search, kind, goal.full, cost)
  }
}

/** The goal of the least cost that was not tried yet; none costs less than the best. */
function nextGoal({ classes, best }: Search): Next | null {
  const kind = cheapest(classes)
  const goal = kind?.goals[kind.next]
  if (!kind || !goal) return null
  const cost = goal.cost + kind.extra
  if (cost >= best.cost) return null
  kind.next += 1
  return { kind, goal, cost }
}

/** The class whose next goal costs the least. */
function cheapest({ all }: Classes): Class | null {
  let best: Class | null = null
  let least = Number.POSITIVE_INFINITY
  for (const kind of all) {
    const cost = (kind.goals[kind.next]?.cost ?? Number.POSITIVE_INFINITY) + kind.extra
    if (cost < least) {
      best = kind
      least = cost
    }
  }
  return best
}

function decide(search: Search, kind: Class, full: number, cost: number): void {
  const target = full & ~search.problem.full
  if (isRuledOut(search, kind, target)) return
  const answer = meets(search, kind, target, search.budget)
  if (answer === null) search.open = Math.min(search.open, cost)
  else if (!answer) search.hopeless.push({ target: learn(search, kind, target), dear: kind.dear })
}

/** More boxes are no easier, nor is prevention to pay for, nor a free aid less. */
function isRuledOut({ hopeless, classes }: Search, { dear }: Class, target: number): boolean {
  return hopeless.some(
    known =>
      (known.target & ~target) === 0 &&
      (dear & ~known.dear & ~classes.pure) === 0 &&
      (known.dear & ~dear & ~classes.free) === 0,
  )
}

/** Leaves out boxes as long as the rest cannot be met either: the fewer, the more it rules out. */
function learn(search: Search, kind: Class, target: number): number {
  let core = target
  for (let left = target; left !== 0; left &= left - 1) {
    const fewer = core & ~(left & -left)
    if (isRuledOut(search, kind, fewer) || meets(search, kind, fewer, TO_LEARN) === false) core = fewer
  }
  return core
}

/** Whether any hand of the class can fill these boxes; null is not known. What is found may be the best so far. */
function meets(search: Search, kind: Class, target: number, most: number): boolean | null {
  const { problem, effort } = search
  effort.most = Math.min(search.budget, effort.nodes + most)
  let isSure = true
  for (const hand of kind.hands()) {
    const isMet = fit(hand, target, problem.challenge.modifiers.converts, effort, (units, order) => {
      const plan = planOf(problem, hand, units, order)
      if (!plan) hand.isSure = false
      else keep(search, kind, target, plan)
      return plan !== null
    })
    if (isMet) return true
    if (effort.nodes > effort.most) return null
    isSure &&= hand.isSure
  }
  return isSure ? false : null
}

function keep(
  { problem, best, over }: Search,
  { spent }: Class,
  target: number,
  actions: readonly Action[],
): void {
  const full = problem.full | target
  const { armor } = problem.challenge
  if ((full & armor) !== armor && (target & ~armor) !== 0) return
  const cost = costOf(problem, full, spent)
  if (cost < best.cost && cost > over) Object.assign(best, { cost, actions, full, spent })
}

/** Without a proof: that a set can be met is found fast where that a better one cannot takes long to prove. */
function improve(search: Search): void {
  const boxes = dearest(search.problem)
  for (const kind of search.classes.all.slice(0, MOST_CLIMBS)) {
    const least = (kind.goals[0]?.cost ?? 0) + kind.extra
    if (least < search.best.cost) climb(search, kind, boxes)
  }
  tryAll(search)
}

/** Every goal below the best again, now with a glance: what is met costs least of what a glance can see. */
function tryAll(search: Search): void {
  const { classes, effort, problem } = search
  for (const kind of classes.all) kind.next = 0
  const most = effort.nodes + TRIED
  while (effort.nodes < most) {
    const next = nextGoal(search)
    if (!next) return
    if (next.cost > search.over) glance(search, next.kind, next.goal.full & ~problem.full, TO_TRY)
  }
}

/** Box after box, the one that spares most first; O-44: the armor at once, and without it nothing but armor. */
function climb(search: Search, kind: Class, boxes: readonly number[]): void {
  const open = ~search.problem.full
  const armor = search.problem.challenge.armor & open
  let target = armor !== 0 && glance(search, kind, armor) ? armor : 0
  const allowed = target === armor ? open : armor
  for (const box of boxes) {
    const bit = (1 << box) & allowed & ~target
    if (bit !== 0 && glance(search, kind, target | bit)) target |= bit
  }
}

/** Boxes by what filling each of them alone spares. */
function dearest(problem: Problem): number[] {
  const { full, challenge, noDamage, noTime, soft } = problem
  const spent = { noDamage, noTime, soft, tokens: 0, fades: 0 }
  const all = (1 << challenge.boxes.length) - 1
  const costs = challenge.boxes.map((_, box) => costOf(problem, (all & ~(1 << box)) | full, spent))
  return challenge.boxes.map((_, box) => box).toSorted((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0))
}

function glance(search: Search, kind: Class, target: number, most = TO_LEARN): boolean {
  if (isRuledOut(search, kind, target)) return false
  const budget = search.effort.nodes + most
  return meets({ ...search, budget }, kind, target, most) === true
}
