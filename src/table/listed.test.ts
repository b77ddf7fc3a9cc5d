import { expect, test } from 'vitest'
import LOST from '../games/onedeck/fixtures/mage-lich-short.json' with { type: 'json' }
import RESCUED from '../games/tin/fixtures/rescued.json' with { type: 'json' }
import { given, newPage, newWorld, type Page, pageIn, until } from './given.ts'
import type { World } from './house.ts'
import type { NewMatch } from './protocol.ts'
import { closeIdle, leaveHouse } from './rooms.ts'

const ADA = { kind: 'person', name: 'Ada' } as const
const BO = { kind: 'person', name: 'Bo' } as const

/** The one match of a device, as it is listed. */
async function listed(wanted: NewMatch) {
  const page = newPage()
  given(await page.ask('new', wanted))
  return given(await page.ask('tables', {}))[0]
}

test('a list tells how far a match is, in the language of whoever reads', async () => {
  const page = newPage()
  given(await page.ask('new', { game: 'tin', seats: [ADA] }))
  expect(given(await page.ask('tables', {}))[0]).toMatchObject({
    standing: 'Move 0 · 6 of 6 hearts · Gold 0',
    won: null,
  })
  await page.ask('hello', { language: 'de' })
  expect(given(await page.ask('tables', {}))[0]?.standing).toBe('Zug 0 · 6 von 6 Herzen · Gold 0')
})

test('a list tells what a match was dealt from, unless it is practice', async () => {
  const game = { game: 'tin', seats: [ADA], seed: 20_261_117 }
  expect((await listed(game))?.deal).toEqual({
    seed: 20_261_117,
    options: { hearts: 6, turnLimit: null },
  })
  expect((await listed({ ...game, practice: true }))?.deal).toBeNull()
})

test('a list tells whether somebody at the device has won', async () => {
  const page = newPage()
  const person = <F extends { readonly header: object }>(file: F) => ({
    ...file,
    header: { ...file.header, seats: [ADA] },
  })
  given(await page.ask('load', { file: person(RESCUED) }))
  given(await page.ask('load', { file: person(LOST) }))
  const tables = given(await page.ask('tables', {}))
  expect(new Map(tables.map(({ game, won }) => [game, won]))).toEqual(
    new Map([
      ['onedeck', false],
      ['tin', true],
    ]),
  )
})

test('a list tells of bots that somebody watched whether one of them has won', async () => {
  const page = newPage()
  given(await page.ask('load', { file: RESCUED }))
  given(await page.ask('load', { file: LOST }))
  const tables = given(await page.ask('tables', {}))
  expect(new Map(tables.map(({ game, won, seats }) => [game, [won, seats[0]?.kind]]))).toEqual(
    new Map([
      ['onedeck', [false, 'bot']],
      ['tin', [true, 'bot']],
    ]),
  )
})

test('where several persons have secrets from each other, a list tells none of them', async () => {
  const both = await listed({ game: 'dungeon', seats: [ADA, BO] })
  expect(both?.standing).toBe('Round 1')
})

/** A match in which a step was made, in a world where another page may look. */
async function stepped() {
  const world = newWorld()
  const page = pageIn(world)
  const { match } = given(await page.ask('new', { game: 'tin', seats: [ADA] }))
  await page.ask('open', { match, seat: 0 })
  await still(page, match)
  const { version, choices } = given(await page.ask('open', { match, seat: 0 }))
  const actions = choices.slice(0, 1).map(({ action }) => action)
  expect(given(await page.ask('play', { id: '1', match, version, actions })).kind).toBe('accepted')
  await still(page, match)
  return { world, page, match }
}

/** Dice and cards have come to rest. */
const still = ({ house }: Page, match: string) => until(() => house.rooms.get(match)?.running === false)

const wordsIn = async ({ store }: World, match: string) => (await store.matches.read(match))?.record.texts

test('what a list says is not worded at every step, and is true all the same', async () => {
  const { world, page, match } = await stepped()
  expect(await wordsIn(world, match)).toBeUndefined()
  const [listed] = given(await page.ask('tables', {}))
  expect(listed?.standing).toMatch(/^Move [1-9]/)
  expect(given(await pageIn(world).ask('tables', {}))).toEqual([listed])
})

test('it is kept when the last who looked has gone, and once it is over', async () => {
  const { world, page, match } = await stepped()
  const [before] = given(await page.ask('tables', {}))
  await page.ask('close', { match })
  expect((await wordsIn(world, match))?.en).toBe(before?.text)
  const { version } = given(await page.ask('open', { match, seat: 0 }))
  given(await page.ask('resign', { id: '2', match, version }))
  expect((await wordsIn(world, match))?.de).toContain('aufgegeben')
})

test('it is kept when a line breaks, once its room is closed', async () => {
  const { world, page, match } = await stepped()
  leaveHouse(page.house, page.session)
  expect(await wordsIn(world, match)).toBeUndefined()
  await closeIdle(page.house)
  expect((await wordsIn(world, match))?.en).not.toBe('')
  expect(page.house.rooms.has(match)).toBe(false)
})

test('a record of old that cannot be read says what it said', async () => {
  const { world, match } = await stepped()
  const read = await world.store.matches.read(match)
  if (!read) throw new Error(match)
  const { revision, summary, header, ...record } = read.record
  const old = { ...record, summary: { ...summary, text: 'Which way?' }, header: { ...header, game: 'gone' } }
  await world.store.matches.append(revision, old, [])
  expect(given(await pageIn(world).ask('tables', {}))[0]?.text).toBe('Which way?')
})
