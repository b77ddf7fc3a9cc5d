/** Whom a match waits for: told by one of many, and kept until it is due. */
import { expect, test } from 'vitest'
import type { Due, Wait } from '../../server/store/store.ts'
import type { Two } from './given.ts'

const wait = (version: number, match = 'a'): Wait => ({ match, seat: 1, version })
const due = (at: number, more: Partial<Due> = {}): Due => ({ ...wait(4), device: 'ann', at, ...more })

export function waits(two: Two): void {
  test('of two who would tell of one wait one does, and of the next again one', async () => {
    const [here, there] = await two()
    const claimed = await Promise.all([here.waits.claim(wait(4), 0), there.waits.claim(wait(4), 0)])
    expect(claimed.toSorted()).toEqual([false, true])
    expect(await here.waits.claim(wait(6), 4)).toBe(false)
    const next = await Promise.all([here.waits.claim(wait(6), 5), there.waits.claim(wait(7), 5)])
    expect(next.toSorted()).toEqual([false, true])
    expect(await here.waits.claim({ ...wait(6), seat: 0 }, 0)).toBe(true)
    expect(await here.waits.claim(wait(6, 'b'), 0)).toBe(true)
  })

  test('what is due is there when its time has come, the later wait in place of the one before', async () => {
    const [here, there] = await two()
    await here.waits.put(due(5))
    await here.waits.put(due(9, { version: 8 }))
    await there.waits.put(due(7, { device: 'bo' }))
    expect(await there.waits.due(6)).toEqual([])
    expect(await there.waits.due(9)).toEqual([due(7, { device: 'bo' }), due(9, { version: 8 })])
  })

  test('it is taken once, as it was read, and goes with its match', async () => {
    const [here, there] = await two()
    await here.waits.put(due(5))
    await here.waits.put(due(5, { match: 'b' }))
    expect(await there.waits.take(due(4))).toBe(false)
    const taken = await Promise.all([here.waits.take(due(5)), there.waits.take(due(5))])
    expect(taken.toSorted()).toEqual([false, true])
    await here.matches.remove('b')
    expect(await there.waits.due(9)).toEqual([])
  })
}
