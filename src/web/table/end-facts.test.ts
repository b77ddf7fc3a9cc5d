import { describe, expect, test } from 'vitest'
import type { MatchFile } from '../../engine/file.ts'
import type { Line, Picture } from '../../table/protocol.ts'
import { fairness, hasWon, headline, numbersOf } from './end-facts.ts'
import { en } from './end-text/en.ts'

const ANNA = { kind: 'person' as const, name: 'Anna' }
const BRAM = { kind: 'bot' as const, name: 'Bram', level: 'greedy' }
const pictureOf = (part: Partial<Picture>, winners: readonly number[]) =>
  ({
    seats: [ANNA],
    seat: 0,
    length: 40,
    ending: { text: '', result: { winners, reason: '' } },
    ...part,
  }) as Picture
const fileOf = (header: object, steps: object[] = []) => ({ header, steps }) as unknown as MatchFile
const lineOf = (kind: string) => ({ kind }) as Line

describe('the headline', () => {
  test('says who won, and you where you are the only person', () => {
    expect(headline(pictureOf({}, [0]), en)).toBe('You have won')
    expect(headline(pictureOf({}, []), en)).toBe('The dungeon wins')
    expect(headline(pictureOf({ seats: [ANNA, BRAM] }, [1]), en)).toBe('Bram wins')
    expect(headline(pictureOf({ seats: [ANNA, BRAM] }, [0]), en)).toBe('You have won')
    expect(headline(pictureOf({ seats: [ANNA, { ...ANNA, name: 'Cem' }, BRAM] }, [0, 1]), en)).toBe(
      'Anna and Cem win',
    )
    expect(headline(pictureOf({ seats: [ANNA, BRAM] }, [0, 1]), en)).toBe('You have won together')
  })
})

test('a race that somebody else won is lost', () => {
  expect(hasWon(pictureOf({ seats: [ANNA, BRAM] }, [1]))).toBe(false)
  expect(hasWon(pictureOf({ seats: [ANNA, BRAM], seat: null }, [1]))).toBe(true)
  expect(hasWon(pictureOf({}, [0]))).toBe(true)
})

test('numbers come from the log; what did not happen is left out', () => {
  const lines = [lineOf('rolled'), lineOf('turn'), lineOf('rolled')]
  const file = fileOf({}, [{ action: { kind: 'x' } }, { seat: 0, undo: 3 }])
  expect(numbersOf(pictureOf({}, []), lines, ({ kind }) => kind === 'turn', file, en)).toEqual([
    [40, 'steps'],
    [1, 'turn'],
    [2, 'rolls of the dice'],
    [3, 'steps taken back'],
  ])
  expect(numbersOf(pictureOf({}, []), [], () => false, null, en)).toEqual([[40, 'steps']])
})

test('dice are accounted for by seed or by seal', () => {
  expect(fairness(fileOf({ seed: 7 }), en)).toContain('the number 7')
  const sealed = fileOf({ fair: { commitment: '', salt: '' } })
  expect(fairness({ ...sealed, secret: '00' }, en)).toBe(en.fairSecret)
  expect(fairness(sealed, en)).toBe(en.fairLater)
  expect(fairness(fileOf({}), en)).toBeNull()
})
