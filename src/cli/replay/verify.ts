/** What can be proved of a recorded match, and what cannot, in sentences. */
import { z } from 'zod'
import { toFile } from '../../engine/file.ts'
import { canonical } from '../../engine/hash.ts'
import { done, refuse } from '../../engine/result.ts'
import { resultOf } from '../../engine/seats.ts'
import { refuse as refuseIn } from '../../engine/text/index.ts'
import type { Result } from '../../engine/types.ts'
import { type Verified, verify as verified, type Witness } from '../../engine/verify.ts'
import { stoppedText } from '../../table/reading/stopped.ts'
import type { Opened } from '../files.ts'

const extras = z.object({
  secret: z.string().optional(),
  result: z.unknown().optional(),
  closed: z.literal(true).optional(),
})

/**
 * Opening a match has checked its steps, and by the rules of now its hash and result; this checks the rest, against the
 * links that a seat was sent where there are some.
 */
export function verify(
  { kit, match, stopped, input }: Opened,
  witnesses: readonly Witness[] = [],
): Result<readonly string[]> {
  if (stopped) return refuse('file', stoppedText(stopped, 'en'))
  const { secret, result, closed } = extras.parse(input)
  if (canonical(result ?? null) !== canonical(resultOf(match))) return refuseIn('file', t => t.otherResult)
  const legal = `ok: ${match.version} steps are legal and lead to the state that the file names`
  const { seed, fair } = match.header
  if (seed === undefined && !fair) return done([`${legal}; it names no source of its dice.`])
  const found = verified(kit, { ...toFile(match, secret), ...(closed ? { closed } : {}) }, witnesses)
  if (!found.ok) return found
  const source = fair ? 'the sealed secret' : `seed ${seed}`
  const dice = `${legal}; all ${found.value.rolls} rolls come from ${source}.`
  return done(fair ? [dice, ...ofSealed(found.value), ...historyOf(witnesses, match.version)] : [dice])
}

function ofSealed({ salted, isOver }: Verified): readonly string[] {
  const hand = salted
    ? 'Every person at the table had a hand in the dice, by a salt of their own.'
    : 'Nobody at the table added a salt.'
  const end = 'It was not played to its end: it was closed, as the file says, or this is only its beginning.'
  return isOver ? [hand] : [hand, end]
}

const ALONE = [
  'A file alone proves only that it agrees with itself, not that it is what was played.',
  'Nor does it prove that the commitment stood before the first roll: that can be told by whoever saw it then.',
]

/** A link is made with the secret, the salts and every entry before it. */
function historyOf(witnesses: readonly Witness[], length: number): readonly string[] {
  if (witnesses.length === 0) return ALONE
  const versions = witnesses.map(({ version }) => version)
  const [first, last] = [Math.min(...versions), Math.max(...versions)]
  const known = `The history is the one that was played up to entry ${last}: it agrees with ${witnesses.length} links that were sent meanwhile.`
  const fixed = `Secret and salts were fixed by entry ${first} at the latest.`
  return last < length ? [known, fixed, `For what follows entry ${last} there is no link.`] : [known, fixed]
}
