/** The odds of an encounter as a table shows them before it, and whether they come true. */
import type { Notes } from '../../../engine/watch.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { type Meeting, meetingsOf } from '../odds/meetings.ts'
import { riskOf } from '../odds/odds.ts'
import { actor } from '../rules/legal.ts'
import type { Action, State } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { sceneOf } from '../view/scene/index.ts'

export interface Forecast {
  /** How likely it was told to be that nobody is hurt, and that somebody needs healing at once to live. */
  readonly unhurt: number
  readonly deadly: number
  /** Whoever opens a door may still turn back. */
  isMet: boolean
  isHurt: boolean
  isDeadly: boolean
}

/** Null where a choice leads to no dice, or leaves open who will roll them for what. */
export function forecastAt(index: ContentIndex, state: State, action: Action): Forecast | null {
  const view = sceneOf(index, viewOf(index[state.edition], state, actor(state), PARTY))
  const meeting = settled(action, meetingsOf(action, view))
  if (!meeting) return null
  const { odds } = meeting
  const unhurt = odds.outcomes.reduce((sum, { damage, p }) => (damage === 0 ? sum + p : sum), 0)
  const isMet = action.kind === 'choose'
  return { unhurt: share(unhurt), deadly: share(riskOf(odds)), isMet, isHurt: false, isDeadly: false }
}

export function settle({ unhurt, deadly, isHurt, isDeadly }: Forecast, notes: Notes): void {
  notes.foretold('unhurt', unhurt, !isHurt)
  notes.foretold('deadly', deadly, isDeadly)
}

const PARTY = 0

/** Of a split party the first pair rolls first; what comes before the others' dice may change theirs. */
function settled({ kind }: Action, meetings: readonly Meeting[]): Meeting | null {
  const [meeting] = meetings
  if (!meeting?.card || (meetings.length > 1 && kind !== 'split')) return null
  return kind === 'choose' || meeting.card.ways.length === 0 ? meeting : null
}

/** Sums of shares may end a hair above 1. */
function share(sum: number): number {
  return Math.min(1, sum)
}
