/** A study of what was chosen, by whatever door. */
import { start } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { Study } from './study.ts'

interface Chosen extends Pick<Study, 'bots' | 'seed' | 'budget' | 'lots' | 'arms'> {
  readonly seats?: number
}

/** As many seats as is wanted, or as the options say; rivals are at least as many as there are bots. */
export function makeStudy(kit: AnyKit, chosen: Chosen): Result<Study> {
  const { bots, seed, budget, lots, arms } = chosen
  const begun = start(kit, { options: arms[0]?.options ?? {} })
  if (!begun.ok) return begun
  const { id: game, rulesVersion } = kit.facts
  const seats = Math.max(chosen.seats ?? begun.value.seats.length, bots.length)
  return done({ game, rulesVersion, bots, seats, seed, budget, lots, arms })
}
