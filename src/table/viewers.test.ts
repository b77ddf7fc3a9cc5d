/** Several who look at one room, and what it does by itself. */
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import type { AnyKit } from '../engine/types.ts'
import { pigKit } from '../testing/pig.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { given, newPage, newWorld, type Page, pageAt, pageIn, until } from './given.ts'
import { houseOf, type World } from './house.ts'
import type { CallName, Calls, Picture, Push } from './protocol.ts'

const person = (name: string): SeatHolder => ({ kind: 'person', name })
const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'random' })
const kits = (kit: AnyKit): World['kits'] => ({ [kit.facts.id]: async () => kit })

/** One more who is connected to the house of this page. */
function guestOf({ house }: Page) {
  const { told, ...page } = pageAt(house)
  const ask = async <N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> =>
    given(await page.ask(name, params))
  return { told, ask }
}

function picturesIn(told: readonly Push[]): Picture[] {
  return told.flatMap(push => (push.push === 'picture' ? [push.picture] : []))
}

describe('several look at one match', () => {
  test('each through the eyes of its seat, and what one does is shown to all', async () => {
    const page = newPage(kits(twoCardsKit))
    const { match } = given(
      await page.ask('new', { game: twoCardsKit.facts.id, seats: [person('Ada'), person('Bo')] }),
    )
    const guest = guestOf(page)
    given(await page.ask('open', { match, seat: 0 }))
    await guest.ask('open', { match, seat: 1 })
    await until(() => picturesIn(page.told).at(-1)?.choices.length)
    const { version, choices } = given(await page.ask('open', { match, seat: 0 }))
    const actions = choices.slice(0, 1).map(({ action }) => action)
    given(await page.ask('play', { id: 'x', match, version, actions }))
    await until(() => (picturesIn(guest.told).at(-1)?.version ?? 0) > version)
    expect(new Set(picturesIn(page.told).map(({ seat }) => seat))).toEqual(new Set([0]))
    expect(new Set(picturesIn(guest.told).map(({ seat }) => seat))).toEqual(new Set([1]))
    const room = page.house.rooms.get(match)
    if (!room) throw new Error(match)
    const { game, state } = room.table.match
    for (const [told, seat] of [[page.told, 0] as const, [guest.told, 1] as const])
      expect(picturesIn(told).at(-1)?.view).toEqual(game.view(state, seat))
  })

  test('each in its own language, and a change of language is told to the one who made it', async () => {
    const page = newPage()
    const { match } = given(await page.ask('new', { game: 'tin' }))
    const guest = guestOf(page)
    await guest.ask('hello', { language: 'de' })
    await guest.ask('open', { match, seat: 0 })
    given(await page.ask('open', { match, seat: 0 }))
    await until(() => page.house.rooms.get(match)?.running === false)
    const [english, german] = [
      given(await page.ask('open', { match, seat: 0 })),
      await guest.ask('open', { match, seat: 0 }),
    ]
    expect(german.ask).not.toBe(english.ask)
    await guest.ask('hello', { language: 'en' })
    expect(picturesIn(guest.told).at(-1)).toMatchObject({ ask: english.ask, since: 0, lines: english.lines })
  })

  test('a room is kept while one of them still looks', async () => {
    const page = newPage(kits(pigKit))
    const { match } = given(await page.ask('new', { game: 'pig', seats: [person('Ada'), person('Bo')] }))
    const guest = guestOf(page)
    given(await page.ask('open', { match, seat: 0 }))
    await guest.ask('open', { match, seat: null })
    given(await page.ask('close', { match }))
    expect(page.house.rooms.has(match)).toBe(true)
    await guest.ask('close', { match })
    expect(page.house.rooms.has(match)).toBe(false)
  })
})

describe('what a room does by itself', () => {
  const two = [bot('Bram'), bot('Odile')]

  test('a house that runs while it is looked at stands still when nobody does; another plays on', async () => {
    const world = newWorld(kits(pigKit))
    const page = pageIn(world)
    const { match } = given(await page.ask('new', { game: 'pig', seats: two }))
    given(await page.ask('look', { match, seat: null, at: 0 }))
    expect(page.house.rooms.get(match)?.running).toBe(false)
    const house = houseOf(world, 'always')
    const visitor = pageAt(house)
    given(await visitor.ask('open', { match, seat: null }))
    given(await visitor.ask('close', { match }))
    await until(async () => (await world.store.matches.list())[0]?.summary.over)
  })

  test('one alarm is set for the time that is left, and when it rings the clock plays its own step', async () => {
    const waits: number[] = []
    let now = 0
    const world = newWorld()
    const page = pageIn({
      ...world,
      now: () => now,
      wait: milliseconds => {
        if (milliseconds < 1000) return world.wait(milliseconds)
        waits.push(milliseconds)
        now += milliseconds
        return world.wait(0)
      },
    })
    const options = { mode: 'timed', 'timed.minutes': 20 }
    const { match } = given(await page.ask('new', { game: 'dungeon', options, seats: [person('Ada')] }))
    given(await page.ask('open', { match, seat: 0 }))
    await until(() => picturesIn(page.told).at(-1)?.ending)
    expect(waits).toEqual([20 * 60 * 1000])
    expect(picturesIn(page.told).at(-1)?.clock).toBe(0)
  })

  test('a clock on the wall that is set forward or back takes and gives no time', async () => {
    const [hour, started] = [3600 * 1000, 1_700_000_000_000]
    let date = started
    const world = newWorld()
    const page = pageIn({
      ...world,
      date: () => date,
      wait: milliseconds => world.wait(Math.min(milliseconds, 1)),
    })
    const options = { mode: 'timed', 'timed.minutes': 20 }
    const { match } = given(await page.ask('new', { game: 'dungeon', options, seats: [person('Ada')] }))
    for (const jump of [0, 24 * hour, -48 * hour]) {
      date += jump
      const { version, choices } = await until(async () => {
        const picture = given(await page.ask('open', { match, seat: 0 }))
        return picture.choices.length > 0 && picture
      })
      const actions = choices.slice(0, 1).map(({ action }) => action)
      given(await page.ask('play', { id: `${version}`, match, version, actions }))
      expect(given(await page.ask('open', { match, seat: 0 })).clock).toBe(20 * 60)
    }
    expect(given(await page.ask('tables', {}))[0]?.touched).toBe(started - 24 * hour)
    given(await page.ask('close', { match }))
  })
})

test('a room that was only asked about goes when another is asked for', async () => {
  const page = newPage(kits(pigKit))
  const seats = [person('Ada'), person('Bo')]
  const matches: string[] = []
  for (const game of ['pig', 'pig']) matches.push(given(await page.ask('new', { game, seats })).match)
  for (const match of matches) given(await page.ask('save', { match }))
  expect([...page.house.rooms.keys()]).toEqual(matches.slice(1))
})
