/** What whoever comes back is shown: what was missed, or all of it. */
import { expect, test } from 'vitest'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { doorOf } from './answer.ts'
import { given, newPage } from './given.ts'
import { joinHouse } from './house.ts'

const take = (count: number) => [{ kind: 'take', count }]

/** A match of two, three steps on, and the door of somebody who sits at both seats. */
async function threeStepsOn() {
  const page = newPage({ nim: async (): Promise<AnyKit> => nimKit })
  const { match } = given(await page.ask('new', { game: 'nim', options: { sticks: 20 }, practice: true }))
  const who = { isOwner: true, maySit: () => true, mayLook: () => true, send: () => undefined }
  const door = doorOf(Promise.resolve({ house: page.house, session: joinHouse(page.house, who) }))
  for (const [version, seat] of [0, 1, 0].entries()) {
    given(await door('open', { match, seat }))
    given(await door('play', { id: `${version}`, match, version, actions: take(1) }))
  }
  return { match, door }
}

test('whoever comes back and says what is known is told the steps that were missed, and no others', async () => {
  const { match, door } = await threeStepsOn()
  const sight = given(await door('open', { match, seat: 0, known: { version: 1, at: 1 } }))
  expect([sight.since, sight.steps.length]).toEqual([1, 2])
})

test.each([
  ['of a table that went back meanwhile', true, { version: 1, at: 1 }],
  ['of a table that was never there', false, { version: 9, at: 9 }],
])('whoever knows something %s is told everything anew', async (_what, goesBack, known) => {
  const { match, door } = await threeStepsOn()
  if (goesBack) given(await door('undo', { id: 'back', match, version: 3 }))
  const sight = given(await door('open', { match, seat: 0, known }))
  expect(sight.since).toBe(0)
  expect(sight.steps.length).toBe(goesBack ? 2 : 3)
})
