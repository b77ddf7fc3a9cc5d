/** Whether a match of a server is the one that this device was told of, with dice that nobody chose (S24). */
import { kitOf, type MatchFile } from '../../engine/file.ts'
import type { Fair } from '../../engine/log.ts'
import type { Refused, Result } from '../../engine/types.ts'
import { type Verified, verify, type Witness } from '../../engine/verify.ts'
import { allKits, type House } from '../house.ts'
import type { MatchId } from '../protocol.ts'
import { refuse } from '../text/index.ts'
import type { KeptMatch } from './kept.ts'

export interface Promised {
  readonly match: MatchId
  readonly kept: KeptMatch
  readonly witnesses: readonly Witness[]
}

/** Checked on this side from the log alone: the server is not believed. */
export async function prove(house: House, file: MatchFile, promised: Promised): Promise<Result<Verified>> {
  const kit = kitOf(file, await allKits(house))
  if (!kit.ok) return kit
  return faultOfPromise(file, promised) ?? verify(kit.value, file, promised.witnesses)
}

/** Bound to this very match, by the commitment that was there first, with the salt that this device has shown. */
function faultOfPromise({ header }: MatchFile, { match, kept }: Promised): Refused | null {
  const { fair, game } = header
  const { commitment = fair?.commitment, shown } = kept
  const isBound = fair !== undefined && (fair.match === match || isOfDay(fair, game))
  const isSalted = shown === undefined || fair?.salts.some(salt => salt?.salt === shown)
  return isBound && fair.commitment === commitment && isSalted ? null : refuse('fair', t => t.otherDice)
}

/** The deal of a day is the same for all who play it, and nobody adds a salt to it. */
function isOfDay({ match, salts }: Fair, game: string): boolean {
  return salts.length === 0 && match.startsWith(`${game}/`)
}
