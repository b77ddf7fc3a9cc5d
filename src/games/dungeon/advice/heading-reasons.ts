/** What speaks for a step elsewhere than the plan leads. */
import { idAt } from '../content/ids.ts'
import type { Way } from '../content/ways.ts'
import { lairBy } from '../policy/headings.ts'
import { lastingChoice } from '../policy/lasting-choice.ts'
import type { Look } from '../policy/look.ts'
import { type Plan, planTo } from '../policy/plan.ts'
import { FAR } from '../policy/ways.ts'
import { type Advised, NONE } from '../types.ts'
import { lairReasons } from './lair-reasons.ts'

/** The lair that one would set out for, or the way home. */
export function headingReasons(look: Look, plan: Plan, way: Way): Advised[] {
  const { content, ways, doors, hero } = look
  const home = ways.from(content.hall, doors)
  const at = idAt(content.spaceIds, content.hall)
  const choice = plan.choice ?? lastingChoice(look)
  const lair = way.to === content.hall ? NONE : lairBy(look, choice, way)
  if (lair !== NONE) return lairReasons(look, planTo(look, choice, lair))
  return [(home[way.to] ?? FAR) < (home[hero.at] ?? FAR) ? { why: 'homeward', at } : { why: 'onward' }]
}
