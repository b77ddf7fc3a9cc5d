/** The match in a file, looked back at. */
import { analyse } from '../../bots/analysis/analyse.ts'
import { type Progress, type SoFar, USUAL } from '../../bots/analysis/types.ts'
import { type MatchFile, openFile } from '../../engine/file.ts'
import type { Match } from '../../engine/match.ts'
import type { AnyKit } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { toldAnalysis } from '../../table/analysis.ts'
import type { MatchAnalysis } from '../../table/protocol.ts'

/** One of older rules as far as it holds; from what is known on. */
export async function analyseFile(
  file: MatchFile,
  before: SoFar | null,
): Promise<Generator<Progress, MatchAnalysis>> {
  const kit = await LOADERS[file.header.game]?.()
  if (!kit) throw new Error(`There is no game "${file.header.game}"`)
  const read = openFile(kit, file)
  if (!read.ok) throw new Error(read.refusal.reason)
  return analysed(kit, read.value.opened.match, before)
}

function* analysed(kit: AnyKit, match: Match, before: SoFar | null): Generator<Progress, MatchAnalysis> {
  return toldAnalysis(kit, match, yield* analyse(kit, match, USUAL, before))
}
