import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { given, newPage, until } from './given.ts'
import { faultOfNames } from './names.ts'

const person = (name: string): SeatHolder => ({ kind: 'person', name })
const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'random' })
const open: SeatHolder = { kind: 'open', name: 'Player 2' }
const faultOf = (...seats: readonly SeatHolder[]) => faultOfNames(seats)?.refusal.reason ?? null

describe('names at a table', () => {
  test('are different, however they are written', () => {
    expect(faultOf(person('Ada'), person('Bo'), bot('Bram'), open)).toBeNull()
    expect(faultOf(bot('Bram'), person('BRAM'))).toBe('There is a "Bram" at the table already.')
    expect(faultOf(person('Jörg'), person('Jo\u0308rg'))).toBe('There is a "Jörg" at the table already.')
  })

  test('have 1 to 24 letters', () => {
    expect(faultOf(person('ä'.repeat(24)))).toBeNull()
    for (const name of ['', ' ', 'a'.repeat(25), 'A\nda'])
      expect(faultOf(person(name))).toBe('A name has 1 to 24 letters.')
  })

  test('are not "You" among several, in any language; alone it is', () => {
    const sentence = 'Where several people play, nobody can be called "Du".'
    expect(faultOf(person('You'), bot('Bram'))).toBeNull()
    expect(faultOf(person('Du'), person('Bo'))).toBe(sentence)
    expect(faultOf(person('Du'), open)).toBe(sentence)
  })
})

describe('the door of a house', () => {
  test('lets no two of one name begin a match, and nobody sit down under the name of another', async () => {
    const page = newPage()
    const twice = await page.ask('new', { game: 'dungeon', seats: [person('Ada'), person('ada')] })
    expect(twice).toMatchObject({ ok: false, refusal: { code: 'options' } })
    const { match } = given(await page.ask('new', { game: 'dungeon', seats: [person('Ada'), open] }))
    for (const name of ['ADA', 'You'])
      expect((await page.ask('sit', { match, seat: 1, holder: person(name) })).ok).toBe(false)
    expect(given(await page.ask('sit', { match, seat: 1, holder: person('Player 2') }))).toBeNull()
  })
})

test.each<[who: string, seats: readonly SeatHolder[], isYou: boolean]>([
  ['alone with a bot it speaks to you', [person('Ada'), bot('Bram')], true],
  ['among several it names everybody', [person('Ada'), person('Bo')], false],
  ['also where somebody has yet to come', [person('Ada'), open], false],
])('the log: %s', async (_who, seats, isYou) => {
  const page = newPage()
  const { match } = given(await page.ask('new', { game: 'dungeon', seats, seed: 3 }))
  given(await page.ask('open', { match, seat: 0 }))
  await until(() => page.house.rooms.get(match)?.running === false)
  const { lines } = given(await page.ask('open', { match, seat: 0 }))
  const said = lines.map(({ text }) => text).join(' ')
  expect(said.includes('You roll')).toBe(isYou)
  expect(said.includes('Ada rolls')).toBe(!isYou)
})
