/** Which file a match is: its id is its name in the folder of matches, or its path where it lies elsewhere. */
import { readFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { MatchId } from '../../table/protocol.ts'
import { matchesFolder } from '../home.ts'
import type { Io } from '../io.ts'

const END = '.json'

export function matchPath({ env }: Pick<Io, 'env'>, id: MatchId): string {
  return isAbsolute(id) ? id : join(matchesFolder(env), `${id}${END}`)
}

export function matchId({ env }: Pick<Io, 'env'>, path: string): MatchId {
  const isKept = resolve(dirname(path)) === resolve(matchesFolder(env)) && path.endsWith(END)
  return isKept ? basename(path, END) : resolve(path)
}

/** What is in a file; null where there is none. */
export function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
