/** What every store must do, whatever it keeps things in. */
import { describe, expect, test } from 'vitest'
import { placeOf } from '../table/chronicle.ts'
import type { ChronicleRow } from '../table/protocol.ts'
import type { Store, StoredSheet } from '../table/store.ts'
import { entryWith } from './chronicle-entry.ts'
import { die, matchNamed, roll } from './matches.ts'

const sheetNamed = (id: string, marks: number): StoredSheet => ({ id, game: 'pig', data: { marks } })

/** Gives the same store again for the same name, as two tabs or two processes have it. */
type Open<S> = (name: string) => Promise<S>

export function describeStore(title: string, open: Open<Store>): void {
  describeMatches(title, open)
  describeSheets(title, open)
  describeChronicle(title, open)
}

let count = 0
const freshName = () => `suite ${count++}`

export function describeMatches(title: string, open: Open<Pick<Store, 'matches'>>): void {
  const fresh = () => open(freshName())

  describe(`${title}: matches`, () => {
    test('what was appended is read as it was, in its order', async () => {
      const { matches } = await fresh()
      expect(await matches.append(0, matchNamed('a'), [])).toBe('kept')
      expect(await matches.append(1, matchNamed('a', 3), [roll, die(4)])).toBe('kept')
      expect(await matches.append(2, matchNamed('a', 9), [roll])).toBe('kept')
      const read = await matches.read('a')
      expect(read).toEqual({ record: { ...matchNamed('a', 9), revision: 3 }, entries: [roll, die(4), roll] })
    })

    test('who knows the first entries reads only those after them', async () => {
      const { matches } = await fresh()
      await matches.append(0, matchNamed('a'), [roll, die(4)])
      await matches.append(1, matchNamed('a', 3), [roll])
      const record = { ...matchNamed('a', 3), revision: 2 }
      expect(await matches.read('a', 2)).toEqual({ record, entries: [roll] })
      expect(await matches.read('a', 3)).toEqual({ record, entries: [] })
      expect(await matches.read('a', 9)).toEqual({ record, entries: [] })
      expect(await matches.read('nowhere', 2)).toBeNull()
    })

    test('who built upon an older revision is behind, and nothing of it is kept', async () => {
      const { matches } = await fresh()
      await matches.append(0, matchNamed('a'), [roll])
      for (const expected of [0, 2, 7])
        expect(await matches.append(expected, matchNamed('a', 99), [die(6)])).toBe('behind')
      const read = await matches.read('a')
      expect(read).toMatchObject({ record: { used: 0, revision: 1 }, entries: [roll] })
    })

    test('of many who write at once exactly one is kept', async () => {
      const name = freshName()
      const [first, second] = await Promise.all([open(name), open(name)])
      await first.matches.append(0, matchNamed('a'), [])
      const faces = [1, 2, 3, 4, 5, 6]
      const kept = await Promise.all(
        faces.map((face, index) =>
          (index % 2 === 0 ? first : second).matches.append(1, matchNamed('a'), [roll, die(face)]),
        ),
      )
      expect(kept.filter(each => each === 'kept')).toHaveLength(1)
      const read = await second.matches.read('a')
      expect(read?.entries).toEqual([roll, die(faces[kept.indexOf('kept')] ?? 0)])
    })

    test('a record may change without an entry, and once only', async () => {
      const { matches } = await fresh()
      await matches.append(0, matchNamed('a'), [roll])
      const rewarded = { ...matchNamed('a'), rewarded: true }
      expect(await matches.append(1, rewarded, [])).toBe('kept')
      expect(await matches.append(1, rewarded, [])).toBe('behind')
      expect(await matches.read('a')).toMatchObject({
        record: { rewarded: true, revision: 2 },
        entries: [roll],
      })
    })

    test('lists what there is; what was removed is gone, and may begin anew', async () => {
      const { matches } = await fresh()
      expect(await matches.list()).toEqual([])
      await matches.append(0, matchNamed('a'), [roll])
      await matches.append(0, matchNamed('b'), [])
      expect((await matches.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'b'])
      await matches.remove('a')
      await matches.remove('never there')
      expect(await matches.read('a')).toBeNull()
      expect((await matches.list()).map(({ id }) => id)).toEqual(['b'])
      expect(await matches.append(0, matchNamed('a'), [die(2)])).toBe('kept')
      expect((await matches.read('a'))?.entries).toEqual([die(2)])
    })

    test('what a caller does to its own objects afterwards changes nothing that is kept', async () => {
      const { matches } = await fresh()
      const entries = [roll]
      await matches.append(0, matchNamed('a'), entries)
      entries.push(die(6))
      const first = await matches.read('a')
      expect(first?.entries).toEqual([roll])
      expect((await matches.read('a'))?.entries).not.toBe(first?.entries)
    })
  })
}

function describeSheets(title: string, open: Open<Pick<Store, 'sheets'>>): void {
  const fresh = () => open(freshName())

  describe(`${title}: sheets`, () => {
    test('are written by whoever knows their revision, and by nobody else', async () => {
      const { sheets } = await fresh()
      expect(await sheets.read('s')).toBeNull()
      expect(await sheets.write(0, sheetNamed('s', 1))).toBe('kept')
      expect(await sheets.write(0, sheetNamed('s', 5))).toBe('behind')
      expect(await sheets.write(1, sheetNamed('s', 2))).toBe('kept')
      expect(await sheets.read('s')).toEqual({ ...sheetNamed('s', 2), revision: 2 })
    })

    test('are listed and removed', async () => {
      const { sheets } = await fresh()
      await sheets.write(0, sheetNamed('s', 1))
      await sheets.write(0, sheetNamed('t', 2))
      await sheets.remove('s')
      expect((await sheets.list()).map(({ id }) => id)).toEqual(['t'])
      expect(await sheets.read('s')).toBeNull()
    })
  })
}

function describeChronicle(title: string, open: Open<Pick<Store, 'matches' | 'chronicle'>>): void {
  const fresh = () => open(freshName())

  describe(`${title}: the chronicle`, () => {
    const of = (match: string, seat: number, score = 0) =>
      entryWith({ match, seat, options: { hearts: 6 }, tale: { score, traits: { hero: ['mage'] } } })
    const byPlace = (entries: readonly ChronicleRow[]) =>
      entries.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))

    test('has what was written, one entry for each seat of a match', async () => {
      const { chronicle } = await fresh()
      expect(await chronicle.list()).toEqual([])
      await chronicle.write([of('a', 0), of('a', 1)])
      await chronicle.write([of('b', 0)])
      await chronicle.write([])
      expect(byPlace(await chronicle.list())).toEqual([of('a', 0), of('b', 0), of('a', 1)])
    })

    test('has answers to puzzles beside them', async () => {
      const { chronicle } = await fresh()
      const answer = {
        match: 'puzzle tin a',
        seat: 0,
        game: 'tin',
        puzzle: 'a',
        day: null,
        right: true,
        version: 1,
      }
      await chronicle.write([of('a', 0), answer])
      expect(byPlace(await chronicle.list())).toEqual([of('a', 0), answer])
    })

    test('has what was told last of a seat, and forgets nobody else', async () => {
      const { chronicle } = await fresh()
      await chronicle.write([of('a', 0), of('b', 0)])
      await chronicle.write([of('a', 0, 1010)])
      expect(byPlace(await chronicle.list())).toEqual([of('a', 0, 1010), of('b', 0)])
    })

    test('keeps the entry of a match that is removed', async () => {
      const { matches, chronicle } = await fresh()
      await matches.append(0, matchNamed('a'), [])
      await chronicle.write([of('a', 0)])
      await matches.remove('a')
      expect(await chronicle.list()).toEqual([of('a', 0)])
    })
  })
}
