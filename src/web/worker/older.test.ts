/** What people have saved in a browser with earlier versions: the rows of their store, copied as they were. */
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOADERS } from '../../games/loaders.ts'
import { given, newWorld, pageIn } from '../../table/given.ts'
import type { Store } from '../../table/store.ts'
import dump from './fixtures/format-1.json' with { type: 'json' }
import { indexedDbStore } from './indexed-db.ts'

describe('a store that a browser of format 1 has left', () => {
  let store: Store

  beforeAll(async () => {
    const db = await openDB('undercroft', 1, {
      upgrade(made) {
        made.createObjectStore('matches', { keyPath: 'id' })
        made.createObjectStore('entries')
        made.createObjectStore('sheets', { keyPath: 'id' })
      },
    })
    for (const row of dump.matches) await db.put('matches', row)
    for (const row of dump.sheets) await db.put('sheets', row)
    for (const { key, row } of dump.entries) await db.put('entries', row, key)
    db.close()
    store = await indexedDbStore()
  })

  test.each(dump.matches)(
    'S18 $header.game $id opens, and stands where it stood',
    async ({ id, summary }) => {
      const page = pageIn(newWorld(LOADERS, store))
      const whole = { match: id, seat: null, at: Number.MAX_SAFE_INTEGER }
      const { length, stopped, ending } = given(await page.ask('look', whole))
      expect({ length, stopped, over: ending !== null }).toEqual({
        length: summary.steps,
        stopped: null,
        over: summary.over,
      })
    },
  )

  test('S18 a match is played on: what was written stays, and what follows is of now', async () => {
    const open = dump.matches.filter(({ summary: { over, waits } }) => !over && waits)
    for (const { id } of open) {
      const before = await store.matches.read(id)
      const page = pageIn(newWorld(LOADERS, store))
      const { seats } = given(await page.ask('open', { match: id, seat: null }))
      for (const seat of seats.keys()) {
        const { version, choices } = given(await page.ask('open', { match: id, seat }))
        const [first] = choices
        if (!first) continue
        const said = { id: 'once', match: id, version, actions: [first.action] }
        expect(given(await page.ask('play', said)).kind).toBe('accepted')
        break
      }
      const after = await store.matches.read(id)
      const length = before?.entries.length ?? 0
      expect(after?.entries.slice(0, length)).toEqual(before?.entries)
      expect(after?.entries.length).toBeGreaterThan(length)
      expect(after?.record.format1).toBe(length)
      const again = pageIn(newWorld(LOADERS, store))
      expect(given(await again.ask('open', { match: id, seat: null })).stopped).toBeNull()
    }
    expect(open.length).toBeGreaterThan(3)
  })
})
