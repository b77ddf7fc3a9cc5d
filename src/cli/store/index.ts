/** The files of a terminal as a store: matches, campaign sheets and the chronicle in the folder of the user's data. */
import type { Store } from '../../table/store.ts'
import type { Shell } from '../shell.ts'
import { chronicleFiles } from './chronicle-files.ts'
import { matchFiles } from './match-files.ts'
import { type Paths, pathsIn } from './paths.ts'
import { sheetFiles } from './sheet-files.ts'

export interface FileStore extends Store {
  readonly paths: Paths
}

export function fileStore({ io, kits }: Pick<Shell, 'io' | 'kits'>): FileStore {
  const paths = pathsIn(io)
  return {
    matches: matchFiles({ io, kits, paths }),
    sheets: sheetFiles({ io, kits }),
    chronicle: chronicleFiles(io),
    paths,
  }
}
