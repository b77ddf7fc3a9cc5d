/** The links of the chain that a device was sent while a match was played: what its history is later held against (S24). */
import { z } from 'zod'
import type { Json } from '../../engine/types.ts'
import type { Witness } from '../../engine/verify.ts'
import type { MatchId } from '../protocol.ts'
import type { Seen } from '../sight.ts'
import type { Keepsake } from './keepsake.ts'

const MOST = 300

const shape = z.array(z.object({ version: z.int(), link: z.string() }))

/** A sight that says which history it belongs to is remembered. */
export async function witness(
  keepsake: Keepsake,
  { match, version, link }: Pick<Seen, 'match' | 'version' | 'link'>,
): Promise<void> {
  if (link === undefined) return
  await keepsake.change(keyOf(match), before =>
    thinned(withLink(parsed(before), { version, link })).map(asJson),
  )
}

export async function witnessesOf(keepsake: Keepsake, match: MatchId): Promise<readonly Witness[]> {
  return parsed(await keepsake.read(keyOf(match)))
}

/** Two links of one version stay both: whoever told two histories is found out. */
function withLink(before: readonly Witness[], { version, link }: Witness): readonly Witness[] {
  const isKnown = before.some(known => known.version === version && known.link === link)
  return isKnown ? before : [...before, { version, link }]
}

/** Of the older half every second one goes: each link stands for all entries before it. */
function thinned(witnesses: readonly Witness[]): readonly Witness[] {
  if (witnesses.length <= MOST) return witnesses
  const older = MOST / 2
  return witnesses.filter((_, index) => index >= older || index % 2 === 0)
}

function asJson({ version, link }: Witness): Json {
  return { version, link }
}

function parsed(value: unknown): readonly Witness[] {
  const read = shape.safeParse(value)
  return read.success ? read.data : []
}

function keyOf(match: MatchId): string {
  return `witnesses ${match}`
}
