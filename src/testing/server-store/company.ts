/** Who gathers, who may do what, and what they say. */
import { expect, test } from 'vitest'
import type { Right } from '../../server/store/store.ts'
import { type Fresh, gathering, hostRight, said, seatRight, type Two } from './given.ts'

export function gatherings(two: Two): void {
  test('are written by whoever knows their revision, and by nobody else', async () => {
    const [here, there] = await two()
    expect(await here.gatherings.read('a')).toBeNull()
    expect(await here.gatherings.write(0, gathering('a'))).toBe('kept')
    expect(await there.gatherings.write(0, gathering('a'))).toBe('behind')
    const answers = await Promise.all(
      [here, there, here, there].map(({ gatherings }, index) =>
        gatherings.write(1, gathering('a', { touched: 10 + index })),
      ),
    )
    expect(answers.toSorted()).toEqual(['behind', 'behind', 'behind', 'kept'])
    const touched = 10 + answers.indexOf('kept')
    expect(await there.gatherings.read('a')).toEqual({ ...gathering('a', { touched }), revision: 2 })
  })

  test('are listed while they are public and have not begun, newest first', async () => {
    const [{ gatherings }] = await two()
    const all = [
      gathering('old'),
      gathering('new', { touched: 8 }),
      gathering('newer', { touched: 9, phase: 'starting' }),
      gathering('hidden', { isPublic: false }),
      gathering('begun', { phase: 'begun' }),
      gathering('closed', { phase: 'closed' }),
    ]
    for (const each of all) await gatherings.write(0, each)
    expect((await gatherings.listed(9)).map(({ id }) => id)).toEqual(['newer', 'new', 'old'])
    expect((await gatherings.listed(1)).map(({ id }) => id)).toEqual(['newer'])
    await gatherings.write(1, gathering('newer', { phase: 'begun' }))
    await gatherings.remove('new')
    expect((await gatherings.listed(9)).map(({ id }) => id)).toEqual(['old'])
    const many = await gatherings.many(['hidden', 'begun', 'new'])
    expect(many.map(({ id }) => id).toSorted()).toEqual(['begun', 'hidden'])
    expect(await gatherings.many([])).toEqual([])
  })
}

export function rights(fresh: Fresh): void {
  test('a link opens what it was made for, until it is dropped', async () => {
    const { rights } = await fresh()
    await rights.addLink('h', hostRight())
    await rights.addLink('s0', seatRight(0))
    await rights.addLink('s1', seatRight(1))
    expect(await rights.behind('h')).toEqual(hostRight())
    expect(await rights.behind('s1')).toEqual(seatRight(1))
    expect(await rights.behind('x')).toBeNull()
    await rights.dropLinks(seatRight(1))
    expect(await rights.behind('s1')).toBeNull()
    expect(await rights.behind('s0')).toEqual(seatRight(0))
  })

  test('are granted once, to several devices, and taken from one or from all', async () => {
    const { rights } = await fresh()
    for (const device of ['ann', 'bo', 'ann']) await rights.grant(device, seatRight(0))
    await rights.grant('ann', hostRight())
    await rights.grant('ann', seatRight(0, 'b'))
    const byRole = (all: readonly Right[]) => all.toSorted((a, b) => (a.role < b.role ? -1 : 1))
    expect(byRole(await rights.of('ann', 'a'))).toEqual([hostRight(), seatRight(0)])
    expect(await rights.of('ann')).toHaveLength(3)
    expect(await rights.at('a')).toHaveLength(3)
    await rights.revoke(seatRight(0), 'ann')
    expect(await rights.of('ann', 'a')).toEqual([hostRight()])
    expect(await rights.of('bo')).toEqual([seatRight(0)])
    await rights.grant('ann', seatRight(0))
    await rights.revoke(seatRight(0))
    expect(await rights.at('a')).toEqual([{ ...hostRight(), device: 'ann' }])
    expect(await rights.of('ann', 'b')).toEqual([seatRight(0, 'b')])
  })
}

export function talk(two: Two): void {
  test('is counted from 1 without a gap, also when many speak at once', async () => {
    const [here, there] = await two()
    const words = Array.from({ length: 12 }, (_, index) => `word ${index}`)
    const all = await Promise.all(
      words.map((text, index) => (index % 2 === 0 ? here : there).chat.add(said(text))),
    )
    expect(all.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      words.map((_, index) => index + 1),
    )
    const read = await here.chat.latest('a', 99)
    expect(read).toEqual(all.toSorted((a, b) => a.number - b.number))
    expect(await there.chat.add({ ...said('elsewhere'), match: 'b', seat: 2 })).toMatchObject({
      number: 1,
      seat: 2,
    })
  })

  test('gives the latest, oldest first', async () => {
    const [{ chat }] = await two()
    for (const text of ['one', 'two', 'three']) await chat.add(said(text))
    expect((await chat.latest('a', 2)).map(({ text }) => text)).toEqual(['two', 'three'])
    expect(await chat.latest('b', 2)).toEqual([])
  })
}
