/** S26: the work of a check grows with the board, not with its square. It is counted, never timed. */
import { expect, test } from 'vitest'
import type { Content, OpeningFact, SpaceFact } from '../../types.ts'
import { check } from '../check.ts'
import { standard } from '../standard.ts'
import { boardFaults } from './board.ts'

type Board = Content['board']

const SIDE = 200

/** A number that counts how often it is looked at. */
function counted(value: number, looks: { count: number }): number {
  return Object({
    valueOf() {
      looks.count += 1
      return value
    },
  })
}

/** A corridor of single cells, one after the other, from the Great Hall on; the last cells are a room on each level. */
function corridor(length: number): Board {
  const spaces = Array.from({ length }, (_, index): SpaceFact => {
    const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
    const level = Math.max(1, index - length + 7)
    const kind = index === 0 ? 'hall' : index < length - 6 ? 'corridor' : 'room'
    return { id: `s${index}`, kind, level, cells: [y % 2 === 0 ? x : SIDE - 1 - x, y, 1, 1] }
  })
  const openings = spaces.slice(1).map(({ id, cells: [x, y] }, index): OpeningFact => {
    const [before = 0, above = 0] = spaces[index]?.cells ?? []
    const left = Math.max(x, before)
    return {
      a: id,
      b: `s${index}`,
      kind: 'open',
      wall: above === y ? [left, y, left, y + 1] : [x, y, x + 1, y],
    }
  })
  return { width: SIDE, height: SIDE, spaces, openings }
}

test('S26 a board of 2,000 spaces in a row is taken, and one space more refused', () => {
  const faultsOf = (length: number) => {
    const checked = check({ ...standard, board: corridor(length) })
    return checked.ok ? '' : checked.refusal.reason
  }
  expect(faultsOf(2000)).toBe('')
  expect(faultsOf(2001)).toBe('board.spaces: this must be at most 2000 entries.')
})

test('S26 a hall of 38,000 cells is listed once, not again for each of its 1,999 openings', () => {
  const looks = { count: 0 }
  const hall: SpaceFact = { id: 'hall', kind: 'hall', level: 1, cells: [0, 0, counted(SIDE, looks), 190] }
  const rooms = Array.from({ length: 1999 }, (_, index): SpaceFact => {
    const cells = [index % SIDE, 190 + Math.floor(index / SIDE), 1, 1] as const
    return { id: `s${index}`, kind: 'room', level: 1 + (index % 6), cells }
  })
  const openings = rooms.map(
    ({ id }): OpeningFact => ({ a: id, b: 'hall', kind: 'open', wall: [0, 0, 0, 1] }),
  )
  const faults = boardFaults({ width: SIDE, height: SIDE, spaces: [hall, ...rooms], openings })
  expect(faults).toHaveLength(1999)
  expect(looks.count).toBeLessThan(10 * (38_000 + 1999))
})

test('S26 spaces that all lie on each other are each refused at their first shared cell', () => {
  const looks = { count: 0 }
  const spaces = Array.from({ length: 500 }, (_, index): SpaceFact => {
    const kind = index === 0 ? 'hall' : 'room'
    return { id: `s${index}`, kind, level: 1, cells: [0, 0, counted(SIDE, looks), SIDE] }
  })
  const faults = boardFaults({ width: SIDE, height: SIDE, spaces, openings: [] })
  expect(faults.filter(({ said }) => said.en.includes('share the cell 0,0'))).toHaveLength(499)
  expect(looks.count).toBeLessThan(10 * (SIDE * SIDE + 500))
})

test('S26 whether every space can be reached is told by looking at each opening a few times', () => {
  let looks = 0
  const { spaces, openings, ...size } = corridor(2000)
  const watched = openings.toReversed().map(({ a, ...rest }) => ({
    ...rest,
    get a() {
      looks += 1
      return a
    },
  }))
  expect(boardFaults({ ...size, spaces, openings: watched })).toEqual([])
  expect(looks).toBeLessThan(10 * 2000)
})
