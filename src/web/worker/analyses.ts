/** What was found out about matches, kept beside them: it goes when its match goes (`MatchStore.remove`). */
import type { MatchAnalysis, MatchId } from '../../table/protocol.ts'
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

/** Of matches of this device only; where there is no room, it is found again another time. */
export async function keepAnalysis(match: MatchId, found: MatchAnalysis, name?: string): Promise<void> {
  try {
    const db = await openDatabase(name)
    const transaction = db.transaction(['matches', 'analyses'], 'readwrite')
    if (await transaction.objectStore('matches').getKey(match))
      await transaction.objectStore('analyses').put({ version: VERSION, found }, match)
    await transaction.done
    db.close()
  } catch {
    // Nothing is lost but time.
  }
}
