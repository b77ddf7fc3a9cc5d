/** What to do in a move: pick the goal that pays best, take the first step towards it. */
import { num } from '../content/content-index.ts'
import { idOrNull, positionOf } from '../content/ids.ts'
import { isCleared } from '../rules/index.ts'
import { type Action, type Bolt, NONE } from '../types.ts'
import { chanceAt, type Outlook, openLairs, rateOf } from './goals.ts'
import { firstStep, type Routes, routesFrom } from './routes.ts'

/** Where to go, and the next space on the way; both the own space where one should stay. */
export interface Plan {
  readonly goal: number
  readonly next: number
  /** `next` as actions name it. */
  readonly nextId: string | null
}

const ENOUGH_BOLTS = 6
const FEW_BOLTS = 1

export function planFor(look: Outlook): Plan {
  const { content, mine } = look
  const routes = routesFrom(look, mine.at)
  const goal = wantsHome(look) ? content.hall : bestLair(look, routes)
  const next = goal === mine.at ? goal : firstStep(routes, mine.at, goal)
  return { goal, next, nextId: idOrNull(content.spaceIds, next) }
}

/** Rich enough, or a Wizard without spells: back to the Great Hall. */
function wantsHome(look: Outlook): boolean {
  const { reading, mine, gold, bolts, content } = look
  if (reading.view.mode !== 'hunt' && gold >= mine.goal) return true
  if (mine.class !== 'wizard') return false
  return bolts <= (mine.at === content.hall ? Math.min(ENOUGH_BOLTS, mine.seat.book) - 1 : FEW_BOLTS - 1)
}

function bestLair(look: Outlook, routes: Routes): number {
  const home = routesFrom(look, look.content.hall)
  let best = look.content.hall
  let bestRate = Number.NEGATIVE_INFINITY
  for (const space of openLairs(look)) {
    const steps = num(routes.steps, space)
    if (steps === NONE) continue
    const rate = rateOf(look, space, steps, Math.max(0, num(home.steps, space)))
    if (rate > bestRate) {
      best = space
      bestRate = rate
    }
  }
  return best
}

const GOOD = 100

export function weighMove(look: Outlook, plan: Plan, action: Action): number {
  const { content, reading, mine } = look
  switch (action.kind) {
    case 'step':
      return action.to === plan.nextId ? GOOD : -1
    case 'teleport':
      return action.to === plan.nextId ? GOOD + 5 : -5
    case 'search':
      return content.doors[positionOf(content.doorIds, action.door)]?.includes(plan.next) === true ? GOOD : -2
    case 'cast':
      return action.at === plan.nextId ? weighBolt(look, plan.next, action.spell) : -3
    case 'castAtHunter':
      return GOOD + 30
    case 'esp':
      return action.at === plan.nextId && chanceAt(look, plan.next).hand < 0.8 ? GOOD + 50 : -3
    case 'regain':
      return weighRegain(look, action.spell)
    case 'ball':
      return -10
    default:
      return plan.next === mine.at || plan.next === NONE || reading.view.left === 0 || stuckAt(look, plan)
        ? GOOD / 2
        : 0
  }
}

/** The way on is blocked by somebody, or the look through the medallion was not encouraging. */
function stuckAt({ content, reading }: Outlook, plan: Plan): boolean {
  const { espAt } = reading
  return espAt !== NONE && plan.next !== espAt && !isCleared(content, reading, espAt)
}

/** A spell where it is clearly better than the own hands, or keeps a weak hero out of reach. */
function weighBolt(look: Outlook, at: number, spell: Bolt): number {
  const chances = chanceAt(look, at)
  return chances[spell] > chances.hand - 0.15 ? GOOD + 20 + chances[spell] * 10 : -1
}

export function weighRegain({ bolts, mine, gold }: Outlook, spell: string): number {
  if (bolts >= Math.min(ENOUGH_BOLTS, mine.seat.book) || gold >= mine.goal) return -1
  if (spell === 'teleport') return 0
  const [fireballs = 0, lightning = 0] = mine.seat.spells
  const isFewer = spell === 'fireball' ? fireballs <= lightning : lightning < fireballs
  return GOOD + 40 + (isFewer ? 1 : 0)
}
