import { expect, test } from 'vitest'
import { findingsOf } from '../../sim/lab/findings.ts'
import { newTally } from '../../sim/lab/tally.ts'
import { dangerLines } from './dangers.ts'
import { trialLines } from './things.ts'

const danger = (fell: number) => ({
  games: 40,
  met: 40,
  lost: 80,
  fell,
  metMet: 40,
  metLost: 80,
  lostLost: 160,
})

test('dangers are told the deadliest first, under the sentence who meets more', () => {
  const monsters = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`monster-${at}`, danger(at)]))
  const lines = dangerLines(findingsOf({ ...newTally(), dangers: { monster: monsters } }))
  expect(lines[1]).toContain('Whoever gets further meets more')
  expect(lines[3]).toMatch(/^monster +met +games +fell +of met +95% between +lost each +95% between$/)
  expect(lines[4]).toMatch(/^monster-8 +40 +40 +8 +20\.0% +10\.5% to 34\.8% +2\.00 +2\.00 to 2\.00$/)
  expect(lines).toHaveLength(13)
  expect(lines[12]).toBe('…')
})

test('where nothing was met or tried nothing is said', () => {
  expect(dangerLines(findingsOf(newTally()))).toEqual([])
  expect(trialLines(findingsOf(newTally()))).toEqual([])
})

test('what was tried is no cause either', () => {
  const trials = { card: { hook: { of: 100, won: 70 }, none: { of: 100, won: 30 } } }
  const lines = trialLines(findingsOf({ ...newTally(), trials }))
  expect(lines[1]).toContain('such a difference is no cause')
  expect(lines[3]).toMatch(/^card +used +won with +without +difference +95% between$/)
  expect(lines[4]).toMatch(/^hook +100 +70\.0% +30\.0% +\+40\.0% /)
})
