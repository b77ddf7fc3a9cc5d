import { describe, expect, test } from 'vitest'
import { until } from '../table/given.ts'
import type { Sight } from '../table/sight.ts'
import { aServer, begun, type Caller, caller, reason } from './given.ts'

describe('talk', () => {
  test('what is said comes to everybody at the match, and to whoever comes later', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await ada.get('say', { match, text: ' <b>wait</b> ' })
    await until(() => bram.pushed.some(push => push.push === 'said'))
    expect(await bram.get('talk', { match })).toMatchObject([
      { number: 1, seat: 0, name: 'Ada', text: '<b>wait</b>' },
    ])
  })

  test.each(['', ' ', 'x'.repeat(301), 'a\u0000b', 'a\u202Eb\u0007'])('S15 %j is not said', async text => {
    const { url } = await aServer()
    const ada = await caller(url)
    const match = await begun(ada, [], 'dungeon')
    expect(await reason(ada, 'say', { match, text })).toBe('What is said has 1 to 300 letters.')
    expect(await ada.get('talk', { match })).toEqual([])
  })

  test('S14 who says too much at once waits', async () => {
    const { url } = await aServer({ limits: { sayings: 2 } })
    const ada = await caller(url)
    const match = await begun(ada, [], 'dungeon')
    const said = []
    for (const text of ['one', 'two', 'three']) said.push(await reason(ada, 'say', { match, text }))
    expect(said).toEqual(['granted', 'granted', 'That was much at once. Wait a minute.'])
  })
})

function fail(): never {
  throw new Error('Nobody is there')
}

/** The table once dice have fallen and somebody is asked. */
async function atRest(who: Caller, match: string): Promise<Sight> {
  const sights: Sight[] = []
  await until(
    async () =>
      sights.push(await who.get('open', { match, seat: 0 })) && sights.at(-1)?.asked[0] !== undefined,
  )
  return sights.at(-1) ?? who.get('open', { match, seat: 0 })
}

/** Lets whoever is asked choose the first thing there is, so many times. */
async function playOn(people: readonly Caller[], match: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const [seat = 0] = (await atRest(people[0] ?? fail(), match)).asked
    const who = people[seat] ?? fail()
    const { version, offers } = await who.get('open', { match, seat })
    await who.get('play', { id: `${step}`, match, version, actions: offers[0]?.actions.slice(0, 1) })
  }
}

describe('going back further', () => {
  test('S10 is asked, answered and logged when everybody agrees', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await playOn([ada, bram], match, 3)
    const { version, length } = await atRest(ada, match)
    await ada.get('wish', { match, version, what: { kind: 'back', steps: 2 } })
    await until(() => bram.company(match)?.wish)
    await bram.get('answerWish', { match, wish: bram.company(match)?.wish?.id, yes: true })
    await until(async () => (await ada.get('open', { match, seat: 0 })).length !== length)
    await ada.get('shut', { match })
    const { steps } = await ada.get('save', { match })
    expect(steps[version]).toEqual({ seat: 0, undo: 2, agreed: [0, 1] })
  })

  test('is not done when one says no, and nobody answers for another', async () => {
    const { url } = await aServer()
    const [ada, bram] = [await caller(url), await caller(url)]
    const match = await begun(ada, [bram], 'dungeon')
    await playOn([ada, bram], match, 2)
    const { version, length } = await atRest(ada, match)
    await ada.get('wish', { match, version, what: { kind: 'back', steps: 1 } })
    await until(() => bram.company(match)?.wish)
    const wish = bram.company(match)?.wish?.id
    await ada.get('answerWish', { match, wish, yes: true })
    expect((await ada.get('open', { match, seat: 0 })).length).toBe(length)
    await bram.get('answerWish', { match, wish, yes: false })
    await until(() => ada.company(match)?.wish === null)
    expect(await reason(bram, 'answerWish', { match, wish, yes: true })).toBe('This is not asked any more.')
    expect((await ada.get('open', { match, seat: 0 })).length).toBe(length)
  })
})

test('after the end everybody has the log, looks from any seat, and plays again with the same people', async () => {
  const { url } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const match = await begun(ada, [bram], 'dungeon')
  for (const [seat, who] of [ada, bram].entries())
    await until(async () => {
      const { version } = await who.get('open', { match, seat })
      return (await who.get('resign', { id: `${version}`, match, version })).kind === 'accepted'
    })
  expect((await bram.get('look', { match, seat: 0, at: 1 })).seat).toBe(0)
  expect((await bram.get('save', { match })).secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await bram.get('verify', { match })).toMatchObject({ source: 'secret', salted: true })
  const next = await bram.get('rematch', { match })
  const listed = (await ada.get('yours', {})).find(each => each.match === next.match)
  expect(listed).toMatchObject({ phase: 'gathering', seats: [{ name: 'Ada', kind: 'open' }, {}] })
})
