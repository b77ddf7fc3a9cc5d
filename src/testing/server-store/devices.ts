/** All that there is of a device, and what the server itself has. */
import { expect, test } from 'vitest'
import type { ServerStore } from '../../server/store/store.ts'
import { attempt, type Fresh, gathering, said, seatRight, type Two } from './given.ts'

const DUE = { match: 'a', seat: 0, version: 3, at: 5 }

async function busy(store: ServerStore): Promise<void> {
  await store.devices.write('ann', { name: 'Old' })
  await store.devices.write('ann', { name: 'Ada' })
  await store.devices.write('bo', { name: 'Bo' })
  await store.rights.grant('ann', seatRight(0))
  await store.rights.grant('bo', seatRight(1))
  await store.gatherings.write(0, gathering('a'))
  await store.chat.add(said('mine'))
  await store.chat.add({ ...said('theirs', 'bo'), name: 'Bo' })
  await store.days.begin(attempt('d', 'ann'), true)
  await store.days.begin(attempt('e', 'bo'), true)
  for (const device of ['ann', 'bo']) await store.waits.put({ ...DUE, device })
}

export function devices(fresh: Fresh): void {
  test('everything there is of a device is given to it, and no secret of the dice', async () => {
    const store = await fresh()
    await busy(store)
    const all = await store.devices.everything('ann')
    expect(all).toEqual({
      device: 'ann',
      settings: { name: 'Ada' },
      rights: [seatRight(0)],
      gatherings: [{ match: 'a', game: 'pig', seats: [gathering('a').seats[0]] }],
      said: [{ ...said('mine'), number: 1 }],
      attempts: [{ ...attempt('d', 'ann'), ranked: true, result: null, score: null }],
      due: [{ ...DUE, device: 'ann' }],
    })
    expect(JSON.stringify(all)).not.toContain('hidden')
  })

  test('one that is erased is nowhere any more, and others keep what is theirs', async () => {
    const store = await fresh()
    await busy(store)
    const theirs = await store.devices.everything('bo')
    await store.devices.erase('ann')
    expect(await store.devices.everything('ann')).toEqual({
      device: 'ann',
      settings: null,
      rights: [],
      gatherings: [],
      said: [],
      attempts: [],
      due: [],
    })
    expect(await store.devices.read('ann')).toBeNull()
    expect(await store.gatherings.read('a')).toMatchObject({
      revision: 2,
      seats: [{ holder: { kind: 'open' } }, {}],
    })
    expect((await store.chat.latest('a', 9)).map(({ name, text }) => [name, text])).toEqual([
      ['', 'mine'],
      ['Bo', 'theirs'],
    ])
    expect(await store.devices.everything('bo')).toEqual(theirs)
  })
}

export function ownThings(two: Two): void {
  test('is made once, by two who come at once too', async () => {
    const [here, there] = await two()
    const values = await Promise.all([here.own('key', async () => 'x'), there.own('key', async () => 'y')])
    expect(values[0]).toBe(values[1])
    const again = await there.own('key', () => Promise.reject(new Error('made again')))
    expect(again).toBe(values[0])
  })
}
