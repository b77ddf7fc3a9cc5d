/** A room that goes on by itself, and cannot. */
import { expect, test } from 'vitest'
import { pigKit } from '../testing/pig.ts'
import { given, newWorld, pageAt, pageIn, until } from './given.ts'
import { houseOf, type World } from './house.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** Takes so many steps and no more. */
function storeFor(count: number): Store {
  const { matches, sheets, chronicle } = memoryStore()
  let left = count
  return {
    matches: {
      ...matches,
      append: async (expected, record, entries) => {
        if (left-- <= 0) throw new Error('The disk is full')
        return matches.append(expected, record, entries)
      },
    },
    sheets,
    chronicle,
  }
}

test('a roll that is not kept is shown to nobody, and whoever looks is told why', async () => {
  // The match itself and the choice to roll are kept, the die is not.
  const page = pageIn(newWorld({ pig: async () => pigKit }, storeFor(2)))
  const { match } = given(await page.ask('new', { game: 'pig' }))
  const { version } = given(await page.ask('open', { match, seat: 0 }))
  given(await page.ask('play', { id: 'roll', match, version, actions: [{ kind: 'roll' }] }))
  await until(() => page.told.some(({ push }) => push === 'trouble'))
  expect(page.told.at(-1)).toMatchObject({
    match,
    refusal: { reason: expect.stringContaining('The disk is full') },
  })
  const pictures = page.told.flatMap(push => (push.push === 'picture' ? [push.picture.version] : []))
  expect(pictures).toEqual([1])
})

test('a match that was removed elsewhere stops here too, and whoever looks is told', async () => {
  const store = memoryStore()
  const page = pageIn(newWorld({ pig: async () => pigKit }, store))
  const { match } = given(await page.ask('new', { game: 'pig' }))
  const { version } = given(await page.ask('open', { match, seat: 0 }))
  await store.matches.remove(match)
  const roll = { match, version, actions: [{ kind: 'roll' }] }
  expect(given(await page.ask('play', { id: 'roll', ...roll }))).toMatchObject({
    kind: 'rejected',
    refusal: { reason: 'This match is not on this device any more.' },
  })
})

test('bots whose match was removed elsewhere play on for nobody', async () => {
  const store = memoryStore()
  const page = pageIn(newWorld({ pig: async () => pigKit }, store))
  const seats = [0, 1].map(seat => ({ kind: 'bot', name: `${seat}`, level: 'random' }) as const)
  const { match } = given(await page.ask('new', { game: 'pig', seats, options: { goal: 1000 } }))
  given(await page.ask('open', { match, seat: null }))
  await store.matches.remove(match)
  await until(() => page.told.some(({ push }) => push === 'trouble'))
  expect(page.told.at(-1)).toMatchObject({
    match,
    refusal: { reason: 'This match is not on this device any more.' },
  })
})

test('S13 where many play, a bot that failed is not asked again by everybody who looks, but after a while for who still does', async () => {
  const rests: (() => void)[] = []
  const world = newWorld({ pig: async () => pigKit })
  let asked = 0
  const askBot: World['askBot'] = (question, signal) => {
    asked += 1
    return asked < 3 ? Promise.reject(new Error('It thinks for ever')) : world.askBot(question, signal)
  }
  const wait: World['wait'] = time => (time === 0 ? world.wait(0) : new Promise(over => rests.push(over)))
  const page = pageAt(houseOf({ ...world, askBot, wait }, 'always'))
  const seats = [
    { kind: 'bot', name: 'Bot' },
    { kind: 'person', name: 'Ada' },
  ] as const
  const { match } = given(await page.ask('new', { game: 'pig', seats }))
  given(await page.ask('open', { match, seat: 1 }))
  for (const times of [1, 2]) {
    await until(() => rests.length === times)
    for (let look = 0; look < 5; look++) given(await page.ask('open', { match, seat: 1 }))
    await page.house.rooms.get(match)?.queue
    expect(asked).toBe(times)
    rests[times - 1]?.()
  }
  await until(() => (page.house.rooms.get(match)?.table.match.version ?? 0) > 0)
  expect(page.told.filter(({ push }) => push === 'trouble')).toHaveLength(2)
})

test('S13 where many play, a bot that failed waits for somebody to look', async () => {
  const rests: (() => void)[] = []
  const world = newWorld({ pig: async () => pigKit })
  let asked = 0
  const askBot: World['askBot'] = () => {
    asked += 1
    return Promise.reject(new Error('It thinks for ever'))
  }
  const wait: World['wait'] = time => (time === 0 ? world.wait(0) : new Promise(over => rests.push(over)))
  const page = pageAt(houseOf({ ...world, askBot, wait }, 'always'))
  const { match } = given(
    await page.ask('new', {
      game: 'pig',
      seats: [
        { kind: 'bot', name: 'Bot' },
        { kind: 'person', name: 'Ada' },
      ],
    }),
  )
  given(await page.ask('open', { match, seat: 1 }))
  await until(() => rests.length === 1)
  given(await page.ask('close', { match }))
  rests[0]?.()
  await world.wait(0)
  expect([asked, page.house.rooms.get(match)?.running]).toEqual([1, false])
  given(await page.ask('open', { match, seat: 1 }))
  await until(() => rests.length === 2)
  expect(asked).toBe(2)
})
