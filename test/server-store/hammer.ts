/**
 * A process of its own that appends to matches as fast as the store lets it, and says of every entry that was kept:
 * PLACE NAME MATCHES ENTRIES.
 */
import { writeSync } from 'node:fs'
import type { Entry } from '../../src/engine/match.ts'
import { openStore } from '../../src/server/store/open.ts'
import type { ServerStore } from '../../src/server/store/store.ts'
import { matchNamed } from '../../src/testing/matches.ts'

const [place = '', name = '', matches = '', entries = ''] = process.argv.slice(2)

const blow = (number: number): Entry => ({ seat: 0, action: { kind: `${name} ${number}` } })

/** Goes on from what others have written, whenever it is behind. */
async function hammer(store: ServerStore, match: string): Promise<void> {
  await store.matches.append(0, matchNamed(match), [])
  let revision = 1
  for (let number = 0; number < Number(entries); ) {
    if ((await store.matches.append(revision, matchNamed(match), [blow(number)])) === 'kept') {
      writeSync(1, `${match} ${number}\n`)
      revision += 1
      number += 1
    } else revision = (await store.matches.read(match))?.record.revision ?? 0
  }
}

const store = await openStore(place)
await Promise.all(Array.from({ length: Number(matches) }, (_, index) => hammer(store, `m${index}`)))
await store.close()
