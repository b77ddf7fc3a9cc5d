import { expect, test } from 'vitest'
import type { PuzzleAnswer } from '../../table/protocol.ts'
import { daysFrom } from '../day/months.ts'
import { markOf, placeOn, streakOf } from './of-day.ts'

const TODAY = '2026-11-18'

const answered = (day: string | null, right: boolean, puzzle = 'a'): PuzzleAnswer => ({
  match: `puzzle tin ${puzzle} ${day}`,
  seat: 0,
  game: 'tin',
  puzzle,
  day,
  right,
  version: 1,
})

test('each of twenty days has another puzzle, and then the first comes again', () => {
  const places = Array.from({ length: 20 }, (_, at) => placeOn(daysFrom(TODAY, at), 20))
  expect(new Set(places).size).toBe(20)
  expect(placeOn(daysFrom(TODAY, 20), 20)).toBe(places[0])
})

test('days in a row count up to today, and to yesterday while today is open', () => {
  const days = [3, 2, 1].map(before => answered(daysFrom(TODAY, -before), true))
  expect(streakOf(days, TODAY)).toEqual({ current: 3, longest: 3 })
  expect(streakOf([...days, answered(TODAY, true)], TODAY)).toEqual({ current: 4, longest: 4 })
  expect(streakOf(days, daysFrom(TODAY, 1))).toEqual({ current: 0, longest: 3 })
})

test('a wrong answer adds no day, nor does a puzzle that was only looked up; another right one of the day does', () => {
  expect(streakOf([answered(TODAY, false), answered(null, true)], TODAY)).toEqual({ current: 0, longest: 0 })
  expect(streakOf([answered(TODAY, false), answered(TODAY, true, 'b')], TODAY).current).toBe(1)
})

test('a puzzle that comes again on a later day is open on that day', () => {
  const answers = [answered(daysFrom(TODAY, -20), true)]
  expect(markOf(answers, 'a', TODAY)).toBe('open')
  expect(markOf(answers, 'a')).toBe('right')
  expect(markOf([answered(TODAY, false)], 'a', TODAY)).toBe('wrong')
})
