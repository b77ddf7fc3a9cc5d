/** Placing dice: the best placement found, one step at a time, then what may still be rolled. */

import { keyOf } from '../../../engine/result.ts'
import { colourOf, dieNamed, HEROIC, MANA, put, valueOf } from '../dice.ts'
import { type Problem, problemOf } from '../placement/problem.ts'
import { bestPlacement } from '../placement/search.ts'
import type { Action, Deed } from '../types.ts'
import type { DeckView } from '../view/types.ts'

const POINTS = 1500
const GLANCE = 1

/** Step 5: free rolls first, then the plan, then rolls paid with what is left. */
export function weighFight(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const rolling = actions.filter(action => isRoll(view, action))
  const free = rolling.find(action => costOf(view, action) === 'free')
  if (free && isHarmed(view)) return actions.map(action => (action === free ? 1 : 0))
  const plan = problem ? bestPlacement(problem, POINTS).actions : []
  const next = plan[0]
  const wanted = next ? keyOf(next) : ''
  if (wanted !== '' && actions.some(action => keyOf(action) === wanted))
    return actions.map(action => (keyOf(action) === wanted ? 1 : 0))
  const [paid] = isHarmed(view) ? rolling : []
  return actions.map(action => (paid ? (action === paid ? 1 : 0) : isEnd(action) ? 1 : 0))
}

function isEnd(action: Action): boolean {
  return action.kind === 'done'
}

function isHarmed(view: DeckView): boolean {
  const whatIf = view.fight?.whatIf
  return whatIf !== null && whatIf !== undefined && whatIf.dealt + whatIf.spent > 0
}

function deedOf(view: DeckView, action: Action): Deed | undefined {
  return action.kind === 'use'
    ? view.party[action.hero]?.deeds.find(({ id }) => id === action.skill)
    : undefined
}

function isRoll(view: DeckView, action: Action): boolean {
  return deedOf(view, action)?.does.some(verb => verb.verb === 'roll' || verb.verb === 'reroll') ?? false
}

function costOf(view: DeckView, action: Action): string {
  return deedOf(view, action)?.cost.kind ?? ''
}

/** What the dice are worth when this one is gone and perhaps another is there. */
function worthOf(problem: Problem, slot: number, gone: readonly number[], come: readonly number[]): number {
  const pool = (problem.pools[slot] ?? []).slice()
  for (const kind of gone) put(pool, kind, -1)
  for (const kind of come) put(pool, kind)
  const pools = problem.pools.map((old, at) => (at === slot ? pool : old))
  const pips = pool.reduce(
    (sum, count, kind) => sum + count * (valueOf(kind) + (colourOf(kind) === HEROIC ? 2 : 0)),
    0,
  )
  return pips / 1000 - bestPlacement({ ...problem, pools, tools: [] }, GLANCE).cost
}

function slotIn(problem: Problem, hero: number): number {
  return problem.heroes.indexOf(hero)
}

/** Paying: the die that is missed the least; a mana-only one first. */
export function weighPay(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  return actions.map(action => {
    if (!problem || action.kind !== 'pay') return -1000
    const kind = dieNamed(action.die)
    return kind === MANA ? 1000 : worthOf(problem, slotIn(problem, action.hero), [kind], [])
  })
}

/** Choosing dice for a skill: what each would become, looked at one by one. */
export function weighPick(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const { frame } = view
  return actions.map(action => {
    if (!problem || frame.kind !== 'pick') return 0
    if (action.kind !== 'pick') return worthOf(problem, frame.slot, [], frame.held)
    const kind = dieNamed(action.die)
    return worthOf(problem, frame.slot, [kind], [...frame.held, becomes(frame.verb.verb, view, kind)])
  })
}

function becomes(verb: string, view: DeckView, kind: number): number {
  const { frame } = view
  if (frame.kind !== 'pick') return kind
  if (verb === 'raise') return kind + 1
  if (frame.verb.verb === 'set') return colourOf(kind) * 6 + frame.verb.to - 1
  if (frame.verb.verb === 'turn')
    return 'SAMH'.indexOf(frame.verb.into) * 6 + (frame.verb.to ?? valueOf(kind)) - 1
  // A reroll is worth about a 4 (3.5 and a choice less).
  return colourOf(kind) * 6 + 3 - (valueOf(kind) >= 4 ? 1 : 0)
}

/** Converting: the set of dice after which the rest can do the most. */
export function weighConvert(view: DeckView, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  const { frame } = view
  if (!problem || frame.kind !== 'convert') return actions.map(() => 0)
  const picked = frame.picked.map(code => code & 31)
  const isLast = picked.length === problem.sheet.burden.converts - 1
  return actions.map(action => {
    if (action.kind !== 'pick') return 0
    const kind = dieNamed(action.die)
    const slot = slotIn(problem, action.hero)
    if (isLast) return worthOf(problem, slot, [kind], [heroicOf([...picked, kind])])
    return Math.max(...actions.map(other => pairWorth(problem, slot, picked, kind, other)))
  })
}

function pairWorth(
  problem: Problem,
  slot: number,
  picked: readonly number[],
  kind: number,
  other: Action,
): number {
  if (other.kind !== 'pick') return -1000
  const second = dieNamed(other.die)
  if (second === kind && (problem.pools[slot]?.[kind] ?? 0) < 2) return -1000
  if (slotIn(problem, other.hero) !== slot) return -1000
  return worthOf(problem, slot, [kind, second], [heroicOf([...picked, kind, second])])
}

function heroicOf(kinds: readonly number[]): number {
  return HEROIC * 6 + Math.min(...kinds.map(valueOf)) - 1
}
