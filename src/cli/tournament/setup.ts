/** A tournament from the flags of a command line. */
import { CONTESTANTS } from '../../bots/levels.ts'
import { start } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import type { Options } from '../setup.ts'

interface Wanted extends Pick<TournamentSetup, 'bots' | 'seed' | 'budget'> {
  readonly seats?: number
}

/** As many sit down as is wanted, or as the options say; rivals are at least as many as there are bots. */
export function setupFrom(
  kit: AnyKit,
  options: Options,
  { bots, seed, budget, seats: wanted }: Wanted,
): Result<TournamentSetup> {
  const unknown = bots.find(bot => !Object.hasOwn(CONTESTANTS, bot))
  if (unknown !== undefined)
    return refuse(
      'options',
      `There is no bot "${unknown}"; the bots are: ${Object.keys(CONTESTANTS).join(', ')}.`,
    )
  const begun = start(kit, { options })
  if (!begun.ok) return begun
  const length = wanted ?? begun.value.seats.length
  const isAlone = length === 1 || kit.facts.together === true
  const twice = bots.find((bot, index) => bots.indexOf(bot) !== index)
  if (isAlone && twice !== undefined)
    return refuse('options', `"${twice}" plays every deal alone: once says it.`)
  const seats = isAlone ? length : Math.max(length, bots.length)
  const { id: game, rulesVersion } = kit.facts
  return done({ game, rulesVersion, options, bots, seats, isAlone, seed, budget })
}
