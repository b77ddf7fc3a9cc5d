/**
 * The ways to pay for a skill. A lower die of a colour is never worth more than a higher one, so only the lowest of
 * each sort is tried, unless a skill asks for exact values. Dice of other colours may be converted to pay.
 */
import { dieName, HEROIC, kindOf, MANA, PLAIN, valueOf } from '../dice.ts'
import type { Action, Cost } from '../types.ts'
import { combinations, doing, exchange, type Node, pickAction } from './node.ts'
import type { Problem, Tool } from './problem.ts'

interface Paying {
  readonly node: Node
  /** Conversions come before the skill, payments after it is named. */
  readonly before: readonly Action[]
  readonly paid: readonly Action[]
}

export function payments(problem: Problem, node: Node, tool: Tool, isExact: boolean): Node[] {
  const { cost } = tool.deed
  const start: Paying = { node, before: [], paid: [] }
  return ways(problem, start, tool.slot, cost, isExact).map(({ node: after, before, paid }) =>
    doing(after, ...before, useAction(problem, tool), ...paid),
  )
}

function useAction(problem: Problem, { slot, deed, isPotion }: Tool): Action {
  const hero = problem.heroes[slot] ?? 0
  return isPotion ? { kind: 'drink', hero, potion: deed.id } : { kind: 'use', hero, skill: deed.id }
}

function ways(problem: Problem, from: Paying, slot: number, cost: Cost, isExact: boolean): Paying[] {
  switch (cost.kind) {
    case 'free':
      return [from]
    case 'token':
      return [{ ...from, node: { ...from.node, tokens: from.node.tokens + 1 } }]
    case 'dice':
      return payDice(problem, from, slot, cost.colour === 'S' ? 0 : 1, cost.count, 0, isExact)
    case 'mana':
      return payMana(problem, from, slot, cost.count, MANA, 6)
    case 'any':
      return []
    default:
      return []
  }
}

function pay(problem: Problem, from: Paying, slot: number, kind: number): Paying {
  const action: Action = { kind: 'pay', hero: problem.heroes[slot] ?? 0, die: dieName(kind) }
  return { ...from, node: exchange(from.node, slot, [kind], []), paid: [...from.paid, action] }
}

/** Sorts in order (own colour, heroic, converted), so that no set is tried twice. */
function payDice(
  problem: Problem,
  from: Paying,
  slot: number,
  colour: number,
  count: number,
  sort: number,
  isExact: boolean,
): Paying[] {
  if (count === 0) return [from]
  const found: Paying[] = []
  for (let next = sort; next < 3; next++) {
    const paid =
      next === 2
        ? convertToPay(problem, from, slot, colour, 1)
        : payers(from.node, slot, next === 0 ? colour : HEROIC, isExact).map(kind =>
            pay(problem, from, slot, kind),
          )
    for (const one of paid) found.push(...payDice(problem, one, slot, colour, count - 1, next, isExact))
  }
  return found
}

function payers(node: Node, slot: number, colour: number, isExact: boolean): number[] {
  const pool = node.pools[slot] ?? []
  const kinds = [1, 2, 3, 4, 5, 6].map(value => kindOf(colour, value)).filter(kind => (pool[kind] ?? 0) > 0)
  return isExact ? kinds : kinds.slice(0, 1)
}

/** Every least set: converted dice from high to low, then magic and heroic ones from the mana-only one down. */
function payMana(
  problem: Problem,
  from: Paying,
  slot: number,
  left: number,
  below: number,
  converting: number,
): Paying[] {
  if (left <= 0) return [from]
  const pool = from.node.pools[slot] ?? []
  const found: Paying[] = []
  for (let kind = below; kind >= kindOf(2, 1); kind--) {
    if ((pool[kind] ?? 0) > 0)
      found.push(...payMana(problem, pay(problem, from, slot, kind), slot, left - valueOf(kind), kind, 0))
  }
  for (let value = converting; value >= 1; value--) {
    for (const one of convertToPay(problem, from, slot, 2, value))
      found.push(...payMana(problem, one, slot, left - value, below, value))
  }
  return found
}

/** Dice of other colours, at least one of them the payer's own, become a heroic die that pays at once. */
function convertToPay(problem: Problem, from: Paying, slot: number, colour: number, least: number): Paying[] {
  const { node } = from
  if ((node.supply[HEROIC] ?? 0) === 0 || node.crafty > 0) return []
  const size = problem.sheet.burden.converts
  const groups = groupsOf(node, slot, colour, least)
  const sizes = groups.map(group => group.dice.length)
  const found: Paying[] = []
  for (const mix of combinations(
    sizes,
    groups.map((_, at) => at),
    size,
  )) {
    const dice = diceOf(groups, mix)
    if (!dice.some(die => die.slot === slot)) continue
    if (colour === 2 && Math.min(...dice.map(die => valueOf(die.kind))) !== least) continue
    found.push(converted(problem, from, slot, dice))
  }
  return found
}

interface Die {
  readonly slot: number
  readonly kind: number
}

/** Dice by hero and colour, the lowest first. */
function groupsOf(node: Node, slot: number, colour: number, least: number): { dice: Die[] }[] {
  const slots = node.pools.map((_, at) => at).toSorted((a, b) => (a === slot ? -1 : b === slot ? 1 : 0))
  return slots.flatMap(owner =>
    [0, 1, 2, HEROIC]
      // The payer's own dice of the colour pay as they are; the partner's can only come by a conversion.
      .filter(other => owner !== slot || (other !== colour && other !== HEROIC))
      .map(other => {
        const dice: Die[] = []
        for (let kind = kindOf(other, least); kind < other * 6 + 6; kind++)
          for (let left = node.pools[owner]?.[kind] ?? 0; left > 0; left--) dice.push({ slot: owner, kind })
        return { dice }
      }),
  )
}

function diceOf(groups: readonly { dice: readonly Die[] }[], mix: readonly number[]): Die[] {
  const taken = groups.map(() => 0)
  return mix.flatMap(group => {
    const at = taken[group] ?? 0
    taken[group] = at + 1
    return groups[group]?.dice[at] ?? []
  })
}

function converted(problem: Problem, from: Paying, slot: number, dice: readonly Die[]): Paying {
  let { node } = from
  for (const die of dice) node = exchange(node, die.slot, [die.kind], [])
  const value = Math.min(...dice.map(die => valueOf(die.kind)))
  const hero = problem.heroes[slot] ?? 0
  const isShared = dice.some(die => die.slot !== slot)
  const before: Action[] = [
    { kind: 'convert' },
    ...dice.map(die => pickAction(problem, die.slot, die.kind)),
    ...(isShared ? [{ kind: 'give', hero } as const] : []),
  ]
  const paid: Action = { kind: 'pay', hero, die: dieName(kindOf(HEROIC, value)) }
  return { node, before: [...from.before, ...before], paid: [...from.paid, paid] }
}

/** Plain dice only: what a conversion or a chosen verb may touch. */
export function plainKinds(pool: readonly number[]): number[] {
  const kinds: number[] = []
  for (let kind = 0; kind < PLAIN; kind++) if ((pool[kind] ?? 0) > 0) kinds.push(kind)
  return kinds
}
