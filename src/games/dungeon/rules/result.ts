/** How a match that is over ended (D-70, D-80). */
import type { MatchResult } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { State } from '../types.ts'
import { goldOf } from './state.ts'

/** Scores are gold pieces; at the end every hand is laid open. In a Treasure Hunt gold counts for nothing (D-80). */
export function resultOf(content: ContentIndex, { mode, outcome, heroes }: State): MatchResult | null {
  if (outcome === null) return null
  if (mode === 'hunt') return { winners: outcome.winners, reason: outcome.reason }
  return {
    winners: outcome.winners,
    reason: outcome.reason,
    scores: heroes.map(hero => goldOf(content, hero)),
  }
}
