/** What is said of a choice that gave something away: what was played, what was better, and why. */
import type { Choice } from '../bots/analysis/types.ts'
import { readerOf } from '../engine/called.ts'
import { stateAfter, stepsOf } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import type { AnyKit, Language } from '../engine/types.ts'

export interface Remark {
  readonly played: string
  readonly better: string
  /** What speaks for it most; empty where the game says nothing. */
  readonly why: string
}

/** Null where nothing was better. */
export function remarkOn(kit: AnyKit, match: Match, choice: Choice, language: Language): Remark | null {
  const { from, seat, better } = choice
  const played = stepsOf(match)[from - 1]?.action
  if (!better || !played) return null
  const { words: spoken, advice } = readerOf(kit, match)
  const words = spoken[language] ?? spoken.en
  const view = match.game.view(stateAfter(match, from - 1), seat)
  const [reason] = advice.reasons?.(view, better) ?? []
  return {
    played: words.action(played, view),
    better: words.action(better, view),
    why: (reason && words.reason?.(reason, view)) ?? '',
  }
}
