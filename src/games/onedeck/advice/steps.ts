/** A step within a skill or a conversion: what the plan does next, as if the rest of it were still to be used. */
import { isOwn, type Problem, problemOf, type Tool } from '../odds/placement/problem.ts'
import { promiseOf } from '../odds/placement/rolls.ts'
import { bestPlacement } from '../odds/placement/search.ts'
import { colourOf, dieNamed, HEROIC, kindOf, MANA, put, valueOf } from '../types/dice.ts'
import type { Ability, Action, Verb } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { GLANCE, offered, only, ownPicks, POINTS } from './fight.ts'

export function weighStep(view: DeckScene, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const next = problem && nextStep(view, problem, actions)
  return next ? only(actions, next) : actions.map(action => fallback(view, action))
}

/** O-29: to the hero who can make more of it. */
export function weighGive(view: DeckScene, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const { frame } = view
  if (!problem || frame.kind !== 'give') return actions.map(() => 0)
  return actions.map(action => {
    const slot = action.kind === 'give' ? problem.heroes.indexOf(action.hero) : -1
    if (slot < 0) return -1_000_000
    const pools = problem.pools.with(slot, withDice(problem.pools[slot] ?? [], [kindOf(HEROIC, frame.value)]))
    return -bestPlacement({ ...problem, pools }, POINTS).cost
  })
}

function nextStep(view: DeckScene, problem: Problem, actions: readonly Action[]): Action | undefined {
  const { frame } = view
  if (frame.kind === 'convert') return nextPick(view, problem, frame.picked, actions)
  const rest = restOf(view)
  if (!rest) return undefined
  const tool: Tool = { slot: 'slot' in frame ? frame.slot : 0, ability: rest, isPotion: false, isBegun: true }
  const held = frame.kind === 'pick' && frame.verb.verb === 'raise' ? frame.held : []
  const pools = problem.pools.with(tool.slot, withDice(problem.pools[tool.slot] ?? [], held))
  const after = { ...problem, pools, tools: [tool, ...problem.tools] }
  return rolledStep(view, after, tool, actions) ?? plannedStep(after, actions)
}

/** The picks of a plan may come in any order, and one that was made is not offered again. */
function plannedStep(problem: Problem, actions: readonly Action[]): Action | undefined {
  const plan = bestPlacement(problem, POINTS).actions
  const start = plan.findIndex(action => action.kind === 'use' && action.skill === REST)
  if (start < 0) return undefined
  const steps = plan.slice(start + 1)
  const end = steps.findIndex(({ kind }, at) => at > 0 && kind !== 'pick')
  const answers = steps[0]?.kind === 'pick' ? steps.slice(0, end < 0 ? undefined : end) : steps.slice(0, 1)
  return answers.map(step => offered(actions, step)).find(step => step !== undefined)
}

/** A reroll takes up the dice that promise most; of a choice between two it is one. */
function rolledStep(
  { frame }: DeckScene,
  problem: Problem,
  tool: Tool,
  actions: readonly Action[],
): Action | undefined {
  if (frame.kind !== 'pick' && frame.kind !== 'either') return undefined
  const found = promiseOf(problem, tool, GLANCE)
  if (!found) return undefined
  const isWorse = found.cost > bestPlacement(problem, GLANCE).cost
  if (isWorse && (frame.kind === 'either' || frame.held.length > 0)) return undefined
  if (frame.kind === 'pick')
    return actions.find(action => action.kind === 'pick' && dieNamed(action.die) === found.gamble.up[0])
  const choice = frame.verb.of.findIndex(({ verb }) => verb === 'reroll')
  return offered(actions, { kind: 'either', choice })
}

const REST = 'the rest'

/** What is left of the skill in use, as a skill of its own. */
function restOf({ frame, ability }: DeckScene): Ability | null {
  if (!ability) return null
  const base = { ...ability, id: REST }
  const free: Ability['cost'] = { kind: 'free' }
  switch (frame.kind) {
    case 'pay': {
      const { cost } = ability
      return cost.kind === 'free' || cost.kind === 'token'
        ? null
        : { ...base, cost: { ...cost, count: frame.left } }
    }
    case 'pick':
      return { ...base, cost: free, does: [remaining(frame.verb, frame.left, frame.named)] }
    case 'either':
    case 'name':
    case 'target':
      return { ...base, cost: free, does: [frame.verb] }
    default:
      return null
  }
}

/** Whoever picks, picks own dice: a skill for the partner is the partner's from here on. */
function remaining(verb: Verb, most: number, named: number): Verb {
  if (verb.verb === 'set' && verb.named) return { ...verb, most, named: false, from: named }
  if (verb.verb === 'raise' || verb.verb === 'reroll') return { ...verb, most, whose: 'own' }
  return 'most' in verb ? { ...verb, most } : verb
}

function withDice(pool: readonly number[], dice: readonly number[]): number[] {
  const all = pool.slice()
  for (const kind of dice) put(all, kind)
  return all
}

/** The dice picked so far go back, and the plan that began with converting them goes on. */
function nextPick(
  view: DeckScene,
  problem: Problem,
  picked: readonly number[],
  actions: readonly Action[],
): Action | undefined {
  const pools = problem.pools.map((pool, slot) =>
    withDice(
      pool,
      picked.filter(code => code >> 5 === slot).map(code => code & 31),
    ),
  )
  const plan = bestPlacement({ ...problem, pools }, POINTS).actions
  const at = plan.findIndex((step, place) => step.kind === 'convert' && ownPicks(view, plan, place) !== null)
  return at < 0 ? undefined : offered(actions, ownPicks(view, plan, at)?.[picked.length])
}

/**
 * Where no plan helps: pay, convert and change the lowest dice, coloured before heroic and one's own before another
 * person's; and what was used is not wasted.
 */
function fallback(view: DeckScene, action: Action): number {
  if (action.kind === 'enough') return isUntouched(view) ? -1000 : 1000
  if (action.kind !== 'pay' && action.kind !== 'pick') return 0
  const kind = dieNamed(action.die)
  const own = isOwn(view, action.hero) ? 0 : -100
  return own + (kind === MANA ? 10 : 0) - valueOf(kind) - (colourOf(kind) === HEROIC ? 10 : 0)
}

/** Whether the skill in use has done nothing yet. */
function isUntouched({ frame, ability }: DeckScene): boolean {
  return frame.kind === 'pick' && ability?.does.length === 1 && frame.left === frame.verb.most
}
