/** The first steps of a match as a practice match of its own, under the rules of today, with new dice from there on. */
import { stepsOf } from '../engine/line.ts'
import type { Header, Match } from '../engine/match.ts'
import { resume } from '../engine/resume.ts'
import type { AnyKit, Result } from '../engine/types.ts'

export function forked(kit: AnyKit, match: Match, at: number, seed: number): Result<Match> {
  const { fair: _, ...kept } = match.header
  const { rulesVersion } = kit.facts
  const header: Header = { ...kept, rulesVersion, seats: match.seats, practice: true, chance: 2, seed }
  return resume(kit, header, stepsOf(match).slice(0, at))
}
