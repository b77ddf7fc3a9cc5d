import { expect, test } from 'vitest'
import type { DayTable } from '../../table/protocol.ts'
import { isKept, withPromises } from './promises.ts'

const table = (day: string, commitment: string, nextCommitment: string | null): DayTable => ({
  game: 'tin',
  day,
  commitment,
  nextCommitment,
  secret: null,
  ranking: [],
  yours: [],
})

test('S24 what was committed to the day before is held against what is played', () => {
  const promises = withPromises({}, [table('2026-11-30', 'a', 'b')])
  expect(isKept(promises, table('2026-12-01', 'b', 'c'))).toBe(true)
  expect(isKept(promises, table('2026-12-01', 'x', 'c'))).toBe(false)
  expect(isKept(promises, table('2026-12-02', 'c', null))).toBeNull()
})

test('S24 the first commitment that was seen stands, also within a day', () => {
  const promises = withPromises({}, [table('2026-11-30', 'a', 'b')])
  const again = withPromises(promises, [table('2026-11-30', 'y', 'z')])
  expect(isKept(again, table('2026-11-30', 'y', null))).toBe(false)
  expect(isKept(again, table('2026-12-01', 'b', null))).toBe(true)
})

test('only the latest days are remembered', () => {
  const days = Array.from({ length: 200 }, (_, index) =>
    new Date(index * 86_400_000).toISOString().slice(0, 10),
  )
  const promises = days.reduce((now, day) => withPromises(now, [table(day, day, null)]), withPromises({}, []))
  expect(Object.keys(promises)).toHaveLength(60)
  expect(isKept(promises, table(days.at(-1) ?? '', days.at(-1) ?? '', null))).toBe(true)
})
