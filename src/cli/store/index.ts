/** The files of a terminal as a store: matches and campaign sheets in the folder of the user's data. */
import type { MatchId } from '../../table/protocol.ts'
import type { Store } from '../../table/store.ts'
import type { Shell } from '../shell.ts'
import { crossOut } from './beside.ts'
import { matchFiles } from './match-files.ts'
import { matchPath } from './paths.ts'
import { sheetFiles } from './sheet-files.ts'

export function fileStore({ io, kits }: Pick<Shell, 'io' | 'kits'>): Store {
  /** Sheets that are about to get what a match earned them. */
  const claimed = new Map<string, MatchId>()
  const matches = matchFiles({ io, kits }, ({ id, sheets, rewarded }) => {
    if (rewarded) for (const sheet of sheets) claimed.set(sheet, id)
  })
  // Only what is written is no longer due: on a full disk nothing that was earned is lost.
  const sheets = sheetFiles({ io, kits }, sheet => {
    const match = claimed.get(sheet)
    if (match !== undefined) crossOut(io, matchPath(io, match), sheet)
  })
  return { matches, sheets }
}
