import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { entryWith } from '../../testing/chronicle-entry.ts'
import { describeStore } from '../../testing/store-suite.ts'
import { indexedDbStore } from './indexed-db.ts'
import { indexedDbKeepsake } from './keepsake.ts'

describeStore('in a browser', indexedDbStore)

test('a store of the first version is read and written on, with records that carry no revision, and gets a chronicle', async () => {
  const old = await openDB('of old', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('entries')
      db.createObjectStore('sheets', { keyPath: 'id' })
    },
  })
  const [record, entry] = [
    { id: 'm', used: 3, sheets: [] },
    { seat: 0, action: { kind: 'roll' } },
  ]
  await old.put('matches', record)
  await old.put('entries', entry, ['m', 0])
  await old.put('sheets', { id: 's', game: 'onedeck', data: 1 })
  old.close()
  const { matches, sheets, chronicle } = await indexedDbStore('of old')
  expect(await chronicle.list()).toEqual([])
  await chronicle.write([entryWith({ match: 'm' })])
  expect(await chronicle.list()).toEqual([entryWith({ match: 'm' })])
  const read = await matches.read('m')
  expect(read).toEqual({ record: { ...record, revision: 1 }, entries: [entry] })
  if (read) expect(await matches.append(1, read.record, [entry])).toBe('kept')
  expect((await matches.read('m'))?.entries).toEqual([entry, entry])
  expect(await sheets.write(1, { id: 's', game: 'onedeck', data: 2 })).toBe('kept')
})

test('a store of the second version keeps its matches and its chronicle, and gets a place for online play', async () => {
  const old = await openDB('of the second', 2, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' })
      db.createObjectStore('entries')
      db.createObjectStore('sheets', { keyPath: 'id' })
      db.createObjectStore('chronicle', { keyPath: ['match', 'seat'] })
    },
  })
  await old.put('chronicle', entryWith({ match: 'm' }))
  await old.put('sheets', { id: 's', game: 'onedeck', data: 1 })
  old.close()
  const { sheets, chronicle } = await indexedDbStore('of the second')
  expect(await chronicle.list()).toEqual([entryWith({ match: 'm' })])
  expect(await sheets.read('s')).toMatchObject({ data: 1 })
  const keepsake = await indexedDbKeepsake('of the second')
  await keepsake.change('device', () => 'key')
  expect(await keepsake.read('device')).toBe('key')
})
