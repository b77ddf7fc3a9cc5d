import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { en } from './text/en.ts'

const proved = { rolls: 3, source: 'secret', salted: true, witnessed: 12, isOver: true } as const

test('a match of a server is proved by its secret, the shares of all devices, and what this one was sent', () => {
  const [dice, shares, history] = sentencesOf(proved, en)
  expect(dice).toContain('3 rolls follow from a secret')
  expect(shares).toBe(en.verifiedSalted)
  expect(history).toContain('12 marks')
})

test('a file alone proves only that it agrees with itself, and that is said', () => {
  expect(sentencesOf({ ...proved, witnessed: 0 }, en)).toContain(en.notWitnessed)
  expect(sentencesOf({ ...proved, salted: false }, en)).toContain(en.notSalted)
  expect(sentencesOf({ ...proved, isOver: false }, en)).toContain(en.notToItsEnd)
  expect(sentencesOf({ ...proved, source: 'seed' }, en)[0]).toContain('number of the deal')
})

test('of a match that was closed it is said that it may be only a beginning', () => {
  expect(sentencesOf(proved, en)).not.toContain(en.notToItsEnd)
  expect(sentencesOf({ ...proved, isOver: false }, en)).toContain(en.notToItsEnd)
})
