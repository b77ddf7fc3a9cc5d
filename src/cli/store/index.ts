/** The files of a terminal as a store: matches and campaign sheets in the folder of the user's data. */
import type { MatchId } from '../../table/protocol.ts'
import type { Store } from '../../table/store.ts'
import type { Shell } from '../shell.ts'
import { crossOut } from './beside.ts'
import { matchFiles } from './match-files.ts'
import { type Paths, pathsIn } from './paths.ts'
import { sheetFiles } from './sheet-files.ts'

export interface FileStore extends Store {
  readonly paths: Paths
}

export function fileStore({ io, kits }: Pick<Shell, 'io' | 'kits'>): FileStore {
  const paths = pathsIn(io)
  /** Sheets that are about to get what a match earned them. */
  const claimed = new Map<string, MatchId>()
  const matches = matchFiles({ io, kits, paths }, ({ id, sheets, rewarded }) => {
    if (rewarded) for (const sheet of sheets) claimed.set(sheet, id)
  })
  // Only what is written is no longer due: on a full disk nothing that was earned is lost.
  const sheets = sheetFiles({ io, kits }, sheet => {
    const match = claimed.get(sheet)
    if (match !== undefined) crossOut(io, paths.pathOf(match), sheet)
  })
  return { matches, sheets, paths }
}
