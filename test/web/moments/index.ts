/** The moments of each game that are looked at. */
import { LOADERS } from '../../../src/games/loaders.ts'
import { DUNGEON } from './dungeon.ts'
import { findMoments, type Moment, type Search } from './find.ts'
import { ONEDECK } from './onedeck.ts'
import { TIN } from './tin.ts'

const SEARCHES: Readonly<Record<string, readonly Search[]>> = { dungeon: DUNGEON, onedeck: ONEDECK, tin: TIN }

export const GAMES_WITH_MOMENTS = Object.keys(SEARCHES)

/** Those of one game whose names have this in them. */
export async function momentsOf(game: string, part = ''): Promise<Moment[]> {
  const kit = await LOADERS[game]?.()
  if (!kit) return []
  return (SEARCHES[game] ?? []).flatMap(search => {
    const wanted = search.wanted.filter(({ name }) => name.includes(part))
    return wanted.length > 0 ? findMoments(kit, { ...search, wanted }) : []
  })
}
