/** One reader's side: what it makes of sights, in which order, and in which language. */
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { deskPig } from '../../testing/desk.ts'
import { nimKit } from '../../testing/nim.ts'
import { doorOf } from '../answer.ts'
import { given, newPage, newWorld, pageAt, until } from '../given.ts'
import { houseOf, ownSession, type World } from '../house.ts'
import type { HousePush } from '../house-protocol.ts'
import type { Message } from '../protocol.ts'
import type { Sight } from '../sight.ts'
import { readingOf } from './index.ts'

const ann: SeatHolder = { kind: 'person', name: 'Ann' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const kits = (kit: AnyKit): World['kits'] => ({ [kit.facts.id]: async () => kit })

/** A bare connection: sights as they are sent. */
async function wired(kit: AnyKit, options = {}) {
  const house = houseOf(newWorld(kits(kit)))
  const pushed: HousePush[] = []
  const door = doorOf(Promise.resolve({ house, session: ownSession(house, push => void pushed.push(push)) }))
  const { match } = given(await door('new', { game: kit.facts.id, seats: [ann, bo], options }))
  return { house, door, match, pushed }
}

test('what is pushed before the answer that it follows is shown after it', async () => {
  const { door, match, pushed } = await wired(nimKit)
  const first = given(await door('open', { match, seat: 0 }))
  given(await door('play', { id: 'x', match, version: 0, actions: first.offers[0]?.actions.slice(0, 1) }))
  const told: Message[] = []
  let answer: (sight: Result<Sight>) => void = () => undefined
  const late = new Promise<Result<Sight>>(resolve => {
    answer = resolve
  })
  const reading = readingOf(
    kits(nimKit),
    () => late,
    message => void told.push(message),
  )
  const asked = reading.ask({ call: 1, name: 'open', params: {} })
  for (const push of pushed) if (push.push === 'sight') reading.hear(push)
  expect(told).toEqual([])
  answer(done(first))
  await asked
  expect(told).toMatchObject([
    { answer: 1, ok: true, value: { version: 0 } },
    { push: 'picture', picture: { version: 1, since: 0 } },
  ])
})

test('sights of one seat are equal, whatever language their readers speak', async () => {
  const page = newPage()
  const { match } = given(await page.ask('new', { game: 'tin', seats: [ann] }))
  given(await page.ask('open', { match, seat: 0 }))
  await until(() => page.house.rooms.get(match)?.running === false)
  const sights: Sight[] = []
  for (const language of ['en', 'de'] as const) {
    const session = ownSession(page.house, () => undefined)
    const door = doorOf(Promise.resolve({ house: page.house, session }))
    given(await door('hello', { language }))
    sights.push(given(await door('open', { match, seat: 0 })))
  }
  expect(sights[0]?.offers[0]?.actions.length).toBeGreaterThan(0)
  expect(sights[0]).toEqual(sights[1])
})

describe('content of its own', () => {
  const pack = { dice: 2, name: 'double' }

  test('comes with the first sight of a match, and again after it was closed', async () => {
    const { door, match } = await wired(deskPig, { content: pack })
    const packs = []
    for (const seat of [0, 1]) packs.push(given(await door('open', { match, seat })).pack)
    packs.push(given(await door('look', { match, seat: 0, at: 0 })).pack)
    given(await door('close', { match }))
    packs.push(given(await door('look', { match, seat: 0, at: 0 })).pack)
    expect(packs).toEqual([pack, undefined, undefined, pack])
  })

  test('is in every picture; of the standard set there is nothing to tell', async () => {
    const page = newPage(kits(deskPig))
    for (const [content, shown] of [[pack, pack] as const, [undefined, null] as const]) {
      const options = content ? { content } : {}
      const { match } = given(await page.ask('new', { game: 'pig', seats: [ann, bo], options }))
      for (const seat of [0, 1]) expect(given(await page.ask('open', { match, seat })).content).toEqual(shown)
    }
  })
})

test('a game that did not load is asked for again at the next look, with the content that came before', async () => {
  const { door, match } = await wired(deskPig, { content: { dice: 2, name: 'double' } })
  let isThere = false
  const shaky: World['kits'] = {
    pig: async () => {
      if (!isThere) throw new Error('The part did not load.')
      return deskPig
    },
  }
  const told: Message[] = []
  const reading = readingOf(shaky, door, message => void told.push(message))
  const look = (call: number) => reading.ask({ call, name: 'look', params: { match, seat: 0, at: 0 } })
  await Promise.all([look(1), look(2)])
  expect(told).toMatchObject([{ ok: false }, { ok: false }])
  isThere = true
  await look(3)
  expect(told.at(-1)).toMatchObject({ ok: true, value: { content: { name: 'double' } } })
})

describe('a command that comes too late', () => {
  test('brings the table of now along, also when it is said again', async () => {
    const page = newPage(kits(nimKit))
    const { match } = given(await page.ask('new', { game: 'nim', seats: [ann, bo] }))
    const { choices } = given(await page.ask('open', { match, seat: 0 }))
    const play = (id: string, version: number) =>
      page.ask('play', { id, match, version, actions: choices.slice(0, 1).map(({ action }) => action) })
    given(await play('a', 0))
    expect(given(await play('late', 0))).toMatchObject({ kind: 'stale', picture: { version: 1 } })
    given(await page.ask('open', { match, seat: 1 }))
    given(await play('b', 1))
    given(await page.ask('open', { match, seat: 0 }))
    expect(given(await play('late', 0))).toMatchObject({ kind: 'stale', picture: { version: 2 } })
  })
})

test('a hint says why in the language of its reader, and where', async () => {
  const page = newPage()
  const { match } = given(await page.ask('new', { game: 'tin', seats: [ann], seed: 1 }))
  given(await page.ask('open', { match, seat: 0 }))
  expect(given(await page.ask('hint', { match }))).toMatchObject({
    seat: 0,
    choice: { text: 'Explore north', action: { kind: 'explore', dir: 'north' } },
    why: '10 tiles still above her room; from the Stairwell the way back is short.',
    at: 'stairwell',
    others: {
      'explore dir=south': {
        why: '10 tiles still above her room; from the Stairwell there is no monster on the way back.',
        at: 'stairwell',
      },
    },
  })
  given(await page.ask('hello', { language: 'de' }))
  expect(given(await page.ask('hint', { match })).why).toContain('hier ist der Rückweg kurz: Treppe.')
})

test('whoever was never shown a match gets no hint', async () => {
  const page = newPage(kits(nimKit))
  const { match } = given(await page.ask('new', { game: 'nim', seats: [ann, bo] }))
  given(await page.ask('open', { match, seat: 0 }))
  expect((await page.ask('hint', { match })).ok).toBe(true)
  expect(await pageAt(page.house).ask('hint', { match })).toMatchObject({
    refusal: { reason: 'Sit down at this table first.' },
  })
})
