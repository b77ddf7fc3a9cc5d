/** Bots of every level at a table, and those that a match of old names. */
import { expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { pigKit } from '../testing/pig.ts'
import { given, newPage, type Page, until } from './given.ts'
import { LEVELS } from './protocol.ts'

const bot = (name: string, level?: string): SeatHolder =>
  level === undefined ? { kind: 'bot', name } : { kind: 'bot', name, level }
const ann: SeatHolder = { kind: 'person', name: 'Ann' }
const options = { goal: 12 }

const pigPage = () => newPage({ pig: async () => pigKit })

async function playedOut(page: Page, match: string) {
  given(await page.ask('open', { match, seat: null }))
  await until(() => page.house.rooms.get(match)?.running === false)
  return given(await page.ask('open', { match, seat: null }))
}

test.each(LEVELS)('a %s bot plays a match to its end, and the same again from the same deal', async level => {
  const page = pigPage()
  const played = []
  for (const name of ['Bram', 'Bea']) {
    const seats = [bot(name, level), bot('Odile', 'random')]
    const { match } = given(await page.ask('new', { game: 'pig', options, seats, seed: 4 }))
    const { ending, length } = await playedOut(page, match)
    expect(ending).not.toBeNull()
    played.push(length)
  }
  expect(played[0]).toBe(played[1])
})

test.each([bot('Bram', 'greedy'), bot('greedy')])(
  'a match of old against %o opens and plays on',
  async old => {
    const page = pigPage()
    const seats = [ann, old]
    const { match } = given(await page.ask('new', { game: 'pig', options, seats }))
    const { version } = given(await page.ask('open', { match, seat: 0 }))
    given(await page.ask('play', { id: 'x', match, version, actions: [{ kind: 'hold' }] }))
    await until(() => page.house.rooms.get(match)?.running === false)
    const file = given(await page.ask('save', { match }))
    const elsewhere = pigPage()
    const { match: loaded } = given(await elsewhere.ask('load', { file }))
    const picture = given(await elsewhere.ask('open', { match: loaded, seat: 0 }))
    expect(picture.seats[1]).toEqual(old)
    const now = { id: 'y', match: loaded, version: picture.version }
    given(await elsewhere.ask('play', { ...now, actions: [{ kind: 'hold' }] }))
    await until(() => elsewhere.house.rooms.get(loaded)?.running === false)
    const { lines } = given(
      await elsewhere.ask('look', { match: loaded, seat: 0, at: 1e6, since: picture.length }),
    )
    expect(lines.some(({ seat }) => seat === 1)).toBe(true)
  },
)

test('a level that there is not is refused in a sentence, in both languages, and nobody sits down', async () => {
  const page = pigPage()
  const seats = [ann, bot('Bram', 'clever')]
  expect(await page.ask('new', { game: 'pig', seats })).toMatchObject({
    refusal: { reason: 'No bot plays like "clever"; there are random, novice, skilled, master.' },
  })
  const waits = [ann, { kind: 'open', name: 'Later' }] as const
  const { match } = given(await page.ask('new', { game: 'pig', seats: waits }))
  await page.ask('hello', { language: 'de' })
  expect(await page.ask('sit', { match, seat: 1, holder: bot('Bram', '__proto__') })).toMatchObject({
    refusal: { reason: 'Kein Computer spielt wie „__proto__“; es gibt random, novice, skilled, master.' },
  })
  for (const level of LEVELS) {
    const { match: next } = given(await page.ask('new', { game: 'pig', seats: waits }))
    given(await page.ask('sit', { match: next, seat: 1, holder: bot('Bram', level) }))
    expect(given(await page.ask('open', { match: next, seat: 0 })).seats[1]).toEqual(bot('Bram', level))
    given(await page.ask('close', { match: next }))
  }
})
