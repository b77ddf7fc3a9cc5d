import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import RESCUED from '../../games/tin/fixtures/rescued.json' with { type: 'json' }
import { HANDLERS } from './calls.ts'
import { given, newHost } from './given.ts'

test('A match that is only looked at is not among the matches of the device, and is gone when it is closed.', async () => {
  const host = await newHost()
  const { match } = given(await HANDLERS.peek(host, { file: RESCUED }))
  const picture = given(await HANDLERS.look(host, { match, seat: null, at: 10, since: 10 }))
  expect(picture.at).toBe(10)
  expect(picture.lines).toEqual([])
  expect(given(await HANDLERS.tables(host, {}))).toEqual([])
  await HANDLERS.close(host, { match })
  expect((await HANDLERS.look(host, { match, seat: null, at: 1 })).ok).toBe(false)
})

test('Playing on from it makes a match that is kept.', async () => {
  const host = await newHost()
  const { match } = given(await HANDLERS.peek(host, { file: RESCUED }))
  const forked = given(await HANDLERS.fork(host, { match, at: 20 }))
  const [kept] = given(await HANDLERS.tables(host, {}))
  expect(kept).toMatchObject({ match: forked.match, steps: 20 })
})

test('The rolls of a match are checked against its seed, and one that was changed is found out.', async () => {
  const host = await newHost()
  const { match } = given(await HANDLERS.peek(host, { file: RESCUED }))
  expect(given(await HANDLERS.verify(host, { match })).rolls).toBeGreaterThan(50)
  const header = { ...RESCUED.header, seed: 99 }
  const other = given(await HANDLERS.peek(host, { file: { ...RESCUED, header } }))
  expect((await HANDLERS.verify(host, { match: other.match })).ok).toBe(false)
})

test('In a lesson dice and cards come as prepared, again after an undo, and by chance when they have run out.', async () => {
  const host = await newHost()
  const chance = [
    { kind: 'deal', card: 3 },
    { kind: 'deal', card: 7 },
  ]
  const { match } = given(await HANDLERS.lesson(host, { game: 'tin', name: 'You', chance }))
  const { view } = given(await HANDLERS.open(host, { match, seat: 0 }))
  expect(view.actor.kind).toBe('chance')
  await expect.poll(() => host.seatings.get(match)?.table.match.version).toBe(2)
  const now = given(await HANDLERS.open(host, { match, seat: 0 }))
  expect(Object(now.view).hand.map((card: { card: number }) => card.card)).toEqual([3, 7])
  const [explore] = now.choices
  if (!explore) throw new Error('nothing to do')
  const command = { id: 'a', match, version: now.version, seat: 0 }
  given(await HANDLERS.play(host, { ...command, actions: [explore.action] }))
  await expect.poll(() => host.seatings.get(match)?.table.match.version).toBeGreaterThan(3)
  expect(given(await HANDLERS.tables(host, {}))).toEqual([])
  expect(host.told.some(message => 'push' in message && message.push === 'tables')).toBe(false)
})
