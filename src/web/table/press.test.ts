import { describe, expect, test } from 'vitest'
import { SEEN_MS } from '../parts/seen.ts'
import { isMeant, type Press, pressOf, type Question, see, type Touch } from './press.ts'

const ask = (name: string, ...answers: string[]): Question => ({ name, answers })
const press = (at: number, isAgain = false): Press => ({ at, isAgain })
const key = (on: string, at = 0): Touch => ({ at, on })
const tap = (x: number, y: number): Touch => ({ at: 0, on: { x, y } })

/** A question that has been there for long, and what came after it at 1000. */
const after = (next: Question) => see(see(null, ask('lay', 'die 1', 'die 2'), 0), next, 1000)

describe('a press', () => {
  test.for([60, 120, 200, 299])(
    'does nothing %i ms after a new question has come',
    (late, { expect: hope }) => {
      hope(isMeant(after(ask('loot', 'die 1')), press(1000 + late), 'die 1')).toBe(false)
    },
  )

  test('that began before its question does nothing', () => {
    expect(isMeant(after(ask('loot', 'take')), press(990), 'take')).toBe(false)
  })

  test('counts as soon as the question could be seen', () => {
    expect(isMeant(after(ask('loot', 'take')), press(1000 + SEEN_MS), 'take')).toBe(true)
  })

  test('counts at once for what was in sight before, while the same question goes on', () => {
    expect(isMeant(after(ask('lay', 'die 2')), press(1010), 'die 2')).toBe(true)
  })

  test('does nothing yet for what the same question offers newly', () => {
    expect(isMeant(after(ask('lay', 'die 2', 'done')), press(1010), 'done')).toBe(false)
  })

  test('again on the same place waits for the picture, even where the question goes on', () => {
    const seen = after(ask('lay', 'die 2'))
    expect(isMeant(seen, press(1120, true), 'die 2')).toBe(false)
    expect(isMeant(seen, press(1000 + SEEN_MS, true), 'die 2')).toBe(true)
  })

  test('that means no choice, as undo, waits for the picture', () => {
    const seen = after(ask('lay', 'die 2'))
    expect(isMeant(seen, press(1120), null)).toBe(false)
    expect(isMeant(seen, press(1000 + SEEN_MS), null)).toBe(true)
  })

  test('on a way that nobody listed waits for the picture', () => {
    expect(isMeant(after(ask('lay', 'die 2')), press(1120), 'convert')).toBe(false)
  })

  test('forgets what was in sight as soon as it is away', () => {
    const gone = after(ask('lay'))
    expect(isMeant(see(gone, ask('lay', 'die 2'), 1100), press(1200), 'die 2')).toBe(false)
  })
})

describe('a touch', () => {
  test.for<[what: string, before: Touch | null, now: Touch, isAgain: boolean]>([
    ['the first of all', null, key('e'), false],
    ['the same key', key('e'), key('e', 100), true],
    ['another key', key('e'), key('Enter'), false],
    ['the same place, as near as a finger comes to it', tap(100, 100), tap(112, 91), true],
    ['another place', tap(100, 100), tap(150, 100), false],
    ['a key after a tap', tap(100, 100), key('e'), false],
  ])('on %s is the same again or not', ([, before, now, isAgain], { expect: hope }) => {
    hope(pressOf(before, now)).toEqual({ at: now.at, isAgain })
  })
})
