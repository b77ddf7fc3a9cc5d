/** Which file a match is: its id is its name in the folder of matches; one that lies elsewhere gets an id for now. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { MatchId } from '../../table/protocol.ts'
import { matchesFolder } from '../home.ts'
import type { Io } from '../io.ts'

const END = '.json'

/** As long as an id may be in a message. */
const LONGEST = 100

export interface Paths {
  readonly pathOf: (id: MatchId) => string
  readonly idOf: (path: string) => MatchId
}

export function pathsIn({ env }: Pick<Io, 'env'>): Paths {
  const folder = matchesFolder(env)
  const elsewhere = new Map<MatchId, string>()
  return {
    pathOf: id => elsewhere.get(id) ?? join(folder, `${id}${END}`),
    idOf: path => {
      const name = basename(path, END)
      const isKept = resolve(dirname(path)) === resolve(folder) && path.endsWith(END)
      if (isKept && name.length <= LONGEST) return name
      const id = `file-${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 16)}`
      elsewhere.set(id, path)
      return id
    },
  }
}

/** What is in a file; null where there is none. */
export function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
