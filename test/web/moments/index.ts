/** The moments of each game that are looked at. */
import { type MatchFile, toFile } from '../../../src/engine/file.ts'
import type { AnyKit } from '../../../src/engine/types.ts'
import { LOADERS } from '../../../src/games/loaders.ts'
import { type Found, keptOf, lookUp } from './kept.ts'
import type { Search } from './wanted.ts'

export const GAMES_WITH_MOMENTS = Object.keys(LOADERS)

/** What is looked for in each game: its file lies beside this one. */
export const SEARCHES: Readonly<Record<string, readonly Search[]>> = Object.fromEntries(
  await Promise.all(
    GAMES_WITH_MOMENTS.map(
      async game => [game, (await import(/* @vite-ignore */ `./${game}.ts`)).searches] as const,
    ),
  ),
)

export interface Moment {
  readonly name: string
  readonly file: MatchFile
}

export async function kitOf(game: string): Promise<AnyKit> {
  const kit = await LOADERS[game]?.()
  if (!kit) throw new Error(`There is no game "${game}"`)
  return kit
}

/** Those of one game whose names have this in them. */
export async function momentsOf(game: string, part = ''): Promise<Moment[]> {
  const [kit, kept] = [await kitOf(game), keptOf(game)]
  return (SEARCHES[game] ?? []).flatMap(search => {
    const wanted = search.wanted.filter(({ name }) => name.includes(part))
    return [...lookUp(kit, { ...search, wanted }, kept)].map(([name, found]) => momentFrom(game, name, found))
  })
}

/** The match that stands at the moment of this very name. */
export async function momentOf(game: string, name: string): Promise<MatchFile> {
  const moment = (await momentsOf(game, name)).find(each => each.name === name)
  if (!moment) throw new Error(`${game} has no moment "${name}"`)
  return moment.file
}

function momentFrom(game: string, name: string, found: Found): Moment {
  if ('fault' in found)
    throw new Error(
      `${game}: "${name}" no longer holds: ${found.fault}. "npm run moments" looks for another.`,
    )
  return { name, file: toFile(found.match) }
}
