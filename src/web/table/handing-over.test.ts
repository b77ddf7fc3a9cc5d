import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../../engine/match.ts'
import type { Picture } from '../../table/protocol.ts'
import { handOverAt, loneEyes, newsFrom } from './handing-over.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const bram: SeatHolder = { kind: 'bot', name: 'Bram' }
const open: SeatHolder = { kind: 'open', name: 'Player 2' }

type Shown = Pick<Picture, 'seats' | 'seat' | 'plays' | 'asked' | 'ending' | 'stopped'>

function at(seats: readonly SeatHolder[], seat: number | null, asked: readonly number[]): Picture {
  const shown: Shown = { seats, seat, plays: seat === null ? [] : [seat], asked, ending: null, stopped: null }
  return shown as Picture
}

const over = (picture: Picture): Picture => ({
  ...picture,
  ending: { text: 'Over', result: { winners: [], reason: '' } },
})

const secret = { hidden: true, covered: null }
const plain = { hidden: false, covered: null }

describe('two people with secrets', () => {
  test('whoever has played looks on until done, and then it is the turn of the other', () => {
    expect(handOverAt(at([ada, bo], 0, [0]), secret)).toEqual({ kind: 'none' })
    expect(handOverAt(at([ada, bo], 0, [1]), secret)).toEqual({ kind: 'done', next: 1 })
  })

  test('a table that nobody looks at yet, as after a reload, is covered for whoever is next', () => {
    expect(handOverAt(at([ada, bo], null, [1]), secret)).toEqual({ kind: 'cover', next: 1 })
    expect(handOverAt(at([ada, bo], null, [0]), secret)).toEqual({ kind: 'cover', next: 0 })
  })

  test('bots and dice between them play on before the eyes of whoever looks', () => {
    expect(handOverAt(at([ada, bram, bo], 0, [1]), secret)).toEqual({ kind: 'none' })
    expect(handOverAt(at([ada, bram, bo], 0, []), secret)).toEqual({ kind: 'none' })
    expect(handOverAt(at([ada, bram, bo], 0, [2]), secret)).toEqual({ kind: 'done', next: 2 })
  })

  test('asked together, whoever looks goes on', () => {
    expect(handOverAt(at([ada, bo], 1, [0, 1]), secret)).toEqual({ kind: 'none' })
  })

  test('what was let go stays covered, also for what still comes of it', () => {
    const covered = { hidden: true, covered: 1 }
    expect(handOverAt(at([ada, bo], 0, [1]), covered)).toEqual({ kind: 'cover', next: 1 })
    expect(handOverAt(at([ada, bo], 0, []), covered)).toEqual({ kind: 'cover', next: 1 })
    expect(handOverAt(at([ada, bo], null, [1]), covered)).toEqual({ kind: 'cover', next: 1 })
  })

  test('who gave up hands over face down too, though only one person is left', () => {
    const left = [{ ...bram, name: 'Ada' }, bo]
    expect(handOverAt(at(left, 0, [1]), secret)).toEqual({ kind: 'done', next: 1 })
    expect(handOverAt(at(left, null, [1]), { hidden: true, covered: 1 })).toEqual({ kind: 'cover', next: 1 })
  })

  test('the end is for everybody: nothing is covered', () => {
    expect(handOverAt(over(at([ada, bo], 0, [])), secret)).toEqual({ kind: 'none' })
    expect(handOverAt(over(at([ada, bo], null, [])), { hidden: true, covered: 1 })).toEqual({ kind: 'none' })
  })
})

describe('a seat that waits for somebody', () => {
  test('comes after whoever has played is done', () => {
    expect(handOverAt(at([ada, open], 0, [1]), secret)).toEqual({ kind: 'done', next: 1 })
    expect(handOverAt(at([ada, open], null, [1]), secret)).toEqual({ kind: 'cover', next: 1 })
  })

  test('that a bot takes is waited for no more', () => {
    const covered = { hidden: true, covered: 1 }
    expect(handOverAt(at([ada, bram], null, [1]), covered)).toEqual({ kind: 'none' })
    expect(handOverAt(at([ada, bram, bo], null, [2]), covered)).toEqual({ kind: 'cover', next: 2 })
  })

  test('is asked for at once where there are no secrets', () => {
    expect(handOverAt(at([ada, open], 0, [1]), plain)).toEqual({ kind: 'cover', next: 1 })
  })
})

describe('people without secrets, and one alone', () => {
  test('the eyes change at once, unless whoever looks acts for the other too', () => {
    expect(handOverAt(at([ada, bo], 0, [1]), plain)).toEqual({ kind: 'look', next: 1 })
    expect(handOverAt({ ...at([ada, bo], 0, [1]), plays: [0, 1] }, plain)).toEqual({ kind: 'none' })
  })

  test('alone with bots nothing is ever covered', () => {
    expect(handOverAt(at([ada, bram], null, [0]), secret)).toEqual({ kind: 'look', next: 0 })
    expect(handOverAt(at([ada, bram], 0, [1]), secret)).toEqual({ kind: 'none' })
  })
})

describe('the only person', () => {
  test('looks with the own eyes while others act', () => {
    expect(loneEyes(at([bram, ada], null, [0]))).toBe(1)
    expect(loneEyes(at([ada, open], null, [0]))).toBe(0)
  })

  test('is not known where there are several, or where somebody else is waited for', () => {
    expect(loneEyes(at([ada, bo], null, [0]))).toBeNull()
    expect(loneEyes(at([ada, open], null, [1]))).toBeNull()
    expect(loneEyes(at([bram], null, [0]))).toBeNull()
  })
})

test('news begin with what came after the own last turn, and there are none before the first', () => {
  const after = (made: number, missed: number) =>
    newsFrom({ at: made, missed: Array.from({ length: missed }, () => []) })
  expect(after(9, 3)).toBe(6)
  expect(after(9, 0)).toBeNull()
  expect(after(9, 8)).toBeNull()
})
