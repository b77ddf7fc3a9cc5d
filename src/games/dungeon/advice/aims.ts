/**
 * What a hero was after who did this, as everybody at the table could work it out. It is what leads there with the gold
 * that lies open. What is hidden in its hand nobody knows: were half of what is missing there, or all of it, and the same
 * deed led elsewhere, then nothing is said.
 */
import { idAt } from '../content/ids.ts'
import type { Judgement } from '../policy/judgement.ts'
import { monsterKnown } from '../policy/known.ts'
import type { Look } from '../policy/look.ts'
import { type Plan, planFor } from '../policy/plan.ts'
import { worthOfDrops } from '../policy/worth.ts'
import { type Action, type Advised, NONE } from '../types.ts'
import { reasonsFor } from './reasons.ts'

/** `hidden`: how many cards nobody else has seen. */
export function aimFor(judgement: Judgement, hidden: number, action: Action): Advised | null {
  const { look, plan } = judgement
  if (look === null || plan === null)
    return isOpen(action) ? (reasonsFor(judgement, action)[0] ?? null) : null
  if (!leads(plan, action)) return null
  const others = hidden > 0 ? richerLooks(look).map(planFor) : []
  return others.some(other => leads(other, action) && other.goal !== plan.goal) ? null : aimOf(look, plan)
}

/** Decided by what lies on the table, and worth a word. */
function isOpen({ kind }: Action): boolean {
  return kind === 'hero' || kind === 'haunt' || kind === 'teleport'
}

/** In a Treasure Hunt gold is worth nothing (D-80). */
function richerLooks(look: Look): Look[] {
  const { state, gold, goal } = look
  if (state.mode === 'hunt' || gold >= goal) return []
  return [(gold + goal) / 2, goal].map(owned => ({ ...look, gold: owned, need: Math.max(1, goal - owned) }))
}

function leads({ way, isSearch }: Plan, action: Action): boolean {
  if (action.kind === 'step') return !isSearch && way?.step.to === action.to
  return action.kind === 'search' && isSearch && way?.search.door === action.door
}

function aimOf(look: Look, { goal, lair }: Plan): Advised {
  const { content, state, seat } = look
  const at = idAt(content.spaceIds, goal)
  if (lair === NONE) return { why: 'bound', at }
  if (state.mode === 'hunt') return { why: 'seek', at }
  if (worthOfDrops(look, lair) > 0) return { why: 'collect', at }
  const card = monsterKnown(state, lair, seat)
  return card === NONE ? { why: 'bound', at } : { why: 'face', at, monster: idAt(content.monsterIds, card) }
}
