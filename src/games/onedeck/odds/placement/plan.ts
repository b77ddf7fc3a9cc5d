/** The found units as actions that the game takes one by one. */
import { fitsVerb } from '../../rules/index.ts'
import { ARMOR, colourOf, dieName, HEROIC, kindOf, PLAIN, put, valueOf } from '../../types/dice.ts'
import type { Action } from '../../types.ts'
import { type Aid, isDear } from './aids.ts'
import type { Hand } from './hand.ts'
import type { Order } from './order.ts'
import { changed } from './paths.ts'
import type { Problem } from './problem.ts'
import type { Unit } from './unit.ts'

/** A die on its way: what it shows now, and the ops still to come. */
interface Piece {
  readonly slot: number
  readonly source: number
  kind: number
  readonly ops: readonly number[]
  done: number
}

/** A unit on its way. Of a conversion the last piece is the made one, and it is there once it is made. */
interface Load {
  readonly unit: Unit
  readonly parts: readonly Piece[]
  readonly made: Piece | null
  isMade: boolean
}

interface Plan {
  readonly problem: Problem
  readonly hand: Hand
  readonly loads: readonly Load[]
  readonly pools: number[][]
  readonly supply: number[]
  readonly sums: number[]
  once: number
  crafty: number
  readonly actions: Action[]
  /** The supply could not give something: no plan. */
  isBroken: boolean
}

/** Aids in their order, each with what it needs just before it; then the boxes, armor first (O-44). */
export function planOf(
  problem: Problem,
  hand: Hand,
  units: readonly Unit[],
  order: Order,
): readonly Action[] | null {
  const plan: Plan = {
    problem,
    hand,
    loads: units.map(unit => loadOf(hand, unit)),
    pools: problem.pools.map(pool => pool.slice()),
    supply: problem.supply.slice(),
    sums: problem.sums.slice(),
    once: problem.once,
    crafty: problem.crafty,
    actions: [],
    isBroken: false,
  }
  if (plan.crafty > 0) for (const load of plan.loads) if (load.unit.made?.isCrafted) make(plan, load)
  for (const aid of inOrder(order)) if (isNeeded(plan, aid)) useAid(plan, aid)
  const isArmor = ({ unit }: Load) => problem.challenge.boxes[unit.box]?.armor ?? false
  for (const load of plan.loads) if (isArmor(load)) lay(plan, load)
  for (const load of plan.loads) if (!isArmor(load)) lay(plan, load)
  return plan.isBroken ? null : plan.actions
}

function loadOf(hand: Hand, unit: Unit): Load {
  const parts = unit.parts.map(({ type, path }) => ({
    slot: hand.slots[type] ?? 0,
    source: hand.sources[type] ?? -1,
    kind: hand.kinds[type] ?? 0,
    ops: hand.paths[path]?.ops ?? [],
    done: 0,
  }))
  const made = unit.made && {
    slot: unit.made.slot,
    source: -1,
    kind: kindOf(HEROIC, unit.made.value),
    ops: hand.paths[unit.made.path]?.ops ?? [],
    done: 0,
  }
  return { unit, parts, made, isMade: false }
}

function inOrder({ before }: Order): number[] {
  const count = (bits: number): number => (bits === 0 ? 0 : 1 + count(bits & (bits - 1)))
  return before.map((_, aid) => aid).toSorted((a, b) => count(before[a] ?? 0) - count(before[b] ?? 0))
}

/** Direct Hit is named when its die is laid. An aid that gives nothing used is spared. */
function isNeeded({ hand, loads }: Plan, index: number): boolean {
  const aid = hand.aids[index]
  if (!aid || aid.steps.some(step => step.kind === 'strike')) return false
  if (isDear(aid)) return true
  const isCraft = aid.steps.some(step => step.kind === 'craft')
  return loads.some(
    ({ unit, parts, made }) =>
      [...parts, ...(made ? [made] : [])].some(
        ({ source, ops }) => source === index || ops.some(op => hand.ops[op]?.aid === index),
      ) ||
      (isCraft && unit.made?.isCrafted),
  )
}

function heroOf({ problem }: Plan, slot: number): number {
  return problem.heroes[slot] ?? 0
}

function useAid(plan: Plan, index: number): void {
  const aid = plan.hand.aids[index]
  if (!aid) return
  const { slot, ability, isPotion } = aid.tool
  const hero = heroOf(plan, slot)
  for (const load of plan.loads)
    if (load.unit.aid === index || isChangedBy(plan, load.made, index)) make(plan, load)
  if (aid.steps.some(step => step.kind === 'crush')) expect(plan, HEROIC)
  plan.actions.push(
    isPotion ? { kind: 'drink', hero, potion: ability.id } : { kind: 'use', hero, skill: ability.id },
  )
  for (const load of plan.loads) if (load.unit.aid === index) pay(plan, load)
  plan.actions.push(...aid.says)
  for (const [at, step] of aid.steps.entries()) doStep(plan, aid, index, step, at)
}

function isChangedBy({ hand }: Plan, piece: Piece | null, aid: number): boolean {
  const op = piece?.ops[piece.done]
  return op !== undefined && hand.ops[op]?.aid === aid
}

function pay(plan: Plan, load: Load): void {
  const { slot, kind } = load.made ?? load.parts[0] ?? { slot: 0, kind: 0 }
  giveBack(plan, slot, kind)
  plan.actions.push({ kind: 'pay', hero: heroOf(plan, slot), die: dieName(kind) })
}

function giveBack(plan: Plan, slot: number, kind: number): void {
  put(plan.pools[slot] ?? [], kind, -1)
  put(plan.supply, colourOf(kind))
}

function take(plan: Plan, slot: number, kind: number): void {
  expect(plan, colourOf(kind))
  put(plan.supply, colourOf(kind), -1)
  put(plan.pools[slot] ?? [], kind)
}

function expect(plan: Plan, colour: number): void {
  if ((plan.supply[colour] ?? 0) <= 0) plan.isBroken = true
}

function doStep(plan: Plan, aid: Aid, index: number, step: Aid['steps'][number], at: number): void {
  switch (step.kind) {
    case 'gain':
      for (const kind of step.dice) take(plan, step.slot, kind)
      return
    case 'change':
      return change(plan, step, opOf(plan, aid, index, at))
    case 'crush':
      return crush(plan, index)
    case 'craft':
      plan.crafty += 1
      for (const load of plan.loads) if (load.unit.made?.isCrafted) make(plan, load)
      return
    case 'strike':
      return
    default:
      return
  }
}

/** Which op of the hand this step is. */
function opOf({ hand }: Plan, aid: Aid, index: number, at: number): number {
  const first = hand.ops.findIndex(op => op.aid === index)
  return (
    first + aid.steps.slice(0, at).filter(step => step.kind === 'change' || step.kind === 'strike').length
  )
}

type Changing = Extract<Aid['steps'][number], { kind: 'change' }>

function change(plan: Plan, { slot, verb, named }: Changing, op: number): void {
  const pieces = plan.loads
    .flatMap(({ parts, made }) => [...parts, ...(made ? [made] : [])])
    .filter(piece => piece.ops[piece.done] === op)
  const pool = plan.pools[slot] ?? []
  const held: number[] = []
  for (const piece of pieces) {
    if (!fitsVerb(plan.supply, verb, piece.kind, named)) plan.isBroken = true
    plan.actions.push({ kind: 'pick', hero: heroOf(plan, slot), die: dieName(piece.kind) })
    const become = changed(verb, piece.kind, named)
    giveBack(plan, slot, piece.kind)
    take(plan, slot, become)
    // A raised die waits aside until the end.
    if (verb.verb === 'raise') {
      put(pool, become, -1)
      held.push(become)
    }
    piece.kind = become
    piece.done += 1
  }
  const isOpen =
    pieces.length < verb.most &&
    pool.some((count, kind) => count > 0 && kind < PLAIN && fitsVerb(plan.supply, verb, kind, named))
  if (isOpen) plan.actions.push({ kind: 'enough' })
  for (const kind of held) put(pool, kind)
}

/** O-211: it goes straight to its box. */
function crush(plan: Plan, index: number): void {
  const load = plan.loads.find(({ parts }) =>
    parts.some(({ source, kind }) => source === index && kind === ARMOR),
  )
  if (!load) return
  const { box } = load.unit
  put(plan.supply, HEROIC, -1)
  put(plan.sums, box, 6)
  load.isMade = true
  plan.actions.push({ kind: 'crush', box })
}

/** O-29, O-210: the dice go back first, then a heroic one must be there. */
function make(plan: Plan, load: Load): void {
  const { made, parts, unit } = load
  if (!made || !unit.made || load.isMade) return
  load.isMade = true
  if (plan.crafty > 0 !== unit.made.isCrafted || parts.some(({ ops, done }) => done < ops.length))
    plan.isBroken = true
  if (plan.crafty > 0) plan.crafty -= 1
  for (const { slot, kind } of parts) giveBack(plan, slot, kind)
  take(plan, made.slot, made.kind)
  plan.actions.push(
    { kind: 'convert' },
    ...parts.map(
      ({ slot, kind }): Action => ({ kind: 'pick', hero: heroOf(plan, slot), die: dieName(kind) }),
    ),
  )
  if (new Set(parts.map(({ slot }) => slot)).size > 1)
    plan.actions.push({ kind: 'give', hero: heroOf(plan, made.slot) })
}

/** O-45: a sum is reached as soon as it may be; what is left over stays. */
function lay(plan: Plan, load: Load): void {
  const { unit, made } = load
  const { challenge } = plan.problem
  const fact = challenge.boxes[unit.box]
  const isCrushed = !made && load.isMade
  if (!fact || isCrushed || (fact.wide && (plan.sums[unit.box] ?? 0) >= fact.need)) return
  make(plan, load)
  const piece = made ?? load.parts[0]
  if (!piece) return
  const last = plan.hand.ops[piece.ops.at(-1) ?? -1]
  const strike = last && !last.verb ? plan.hand.aids[last.aid] : undefined
  const hero = heroOf(plan, piece.slot)
  if (strike) plan.actions.push({ kind: 'use', hero, skill: strike.tool.ability.id })
  plan.actions.push({ kind: 'lay', hero, die: dieName(piece.kind), box: unit.box })
  put(plan.pools[piece.slot] ?? [], piece.kind, -1)
  cover(plan, unit.box, piece.kind, valueOf(piece.kind) + (strike ? 1 : 0))
}

/** Against the Lich the first die on a skull is discarded. */
function cover(plan: Plan, box: number, kind: number, value: number): void {
  const { challenge } = plan.problem
  const isFirst =
    challenge.modifiers.twice && (challenge.skulls & (1 << box)) !== 0 && (plan.once & (1 << box)) === 0
  if (isFirst) {
    plan.once |= 1 << box
    put(plan.supply, colourOf(kind))
  } else put(plan.sums, box, value)
}
