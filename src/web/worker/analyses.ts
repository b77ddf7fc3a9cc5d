/**
 * What was found out about matches, kept beside them: it goes when its match goes (`MatchStore.remove`), and that of a
 * match elsewhere when this device forgets the match (`keepsake.ts`).
 */
import { type MatchAnalysis, type MatchId, REMOTE } from '../../table/protocol.ts'
import { openDatabase } from './indexed-db.ts'

/** Raised whenever matches are looked back at otherwise: what was found by a lower one is found anew. */
const VERSION = 1

/** Null where nothing is kept, or nothing can be read. */
export async function keptAnalysis(match: MatchId, name?: string): Promise<MatchAnalysis | null> {
  try {
    const db = await openDatabase(name)
    const row = await db.get('analyses', match)
    db.close()
    return row?.version === VERSION ? row.found : null
  } catch {
    return null
  }
}

/** Not of what lasts as long as the page; where there is no room, it is found again another time. */
export async function keepAnalysis(match: MatchId, found: MatchAnalysis, name?: string): Promise<void> {
  try {
    const db = await openDatabase(name)
    const transaction = db.transaction(['matches', 'analyses'], 'readwrite')
    if (match.startsWith(REMOTE) || (await transaction.objectStore('matches').getKey(match)))
      await transaction.objectStore('analyses').put({ version: VERSION, found }, match)
    await transaction.done
    db.close()
  } catch {
    // Nothing is lost but time.
  }
}
