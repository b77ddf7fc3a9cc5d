/** The chronicle of a terminal: one file an entry, so that two who play at once never write over each other's. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chronicleRow } from '../../table/chronicle-file.ts'
import type { ChronicleRow } from '../../table/protocol.ts'
import type { ChronicleStore } from '../../table/store.ts'
import { readJson } from '../files.ts'
import { chronicleFolder } from '../home.ts'
import type { Io } from '../io.ts'

export function chronicleFiles(io: Io): ChronicleStore {
  const folder = chronicleFolder(io.env)
  return {
    list: async () =>
      (existsSync(folder) ? readdirSync(folder) : []).flatMap(name => entryAt(join(folder, name))),
    write: async entries => {
      for (const entry of entries) io.write(join(folder, nameOf(entry)), `${JSON.stringify(entry)}\n`)
    },
  }
}

/** A match from elsewhere may be called anything, and a file may not. */
function nameOf({ match, seat }: ChronicleRow): string {
  return `${encodeURIComponent(match)}.${seat}.json`
}

/** Nothing where it is damaged: the match still tells it. */
function entryAt(path: string): ChronicleRow[] {
  const read = readJson(path, 'chronicle')
  const parsed = read.ok ? chronicleRow.safeParse(read.value) : null
  return parsed?.success ? [parsed.data] : []
}
