/**
 * What was found out about matches, kept beside them: it goes when its match goes (`MatchStore.remove`), and that of a
 * match elsewhere when this device forgets the match (`keepsake.ts`). It is of one line of steps: in practice a match may go
 * on another way after its end.
 */
import { JUDGING } from '../../bots/analysis/judging.ts'
import { type KeptAnalysis, type MatchId, REMOTE } from '../../table/protocol.ts'
import { openDatabase } from './indexed-db.ts'

/** A match, and the name of the line that it went. */
export interface Played {
  readonly match: MatchId
  readonly line: string
}

/** Null where nothing is kept of this line, or nothing can be read. */
export async function keptAnalysis({ match, line }: Played, name?: string): Promise<KeptAnalysis | null> {
  try {
    const db = await openDatabase(name)
    const row = await db.get('analyses', match)
    db.close()
    return row?.version === JUDGING && row.line === line ? row : null
  } catch {
    return null
  }
}

/** Not of what lasts as long as the page; where there is no room, it is found again another time. */
export async function keepAnalysis(
  { match, line }: Played,
  kept: KeptAnalysis,
  name?: string,
): Promise<void> {
  try {
    const db = await openDatabase(name)
    const transaction = db.transaction(['matches', 'analyses'], 'readwrite')
    if (match.startsWith(REMOTE) || (await transaction.objectStore('matches').getKey(match)))
      await transaction.objectStore('analyses').put({ ...kept, version: JUDGING, line }, match)
    await transaction.done
    db.close()
  } catch {
    // Nothing is lost but time.
  }
}
