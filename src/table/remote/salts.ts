/** A device's hand in the dice (S24): it commits to a salt on sitting down and shows it when the match starts. */
import { saltCommitment } from '../../engine/fair.ts'
import type { Company } from '../online/protocol.ts'
import type { MatchId } from '../protocol.ts'
import { keep, keptOf } from './kept.ts'
import { newSalt } from './secrets.ts'
import { aside, type Visit } from './visit.ts'

/** It is kept before anybody is told the commitment: a salt that is lost would cost the seat. */
export async function commitToSalt({ keepsake, bytes }: Visit, match: MatchId): Promise<string> {
  const salt = newSalt(bytes)
  await keep(keepsake, match, before => ({ ...before, salts: [salt, ...before.salts] }))
  return saltCommitment(salt)
}

/** What the dice were committed to is kept when it is first told; and whoever is waited for shows the salt. */
export function companyCame(visit: Visit, { match, commitment, phase, yours, seats }: Company): void {
  aside(visit, match, 'promise', () => keepPromise(visit, match, commitment))
  const isWaitedFor = phase === 'starting' && yours.some(seat => seats[seat]?.isReady === false)
  if (isWaitedFor) aside(visit, match, 'salt', () => showSalt(visit, match))
  else if (phase !== 'gathering' && phase !== 'starting')
    aside(visit, match, 'salt', () => forgetUnshown(visit, match))
}

/** Whoever sat down after the start has no hand in the dice any more. */
async function forgetUnshown({ keepsake }: Visit, match: MatchId): Promise<void> {
  const { salts, shown } = await keptOf(keepsake, match)
  if (salts.length > 0 && shown === undefined)
    await keep(keepsake, match, before => ({ ...before, salts: [] }))
}

async function keepPromise({ keepsake }: Visit, match: MatchId, commitment: string): Promise<void> {
  if ((await keptOf(keepsake, match)).commitment === undefined)
    await keep(keepsake, match, before => ({ commitment, ...before }))
}

/** Only one of them stands behind the seat; an answer that got lost may have left others. */
async function showSalt({ keepsake, far }: Visit, match: MatchId): Promise<void> {
  for (const salt of (await keptOf(keepsake, match)).salts) {
    const shown = await far('showSalt', { match, salt })
    if (!shown.ok) continue
    await keep(keepsake, match, before => ({ ...before, shown: salt }))
    return
  }
}

/** Where a salt has still to be shown, this device goes on hearing of the match. */
export async function stayForSalt(visit: Visit, match: MatchId): Promise<void> {
  const { salts, shown } = await keptOf(visit.keepsake, match)
  if (salts.length > 0 && shown === undefined)
    aside(visit, match, 'stay', async () => void (await visit.far('attend', { match })))
}
