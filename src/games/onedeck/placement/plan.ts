/** The found filling as actions that the game takes one by one. */
import { colourOf, dieName, HEROIC, kindOf, valueOf } from '../dice.ts'
import type { Action } from '../types.ts'
import type { Laying } from './fill.ts'
import { type Node, pickAction } from './node.ts'
import type { Problem } from './problem.ts'

/** Armor boxes come first; a conversion just before its die is laid. */
export function planOf(problem: Problem, node: Node, layings: readonly Laying[]): Action[] {
  const pools = node.pools.map(pool => pool.slice())
  const isArmor = ({ box }: Laying) => problem.sheet.boxes[box]?.armor ?? false
  const ordered = [...layings.filter(isArmor), ...layings.filter(step => !isArmor(step))]
  const actions = ordered.flatMap(step => actionsOf(problem, pools, step))
  return [...node.actions, ...actions, ...node.late]
}

function actionsOf(problem: Problem, pools: number[][], { box, dice }: Laying): Action[] {
  const [kind = 0] = dice
  if (dice.length === 1) return [layAction(problem, take(pools, kind), kind, box)]
  const slots = dice.map(die => take(pools, die))
  const value = Math.min(...dice.map(valueOf))
  const owner = slots[0] ?? 0
  const picks = dice.map((die, at) => pickAction(problem, slots[at] ?? 0, die))
  const give: Action[] = new Set(slots).size > 1 ? [{ kind: 'give', hero: problem.heroes[owner] ?? 0 }] : []
  return [{ kind: 'convert' }, ...picks, ...give, layAction(problem, owner, kindOf(HEROIC, value), box)]
}

function layAction(problem: Problem, slot: number, kind: number, box: number): Action {
  return { kind: 'lay', hero: problem.heroes[slot] ?? 0, die: dieName(kind), box }
}

/** The hero who has this die. */
function take(pools: number[][], kind: number): number {
  const slot = pools.findIndex(pool => (pool[kind] ?? 0) > 0)
  const pool = pools[slot]
  if (!pool) throw new Error(`Nobody has a die of colour ${colourOf(kind)}`)
  pool[kind] = (pool[kind] ?? 0) - 1
  return slot
}
