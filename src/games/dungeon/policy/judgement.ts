/** What a seat thinks of the decision before it, and of each action: the one source of policy and advice. */
import { num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { positionOf } from '../content/ids.ts'
import { type Action, CLASSES, type Frame } from '../types.ts'
import { weighAnswer } from './answers.ts'
import type { Judge } from './judge.ts'
import type { Table } from './known.ts'
import { type Look, lookFrom } from './look.ts'
import { weighMove } from './moves.ts'
import { type Plan, planFor } from './plan.ts'
import { rankOf } from './taste.ts'

export interface Judgement {
  readonly judge: Judge
  readonly state: Table
  /** Where the hero stands, or would begin. */
  readonly at: number
  readonly due: Pick<Frame, 'step' | 'at'>
  /** Null before there is a hero. */
  readonly look: Look | null
  /** Null where the question is not where to go. */
  readonly plan: Plan | null
}

export function judgementOf(judge: Judge, state: Table, seat: number, due: Judgement['due']): Judgement {
  const look = lookFrom(judge, state, seat)
  const plan = look !== null && due.step === 'move' ? planFor(look) : null
  return { judge, state, at: look?.hero.at ?? judge.content.hall, due, look, plan }
}

const NEVER = -1_000_000

export function weigh({ judge, state, at, due, look, plan }: Judgement, action: Action): number {
  const { content } = judge
  if (action.kind === 'timeUp') return NEVER
  if (action.kind === 'hero') return weighHero(judge, state, action.hero)
  // The farther, the later it comes.
  if (action.kind === 'haunt') return num(distancesTo(content, at), positionOf(content.spaceIds, action.at))
  if (look === null) return 0
  return plan === null ? weighAnswer(look, due.at, action) : weighMove(look, plan, action)
}

function weighHero({ content }: Judge, { mode, target }: Table, hero: string): number {
  const heroClass = CLASSES[num(content.classOf, positionOf(content.heroIds, hero))] ?? 'fighter'
  return rankOf(heroClass, mode, num(content.treasureLevel, target))
}
