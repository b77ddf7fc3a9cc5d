/** What must be in a store, whatever happened to those who wrote it. */
import { chainOf } from '../../../src/engine/fair.ts'
import { canonical, hash } from '../../../src/engine/hash.ts'
import { resume } from '../../../src/engine/resume.ts'
import { LOADERS } from '../../../src/games/loaders.ts'
import { openStore } from '../../../src/server/store/open.ts'
import type { ReadMatch } from '../../../src/table/store.ts'
import type { Acknowledged } from './player.ts'

/** In words: entries that were acknowledged and are not there, gaps, forks, and logs that do not fold to their hash. */
export async function faultsIn(place: string, told: readonly Acknowledged[]): Promise<readonly string[]> {
  const store = await openStore(place)
  const faults: string[] = []
  for (const { id } of await store.matches.list()) {
    const read = await store.matches.read(id)
    if (read) faults.push(...(await foldedWrong(read)), ...forgotten(read, told))
  }
  const there = new Set((await store.matches.list()).map(({ id }) => id))
  faults.push(...told.flatMap(({ match }) => (there.has(match) ? [] : [`${match} is gone`])))
  await store.close()
  return faults
}

async function foldedWrong({ record, entries }: ReadMatch): Promise<readonly string[]> {
  const { id, header, sealed } = record
  const kit = await LOADERS[header.game]?.()
  const match = kit && resume(kit, header, entries)
  if (!match?.ok) return [`${id} cannot be played again`]
  const chain = sealed && chainOf(sealed.secret, header)
  const link = chain && entries.reduce((before, entry) => chain.next(before, entry), chain.first)
  return [
    ...(hash(match.value.state) === record.hash ? [] : [`${id} folds to another hash`]),
    ...(link === sealed?.link ? [] : [`${id} has another chain`]),
  ]
}

function forgotten({ record, entries }: ReadMatch, told: readonly Acknowledged[]): readonly string[] {
  return told
    .filter(({ match }) => match === record.id)
    .filter(
      ({ version, action }) => canonical(Object(entries[version - 1]).action ?? null) !== canonical(action),
    )
    .map(({ version }) => `${record.id} has lost what was acknowledged as its step ${version}`)
}
