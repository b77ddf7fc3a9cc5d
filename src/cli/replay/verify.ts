/** What can be proved of a recorded match, in a sentence. */
import { z } from 'zod'
import { toFile } from '../../engine/file.ts'
import { canonical } from '../../engine/hash.ts'
import { done, refuse } from '../../engine/result.ts'
import { resultOf } from '../../engine/seats.ts'
import { refuse as refuseIn } from '../../engine/text/index.ts'
import type { Result } from '../../engine/types.ts'
import { verify as verified } from '../../engine/verify.ts'
import { stoppedText } from '../../table/reading/stopped.ts'
import type { Opened } from '../files.ts'

const extras = z.object({ secret: z.string().optional(), result: z.unknown().optional() })

/** Opening a match has checked its steps, and by the rules of now its hash and result; this checks the rest, and says what was found. */
export function verify({ kit, match, stopped, input }: Opened): Result<string> {
  if (stopped) return refuse('file', stoppedText(stopped, 'en'))
  const { secret, result } = extras.parse(input)
  if (canonical(result ?? null) !== canonical(resultOf(match))) return refuseIn('file', t => t.otherResult)
  const legal = `ok: ${match.version} steps are legal and lead to the state that the file names`
  const { seed, fair } = match.header
  if (seed === undefined && !fair) return done(`${legal}; it names no source of its dice.`)
  const found = verified(kit, toFile(match, secret))
  if (!found.ok) return found
  const { rolls, salted } = found.value
  const dice = `${legal}; all ${rolls} rolls come from ${fair ? 'the sealed secret' : `seed ${seed}`}.`
  if (!fair) return done(dice)
  const hand = salted ? '' : ' Nobody at the table added a salt.'
  return done(
    `${dice}${hand} A file alone proves only that it agrees with itself, not that it is what was played.`,
  )
}
