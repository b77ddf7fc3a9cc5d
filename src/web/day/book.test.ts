import { expect, test } from 'vitest'
import type { Json } from '../../engine/types.ts'
import { tinKit } from '../../games/tin/index.ts'
import type { ChronicleEntry, Summary } from '../../table/protocol.ts'
import { entryWith } from '../../testing/chronicle-entry.ts'
import { bookOf, playedOn, UNPLAYED } from './book.ts'

const STANDARD: Json = { hearts: 6, turnLimit: null }

const entry = (match: string, score: number, options = STANDARD, seed = 20_261_117): ChronicleEntry =>
  entryWith({ match, won: score >= 1000, seed, options, tale: { score } })

const table = (match: string, touched: number, part: Partial<Summary> = {}): Summary => ({
  match,
  game: 'tin',
  seats: [],
  steps: 3,
  touched,
  text: '',
  over: false,
  waits: true,
  standing: '',
  won: null,
  deal: { seed: 20_261_117, options: STANDARD },
  ...part,
})

const read = (tables: readonly Summary[], entries: readonly ChronicleEntry[]) =>
  bookOf([tinKit.facts], tables, entries)

test('of several tries the best counts, and all of them are counted', () => {
  const book = read([], [entry('a', 300), entry('b', 1200), entry('c', 1100)])
  expect(playedOn(book, '2026-11-17', 'tin')).toMatchObject({ tries: 3, best: { match: 'b' } })
  expect(playedOn(book, '2026-11-16', 'tin')).toBe(UNPLAYED)
})

test('a match that was played on after midnight stays with the day it was dealt for', () => {
  const late = { ...entry('a', 300), ended: Date.UTC(2026, 10, 18, 3) }
  expect([...read([], [late]).keys()]).toEqual(['2026-11-17'])
})

test('other hearts, another number, practice and what is over are no deal of a day on the table', () => {
  const entries = [entry('a', 1, { hearts: 8, turnLimit: null }), entry('b', 1, STANDARD, 7)]
  const tables = [table('c', 1, { deal: null }), table('d', 1, { over: true })]
  expect(read(tables, entries).size).toBe(0)
})

test('of several that go on, the one that was touched last is gone on with', () => {
  const book = read([table('a', 5), table('b', 9), table('c', 7)], [])
  expect(playedOn(book, '2026-11-17', 'tin')).toMatchObject({ tries: 0, running: { match: 'b' } })
})
