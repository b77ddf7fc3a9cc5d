/** A moment of a game at a server, and the links of those who come to it. */

import { hashOf, newKey } from '../../src/server/secrets.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { Role, ServerStore } from '../../src/server/store/store.ts'
import { keepMatch } from '../../src/testing/kept-match.ts'
import { kitOf, momentOf } from './moments/index.ts'
import type { House } from './visit.ts'

/** A house that people play at from elsewhere. */
export interface FarHouse extends House {
  /** Where its server keeps everything. */
  readonly data: string
}

export interface Laid {
  /** One for each seat. */
  readonly seats: readonly string[]
  readonly watch: string
}

export type Lay = (game: string, moment: string, names: readonly string[]) => Promise<Laid>

export function layingAt({ site, data }: FarHouse): Lay {
  return async (game, moment, names) => {
    const { header, steps } = await momentOf(game, moment)
    const id = `o-${newKey()}`
    const store = await openStore(data)
    await keepMatch(store, { id, kit: await kitOf(game), header, names, entries: steps })
    const link = async (role: Role, seat: number | null = null) =>
      `${site.url}#/${role}/${await addLink(store, id, role, seat)}`
    const seats = await Promise.all(names.map((_, seat) => link('seat', seat)))
    const watch = await link('watch')
    await store.close()
    return { seats, watch }
  }
}

async function addLink({ rights }: ServerStore, match: string, role: Role, seat: number | null) {
  const key = newKey()
  await rights.addLink(hashOf(key), { match, role, seat })
  return key
}
