import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('who asks in one turn is answered together, and who comes meanwhile the next time', async () => {
  const rounds: (readonly number[])[] = []
  const late: Promise<number>[] = []
  const { ask } = grouped<number, number>(async all => {
    rounds.push(all)
    if (late.length === 0) late.push(ask(4))
    await new Promise(setImmediate)
    return all.map(each => each * 10)
  })
  const second = Promise.resolve().then(() => ask(2))
  expect(await Promise.all([ask(1), ask(3), second])).toEqual([10, 30, 20])
  expect(await Promise.all(late)).toEqual([40])
  expect(rounds).toEqual([[1, 3, 2], [4]])
})

test('when it fails it has failed for all, and not for who comes after', async () => {
  const { ask, settled } = grouped<number, number>(async all => {
    if (all.includes(0)) throw new Error('the disk is full')
    return all
  })
  const failed = await Promise.allSettled([ask(1), ask(0)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const after = ask(2)
  await settled()
  expect(await after).toBe(2)
})
