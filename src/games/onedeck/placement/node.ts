/** A point of the search: what is left after some skills and potions were used. Never changed in place. */
import { colourOf, dieName } from '../dice.ts'
import type { Action } from '../types.ts'
import type { Spent } from './cost.ts'
import type { Problem } from './problem.ts'

export interface Node extends Spent {
  readonly pools: readonly (readonly number[])[]
  readonly supply: readonly number[]
  /** Bits by tool. */
  readonly used: number
  readonly crafty: number
  readonly sums: readonly number[]
  readonly full: number
  /** What was done so far, and what is done once the armor is full. */
  readonly actions: readonly Action[]
  readonly late: readonly Action[]
}

export function rootOf(problem: Problem): Node {
  const { pools, supply, crafty, sums, full, noDamage, noTime, soft } = problem
  return {
    pools,
    supply,
    used: 0,
    crafty,
    sums,
    full,
    noDamage,
    noTime,
    soft,
    tokens: 0,
    fades: 0,
    actions: [],
    late: [],
  }
}

/** The same with dice of one hero changed: kinds that go and kinds that come. */
export function exchange(node: Node, slot: number, gone: readonly number[], come: readonly number[]): Node {
  const pool = (node.pools[slot] ?? []).slice()
  const supply = node.supply.slice()
  for (const kind of gone) {
    pool[kind] = (pool[kind] ?? 0) - 1
    supply[colourOf(kind)] = (supply[colourOf(kind)] ?? 0) + 1
  }
  for (const kind of come) {
    pool[kind] = (pool[kind] ?? 0) + 1
    supply[colourOf(kind)] = (supply[colourOf(kind)] ?? 0) - 1
  }
  return { ...node, pools: node.pools.map((old, at) => (at === slot ? pool : old)), supply }
}

export function doing(node: Node, ...actions: Action[]): Node {
  return { ...node, actions: [...node.actions, ...actions] }
}

/** Two points with the same key have the same future. */
export function keyOfNode(node: Node): string {
  const { pools, used, noDamage, noTime, soft, tokens, crafty, sums } = node
  return `${pools.join('/')};${sums.join()};${used},${noDamage},${noTime},${soft},${tokens},${crafty},${node.late.length}`
}

export function pickAction(problem: Problem, slot: number, kind: number): Action {
  return { kind: 'pick', hero: problem.heroes[slot] ?? 0, die: dieName(kind) }
}

/** Every different way to take `size` dice of these kinds, as lists of kinds. */
export function combinations(pool: readonly number[], kinds: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return kinds.flatMap((kind, at) => {
    if ((pool[kind] ?? 0) === 0) return []
    const rest = pool.slice()
    rest[kind] = (rest[kind] ?? 0) - 1
    return combinations(rest, kinds.slice(at), size - 1).map(dice => [kind, ...dice])
  })
}
