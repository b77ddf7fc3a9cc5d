import { describe, expect, test } from 'vitest'
import { undo } from '../engine/undo.ts'
import { KITS } from '../games/index.ts'
import { walk } from '../testing/walk.ts'
import { lengthOf, recordsIn, type Table, tableOf, travelled } from './table.ts'

function played(kit: (typeof KITS)[number], steps: number): Table {
  let last: Table | null = null
  for (const table of walk(kit, { practice: true }, 4)) {
    last = table
    if (lengthOf(table) === steps) break
  }
  if (!last) throw new Error('Nothing was played.')
  return last
}

const storyOf = (table: Table) => recordsIn(table, 0, lengthOf(table))

describe.each(KITS.map(kit => [kit.facts.id, kit] as const))('%s', (_, kit) => {
  test('what nobody listened to is told later as it was told then, whichever part is asked for first', () => {
    const table = played(kit, 60)
    const length = lengthOf(table)
    const opened = tableOf('m', kit, table.match)
    for (const [since, at] of [
      [length - 1, length],
      [17, 33],
      [20, 40],
    ] as const)
      expect(recordsIn(opened, since, at)).toEqual(storyOf(table).slice(since, at))
    expect(storyOf(opened)).toEqual(storyOf(table))
  })

  test('a table that went back tells what still stands, and the one before it all of its own', () => {
    const table = played(kit, 60)
    const whole = storyOf(table)
    const back = undo(table.match, 0)
    if (!back.ok) throw new Error(back.refusal.reason)
    const earlier = travelled(tableOf('m', kit, table.match), back.value)
    expect(storyOf(earlier)).toEqual(whole.slice(0, lengthOf(earlier)))
    const again = travelled(earlier, table.match)
    expect(storyOf(again)).toEqual(whole)
  })
})
