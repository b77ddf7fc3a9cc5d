import { z } from 'zod'
import { toFile, verifyChance } from '../../engine/file.ts'
import { canonical } from '../../engine/hash.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Opened } from '../files.ts'

const extras = z.object({ secret: z.string().optional(), result: z.unknown() })

/** Opening a match has checked its steps and its hash; this checks the rest, and says what was found. */
export function verify({ kit, match, input }: Opened): Result<string> {
  const { secret, result } = extras.parse(input)
  if (canonical(result ?? null) !== canonical(match.game.result(match.state)))
    return refuse('file', 'The result that the file names is not the one that was played.')
  const legal = `ok: ${match.version} steps are legal and lead to the state that the file names`
  const { seed, fair } = match.header
  if (seed === undefined && !fair) return done(`${legal}; it names no source of its dice.`)
  const rolls = verifyChance(kit, toFile(match, secret))
  if (!rolls.ok) return rolls
  return done(`${legal}; all ${rolls.value} rolls come from ${fair ? 'the sealed secret' : `seed ${seed}`}.`)
}
