import { expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { replay, toFile } from './file.ts'
import { type Match, start } from './match.ts'
import { personsOf, reseat, resign } from './seats.ts'
import type { Result } from './types.ts'

const ann = { kind: 'person', name: 'Ann' } as const
const bo = { kind: 'person', name: 'Bo' } as const
const bot = { kind: 'bot', name: 'Bo', level: 'novice' } as const

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const begun = (): Match => must(start(pigKit, { seats: [ann, bo], seed: 1 }))

test('a bot sits down for somebody who is away, and the person has the seat back; the log says both', () => {
  const lent = must(reseat(begun(), 1, bot))
  expect(lent.seats).toEqual([ann, bot])
  expect(personsOf(lent)).toEqual([0])
  const back = must(reseat(lent, 1, bo))
  expect(personsOf(back)).toEqual([0, 1])
  expect(back.log).toEqual([
    { seat: 1, sit: bot, instead: true },
    { seat: 1, sit: bo, instead: true },
  ])
})

test('a file with such entries is replayed to the same seats', () => {
  const renamed = must(reseat(begun(), 0, { kind: 'person', name: 'Anna' }))
  const file: unknown = JSON.parse(JSON.stringify(toFile(renamed)))
  expect(must(replay(pigKit, file)).seats[0]?.name).toBe('Anna')
})

test('a seat that was given up stays with its bot', () => {
  const given = must(resign(begun(), 1))
  expect(reseat(given, 1, bo)).toMatchObject({ ok: false, refusal: { code: 'turn' } })
  expect(given.log).toHaveLength(1)
})

test.each([undefined, -1, 2, 1.5, '0'])('S21 there is no seat %s to sit on instead', seat => {
  expect(Reflect.apply(reseat, null, [begun(), seat, bot])).toMatchObject({ ok: false })
})
