import { expect, test } from 'vitest'
import { keyOf } from '../engine/result.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { given, newPage } from './given.ts'
import { prospectsFor } from './prospects.ts'
import type { StateGuess } from './protocol.ts'

/** In front of so many sticks, as whoever thinks for the first seat is handed it. */
async function before(sticks: number): Promise<StateGuess> {
  const kits = { nim: async (): Promise<AnyKit> => nimKit }
  const page = newPage(kits)
  const { match } = given(await page.ask('new', { game: 'nim', options: { sticks } }))
  given(await page.ask('open', { match, seat: 0 }))
  return given(await page.ask('guess', { match, seat: 0 }))
}

const take = (count: number) => keyOf(Object.assign({ kind: 'take' }, { count }))

test('options are told by the keys of their choices, with what is recommended', async () => {
  const question = { ...(await before(7)), advised: take(1) }
  const last = [...prospectsFor(nimKit, question, { iterations: 600 })].at(-1)
  expect(last?.best).toBe(take(3))
  expect(last?.options.map(({ key }) => key)).toEqual([1, 2, 3].map(take))
  expect(last?.times).toBeGreaterThan(100)
})

test('where the table has gone on there is nothing to think about', async () => {
  const question = { ...(await before(2)), advised: take(3) }
  expect([...prospectsFor(nimKit, question, { iterations: 600 })]).toEqual([])
})
