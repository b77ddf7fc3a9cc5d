/** Two nodes over one store. */
import { expect, test } from 'vitest'
import { until } from '../table/given.ts'
import { linkedBuses } from '../testing/buses.ts'
import { aServer, begun, type Caller, caller } from './given.ts'

/** Two nodes over the same file, and whoever is called Ada on the first and Bram on the second. */
async function twoNodes(limits = {}) {
  const buses = linkedBuses(2)
  const [first, second] = buses
  if (!first || !second) throw new Error('There are two.')
  const one = await aServer({ bus: first, limits })
  const two = await aServer({ data: one.data, bus: second, limits })
  return { one, two, buses: [first, second] as const }
}

async function firstOffer(who: Caller, match: string, seat: number) {
  const { version, offers } = await who.get('open', { match, seat })
  return { id: 'first', match, version, actions: offers[0]?.actions.slice(0, 1) }
}

test('what one does on a node is seen by the other on another node, and only the new steps are sent', async () => {
  const { one, two } = await twoNodes()
  const [ada, bram] = [await caller(one.url), await caller(one.url)]
  const match = await begun(ada, [bram], 'dungeon')
  const elsewhere = await caller(two.url, bram.device)
  const asked = await until(async () => {
    const sight = await ada.get('open', { match, seat: 0 })
    return sight.asked.length > 0 && sight.asked
  })
  const [who, seat] = asked.includes(0) ? [ada, 0] : [bram, 1]
  const seen = await elsewhere.get('open', { match, seat: 1 })
  expect(await who.get('play', await firstOffer(who, match, seat))).toMatchObject({ kind: 'accepted' })
  await until(() => elsewhere.pushed.some(push => push.push === 'sight'))
  const sight = elsewhere.pushed.flatMap(push => (push.push === 'sight' ? [push.sight] : []))[0]
  expect(sight?.version).toBeGreaterThan(seen.version)
  expect(sight?.since).toBe(seen.at)
})

test('who is connected to one node is present on the other, until that node falls silent', async () => {
  const { one, two, buses } = await twoNodes({ beat: 20 })
  const [ada, bram] = [await caller(one.url), await caller(one.url)]
  const match = await begun(ada, [bram], 'dungeon')
  const elsewhere = await caller(two.url, ada.device)
  const isPresent = () => elsewhere.company(match)?.seats[1]?.isPresent
  await elsewhere.get('attend', { match })
  await until(() => isPresent() === true)
  buses[0].cut()
  await until(() => isPresent() === false)
  buses[0].mend()
  await until(() => isPresent() === true)
})

test('a node that missed what the others told catches up', async () => {
  const { one, two, buses } = await twoNodes()
  const ada = await caller(one.url)
  const match = await begun(ada, [], 'tin')
  const elsewhere = await caller(two.url, ada.device)
  const before = await until(async () => {
    const sight = await elsewhere.get('open', { match, seat: 0 })
    return sight.asked.length > 0 && sight
  })
  // The first dice may have fallen while it looked.
  const newer = () =>
    elsewhere.pushed.filter(push => push.push === 'sight' && push.sight.version > before.version)
  buses[1].cut()
  await ada.get('play', await firstOffer(ada, match, 0))
  expect(newer()).toEqual([])
  buses[1].mend()
  await until(() => newer().length > 0)
})

test('S5 S6 of two commands for the same moment on two nodes one is played, and the other is stale', async () => {
  const { one, two, buses } = await twoNodes()
  const ada = await caller(one.url)
  const match = await begun(ada, [], 'tin')
  const elsewhere = await caller(two.url, ada.device)
  await until(async () => (await ada.get('open', { match, seat: 0 })).asked.length > 0)
  buses[1].cut()
  const [here, there] = [await firstOffer(ada, match, 0), await firstOffer(elsewhere, match, 0)]
  expect(here.version).toBe(there.version)
  const kinds = await Promise.all([ada.get('play', here), elsewhere.get('play', { ...there, id: 'second' })])
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'stale'])
})
