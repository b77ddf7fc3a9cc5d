import { expect, test } from 'vitest'
import { viewOf } from '../engine/seats.ts'
import { dungeonKit } from '../games/dungeon/index.ts'
import { walk } from '../testing/walk.ts'
import { changeOf, comparing } from './change.ts'
import { commonNow, ownNow } from './see.ts'
import { penFor } from './sight-text.ts'
import type { Table } from './table.ts'

const SEATS = [0, 1, 2, null] as const
const seats = [0, 1, 2].map(seat => ({ kind: 'person', name: `Player "${seat}" \u2028` }) as const)

/** What each is told after a step: as text, and as it would be sent where no text is needed. */
function told(before: Table, after: Table): readonly [string, unknown][] {
  const [common, isAlike] = [commonNow(after, null), comparing()]
  const pen = penFor(common)
  return SEATS.map(seat => {
    const own = ownNow(after, seat === null ? [] : [seat], before.match.line.length)
    const change = changeOf(viewOf(before.match, seat), viewOf(after.match, seat), isAlike)
    const next = { after: 7, number: 8, change }
    return [pen(own, next), { push: 'sight', sight: { ...common, ...own, ...next } }]
  })
}

test('a sight that was written for several is the one that each would have been written alone', () => {
  let before: Table | null = null
  for (const table of walk(dungeonKit, { seats }, 3, 0.9)) {
    for (const [text, push] of told(before ?? table, table)) expect(text).toBe(JSON.stringify(push))
    before = table
    if (table.match.version === 60) break
  }
  expect(before?.match.version).toBe(60)
})
