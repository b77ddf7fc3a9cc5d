/** Placing dice: the best placement found, one step at a time, or a roll that promises more. */

import { keyOf } from '../../../engine/result.ts'
import { colourOf, dieNamed, HEROIC, MANA, put, valueOf } from '../dice.ts'
import { type Problem, problemOf, type Tool } from '../placement/problem.ts'
import { costOfRoll } from '../placement/rolls.ts'
import { bestPlacement } from '../placement/search.ts'
import type { Action, Deed, Verb } from '../types.ts'
import type { DeckView } from '../view/types.ts'

const POINTS = 1500
/** For each outcome of a roll. */
const GLANCE = 25

const only = (actions: readonly Action[], best: Action | undefined): number[] =>
  actions.map(action => (action === best ? 1 : 0))

function offered(actions: readonly Action[], wanted: Action | undefined): Action | undefined {
  const key = wanted ? keyOf(wanted) : ''
  return actions.find(action => keyOf(action) === key)
}

/** Step 5: a roll that betters what can be placed, then the plan, then the word done. */
export function weighFight(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  if (!problem) return actions.map(() => 0)
  const { actions: plan, cost } = bestPlacement(problem, POINTS)
  const roll = isHarmed(view) ? bestRoll(view, problem, actions, cost) : undefined
  const done = actions.find(({ kind }) => kind === 'done')
  return only(actions, roll ?? offered(actions, plan[0]) ?? done)
}

/** The roll that promises most. A free reroll is taken while there is harm to mend. */
function bestRoll(
  view: DeckView,
  problem: Problem,
  actions: readonly Action[],
  cost: number,
): Action | undefined {
  let least = cost
  let best: Action | undefined
  for (const tool of problem.tools) {
    const action = actions.find(candidate => isUseOf(problem, tool, candidate))
    if (!action) continue
    const mean = costOfRoll(problem, tool, GLANCE)
    if (mean !== null && mean < least) [least, best] = [mean, action]
    if (mean === null && isFreeReroll(tool.deed) && isHarmed(view)) return action
  }
  return best
}

function isUseOf({ heroes }: Problem, { slot, deed, isPotion }: Tool, action: Action): boolean {
  if (isPotion) return action.kind === 'drink' && action.potion === deed.id && action.hero === heroes[slot]
  return action.kind === 'use' && action.skill === deed.id && action.hero === heroes[slot]
}

function isFreeReroll({ cost, does }: Deed): boolean {
  return cost.kind === 'free' && does.some(({ verb }) => verb === 'reroll')
}

function isHarmed({ fight }: DeckView): boolean {
  return (fight?.whatIf?.dealt ?? 0) + (fight?.whatIf?.spent ?? 0) > 0
}

/** A step within a skill or a conversion: what the plan does next, as if the rest of it were still to be used. */
export function weighStep(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const next = problem && nextStep(view, problem, actions)
  return next ? only(actions, next) : actions.map(fallback)
}

function nextStep(view: DeckView, problem: Problem, actions: readonly Action[]): Action | undefined {
  if (view.frame.kind === 'convert') return nextPick(problem, view.frame.picked, actions)
  const rest = restOf(view)
  const held = view.frame.kind === 'pick' ? view.frame.held : []
  const tool = rest && { slot: slotOf(view), deed: rest, isPotion: false }
  if (!tool) return undefined
  const pools = problem.pools.map((pool, slot) => (slot === tool.slot ? withDice(pool, held) : pool))
  const plan = bestPlacement({ ...problem, pools, tools: [tool, ...problem.tools] }, POINTS).actions
  const start = plan.findIndex(action => action.kind === 'use' && action.skill === rest.id)
  return start < 0 ? undefined : offered(actions, plan[start + 1])
}

const REST = 'the rest'

/** What is left of the skill in use, as a skill of its own. */
function restOf({ frame, deed }: DeckView): Deed | null {
  if (!deed) return null
  const base = { ...deed, id: REST }
  const free: Deed['cost'] = { kind: 'free' }
  switch (frame.kind) {
    case 'pay': {
      const { cost } = deed
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

function remaining(verb: Verb, most: number, named: number): Verb {
  if (verb.verb === 'set' && verb.named) return { ...verb, most, named: false, from: named }
  return 'most' in verb ? { ...verb, most } : verb
}

function slotOf({ frame }: DeckView): number {
  return 'slot' in frame ? frame.slot : 0
}

function withDice(pool: readonly number[], dice: readonly number[]): number[] {
  const all = pool.slice()
  for (const kind of dice) put(all, kind)
  return all
}

/** The dice picked so far go back, and the plan that began with converting them goes on. */
function nextPick(
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
  const [first, ...picks] = bestPlacement({ ...problem, pools }, POINTS).actions
  return first?.kind === 'convert' ? offered(actions, picks[picked.length]) : undefined
}

/** Where no plan helps: pay and convert the lowest dice, coloured before heroic, and change nothing. */
function fallback(action: Action): number {
  if (action.kind === 'enough') return 1
  if (action.kind !== 'pay' && action.kind !== 'pick') return 0
  const kind = dieNamed(action.die)
  return (kind === MANA ? 10 : 0) - valueOf(kind) - (colourOf(kind) === HEROIC ? 10 : 0)
}
