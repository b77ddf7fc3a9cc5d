/** The deals of the day: whoever comes first counts. */
import { expect, test } from 'vitest'
import { attempt, day, type Two } from './given.ts'

const won = { winners: [0], reason: 'reached' }

export function days(two: Two): void {
  test('a day stays as the first has settled it', async () => {
    const [here, there] = await two()
    expect(await here.days.read('pig', '2026-11-17')).toBeNull()
    const settled = await Promise.all([here.days.settle(day('x')), there.days.settle(day('y'))])
    expect(settled[0]).toEqual(settled[1])
    expect(await there.days.settle(day('z'))).toEqual(settled[0])
    expect(await there.days.read('pig', '2026-11-17')).toEqual(settled[0])
    expect(await there.days.read('nim', '2026-11-17')).toBeNull()
  })

  test('the first attempt of a device is ranked and no other, even if two begin at once', async () => {
    const [here, there] = await two()
    const begun = await Promise.all([
      here.days.begin(attempt('a', 'ann'), true),
      there.days.begin(attempt('b', 'ann'), true),
      there.days.begin(attempt('c', 'bo'), true),
    ])
    expect(begun.filter(({ ranked }) => ranked)).toHaveLength(2)
    expect(begun[0].ranked).not.toBe(begun[1].ranked)
    expect(begun[2]).toEqual({ ...attempt('c', 'bo'), ranked: true, result: null, score: null })
    expect(await here.days.begin(attempt('b', 'ann'), true)).toEqual(begun[1])
    expect(await here.days.of('ann', 'pig', '2026-11-17')).toEqual([begun[0], begun[1]])
    expect(await here.days.ofMatch('c')).toEqual(begun[2])
    expect(await here.days.ofMatch('nowhere')).toBeNull()
  })

  test('nobody is ranked once the ranking is closed', async () => {
    const [{ days }] = await two()
    expect((await days.begin(attempt('a', 'ann'), false)).ranked).toBe(false)
    expect((await days.begin(attempt('b', 'ann'), true)).ranked).toBe(true)
  })

  test('the ranking has those that are over and ranked, best first, as they ended first', async () => {
    const [{ days }] = await two()
    for (const each of [attempt('a', 'ann'), attempt('b', 'bo'), attempt('c', 'cy'), attempt('d', 'ann')])
      await days.begin(each, true)
    await days.conclude('a', won, 1010.5)
    await days.conclude('b', won, 1020)
    await days.conclude('b', { winners: [], reason: 'slain' }, 3000)
    await days.conclude('d', won, 4000)
    const ranking = await days.ranking('pig', '2026-11-17', 9)
    expect(ranking.map(({ match, score }) => [match, score])).toEqual([
      ['b', 1020],
      ['a', 1010.5],
    ])
    expect(ranking[0]?.result).toEqual(won)
    expect(await days.ranking('pig', '2026-11-17', 1)).toHaveLength(1)
  })
}
