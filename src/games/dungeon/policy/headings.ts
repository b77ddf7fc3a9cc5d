/** What one sets out for with a step that the plan does not ask for. */
import { num, WIZARD } from '../content/content-index.ts'
import type { Way } from '../content/ways.ts'
import { isCleared } from '../rules/index.ts'
import { NONE } from '../types.ts'
import { bestGoal, type Choice } from './goals.ts'
import type { Look } from './look.ts'
import { type Plan, planTo } from './plan.ts'
import { type Prospect, prospectsOf } from './prospects.ts'
import { FAR } from './ways.ts'

/** A lair, or NONE where none lies that way. */
export function lairBy(look: Look, choice: Choice, way: Way): number {
  const { content, state, hero } = look
  if (!isCleared(content, state, way.to)) return num(content.lair, way.to)
  const soonest = soonestBy(look, way)
  if (soonest !== NONE) return soonest
  const stand = { at: way.to, left: state.left - 1, back: hero.at }
  const { lair } = bestGoal(look, choice, stand)
  return lair === NONE ? bestGoal(look, choice, { ...stand, back: NONE }).lair : lair
}

/** The same plan, but for the lair that a search would keep to by its first step. */
export function keptTo(look: Look, plan: Plan): Plan {
  if (plan.lair === NONE || plan.way === null) return plan
  const lair = soonestBy(look, plan.way)
  return lair === NONE || lair === plan.lair ? plan : planTo(look, plan.choice, lair)
}

function soonestBy(look: Look, way: Way): number {
  if (look.class === WIZARD || look.gold >= look.goal) return NONE
  const isBy = (lair: number) => planTo(look, null, lair).way?.to === way.to
  return prospectsIn(look).find(({ lair }) => isBy(lair))?.lair ?? NONE
}

const known = new WeakMap<Look, readonly Prospect[]>()

/** Worked out once for all steps from there. */
function prospectsIn(look: Look): readonly Prospect[] {
  const prospects = known.get(look) ?? prospectsOf(look)
  known.set(look, prospects)
  return prospects
}

/** Steps there and back to the way, and the stop. */
const ASIDE = 10

/** Whether it lies on the way home, or hardly aside. */
export function isOnWayHome({ content, hero, ways, doors }: Look, space: number): boolean {
  const home = ways.from(content.hall, doors)
  const [here, there] = [home[hero.at] ?? 0, home[space] ?? FAR]
  const far = ways.from(hero.at, doors)[space] ?? FAR
  return there < here && far + there <= here + ASIDE
}
