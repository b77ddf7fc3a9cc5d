/** The dice of a point with some aids at hand: what the roll gave and what the aids will give, sorted for the search. */
import { ARMOR, colourOf, HEROIC, PLAIN } from '../../types/dice.ts'
import type { Aid } from './aids.ts'
import { type Orders, ordersOf } from './order.ts'
import { type Op, opsOf, type Path, pathsOf } from './paths.ts'
import type { Problem } from './problem.ts'
import { type Lift, liftsOf } from './reach.ts'
import { type Want, wantsOf } from './wants.ts'

/** Dice of one hero, colour and source, the lowest first, by type. */
export interface Group {
  readonly slot: number
  readonly colour: number
  readonly types: readonly number[]
}

export interface Hand {
  readonly aids: readonly Aid[]
  readonly ops: readonly Op[]
  readonly paths: readonly Path[]
  readonly lifts: readonly (readonly Lift[])[]
  /** Dice that nothing tells apart are one type. By type: the kind, whose it is, the aid that gives it or -1. */
  readonly kinds: readonly number[]
  readonly slots: readonly number[]
  /** Whose hero, by slot. */
  readonly voices: readonly number[]
  readonly sources: readonly number[]
  readonly counts: readonly number[]
  readonly groups: readonly Group[]
  /** How often each op may be used, then Crafty, then how many heroic dice conversions may take. */
  readonly caps: readonly number[]
  /** What one die of each type, and one use of each cap, adds to the number of a position. */
  readonly strides: readonly number[]
  readonly capStrides: readonly number[]
  /** Kinds (bits) that an aid asks for by their value: such a die may be worth more than a higher one. */
  readonly special: number
  /** Paths worth going before a conversion: what they do cannot be done to the converted die. */
  readonly early: readonly number[]
  /** A die may be worth converting though its colour would do: another hero can change it, or it only fills up. */
  readonly isMixed: boolean
  readonly hasMana: boolean
  /** Everything that could be wanted of this hand, the hardest first. */
  readonly wants: readonly Want[]
  readonly orders: Orders
  /** Positions that cannot be met, by order; kept from goal to goal. */
  readonly failed: Set<number>[]
  /** Until the supply cannot give what a filling needs: whether another order of steps could is not looked into. */
  isSure: boolean
}

interface Lot {
  readonly kind: number
  readonly slot: number
  readonly source: number
  readonly count: number
}

export function handOf(problem: Problem, aids: readonly Aid[]): Hand {
  const lots = lotsOf(problem, aids)
  const ops = opsOf(aids)
  const counts = lots.map(({ count }) => count)
  const caps = capsOf(problem, aids, ops, lots)
  const strides = stridesOf(counts, 1)
  const states = counts.reduce((product, count) => product * (count + 1), 1)
  const paths = pathsOf(ops)
  const isPair = problem.heroes.length > 1
  return {
    aids,
    ops,
    paths,
    lifts: liftsOf(
      ops,
      paths,
      lots.map(({ kind }) => kind),
    ),
    kinds: lots.map(({ kind }) => kind),
    slots: lots.map(({ slot }) => slot),
    voices: problem.voices,
    sources: lots.map(({ source }) => source),
    counts,
    groups: groupsOf(lots),
    caps,
    strides,
    capStrides: stridesOf(caps, states),
    special: specialOf(ops, paths),
    early: paths.flatMap((path, index) => (isEarly(ops, path, isPair) ? [index] : [])),
    isMixed: (isPair && ops.length > 0) || (caps.at(-2) ?? 0) > 0,
    hasMana: aids.some(({ tool }) => tool.ability.cost.kind === 'mana'),
    wants: wantsOf(problem, aids),
    orders: ordersOf(aids.length),
    failed: [],
    isSure: true,
  }
}

function specialOf(ops: readonly Op[], paths: readonly Path[]): number {
  let special = 0
  for (const { ops: steps, become } of paths) {
    if (!steps.some(op => isExactOp(ops[op]))) continue
    for (let kind = 0; kind < PLAIN; kind++) if ((become[kind] ?? -1) >= 0) special |= 1 << kind
  }
  return special
}

function isExactOp(op: Op | undefined): boolean {
  const verb = op?.verb
  if (verb?.verb === 'set') return verb.named === true || verb.from !== undefined
  return verb?.verb === 'turn' && verb.value !== undefined
}

/** Raising or setting the lowest of the dice comes to the same as doing so to what it is converted into. */
function isEarly(ops: readonly Op[], path: Path, isPair: boolean): boolean {
  if (path.plus > 0) return false
  return path.ops.every(op => {
    const verb = ops[op]?.verb
    if (isPair || verb?.verb === 'turn') return true
    return verb?.verb === 'set' ? verb.plain === true : verb?.verb === 'raise' && verb.colour !== undefined
  })
}

function lotsOf(problem: Problem, aids: readonly Aid[]): Lot[] {
  const rolled = problem.pools.flatMap((pool, slot) =>
    pool.flatMap((count, kind) => (count > 0 ? [{ kind, slot, source: -1, count }] : [])),
  )
  const given = aids.flatMap(({ steps, tool }, source) => {
    const lots = new Map<number, Lot>()
    for (const step of steps) {
      const slot = step.kind === 'gain' ? step.slot : tool.slot
      const dice = step.kind === 'gain' ? step.dice : step.kind === 'crush' ? [ARMOR] : []
      for (const kind of dice) lots.set(kind, { kind, slot, source, count: (lots.get(kind)?.count ?? 0) + 1 })
    }
    return [...lots.values()].toSorted((a, b) => a.kind - b.kind)
  })
  return [...rolled, ...given]
}

/** Nothing is used more often than there are dice; heroic dice that pay come back to the supply. */
function capsOf(problem: Problem, aids: readonly Aid[], ops: readonly Op[], lots: readonly Lot[]): number[] {
  const dice = lots.reduce((sum, { count }) => sum + count, 0)
  const crafts = aids.filter(({ steps }) => steps.some(step => step.kind === 'craft')).length
  const isPaid = aids.some(
    ({ tool }) => tool.ability.cost.kind === 'dice' || tool.ability.cost.kind === 'mana',
  )
  const back = lots.reduce((sum, { kind, count }) => (colourOf(kind) === HEROIC ? sum + count : sum), 0)
  const heroic = (problem.supply[HEROIC] ?? 0) + (isPaid || problem.challenge.modifiers.twice ? back : 0)
  return [
    ...ops.map(({ most }) => Math.min(most, dice)),
    problem.crafty + crafts,
    Math.min(heroic, Math.floor(dice / problem.challenge.modifiers.converts)),
  ]
}

function stridesOf(counts: readonly number[], first: number): number[] {
  let stride = first
  return counts.map(count => {
    const own = stride
    stride *= count + 1
    return own
  })
}

function groupsOf(lots: readonly Lot[]): Group[] {
  const groups = new Map<number, { slot: number; colour: number; types: number[] }>()
  for (const [type, { kind, slot, source }] of lots.entries()) {
    const colour = colourOf(kind)
    const key = kind >= PLAIN ? 1000 + type : (source + 1) * 8 + slot * 4 + colour
    const group = groups.get(key) ?? { slot, colour, types: [] }
    group.types.push(type)
    groups.set(key, group)
  }
  return [...groups.values()]
}
