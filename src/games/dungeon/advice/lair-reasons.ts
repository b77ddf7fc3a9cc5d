/** What speaks for a lair. */
import { num } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { handAt } from '../policy/answers.ts'
import { isOnWayHome } from '../policy/headings.ts'
import { monsterKnown } from '../policy/known.ts'
import type { Look } from '../policy/look.ts'
import { boltChance } from '../policy/moves.ts'
import type { Plan } from '../policy/plan.ts'
import { worthOfDrops, worthOfLair } from '../policy/worth.ts'
import { type Advised, NONE } from '../types.ts'

/** What is there; and that it is enough, or on the way home, where it is. */
export function lairReasons(look: Look, plan: Plan): Advised[] {
  const worth = worthOfLair(look, plan.lair)
  if (look.state.mode === 'hunt') return [targetReason(look, plan)]
  const first = lairReason(look, plan, Math.round(worth))
  if (worth >= look.need) return [first, { why: 'enough' }]
  return look.gold > 0 && isOnWayHome(look, plan.goal) ? [first, { why: 'onWayHome' }] : [first]
}

function targetReason(look: Look, plan: Plan): Advised {
  const { content, state } = look
  const treasure = idAt(content.treasureIds, state.target)
  return { why: 'target', at: idAt(content.spaceIds, plan.goal), treasure, chance: chanceAt(look, plan) }
}

function lairReason(look: Look, plan: Plan, worth: number): Advised {
  const { content, state } = look
  const at = idAt(content.spaceIds, plan.goal)
  const card = monsterKnown(state, plan.lair, look.seat)
  const chance = chanceAt(look, plan)
  if (worthOfDrops(look, plan.lair) > 0) return { why: 'drops', at, worth, chance }
  if (card === NONE) return { why: 'unseen', at, level: num(content.lairLevel, plan.lair), chance, worth }
  if (num(content.trap, card) !== 0) return { why: 'trap', at, worth }
  return { why: 'foe', at, monster: idAt(content.monsterIds, card), chance, worth }
}

/** By hand, or by a spell where that is what is meant. */
function chanceAt(look: Look, plan: Plan): number {
  const prize = plan.choice?.prizes[plan.lair] ?? null
  if (prize === null || prize.hand >= prize.bolt) return handAt(look, plan.goal)
  return Math.max(boltChance(look, plan, 'fireball'), boltChance(look, plan, 'lightning'))
}
