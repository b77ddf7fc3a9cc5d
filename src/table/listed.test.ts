import { expect, test } from 'vitest'
import LOST from '../games/onedeck/fixtures/mage-lich-short.json' with { type: 'json' }
import RESCUED from '../games/tin/fixtures/rescued.json' with { type: 'json' }
import { given, newPage } from './given.ts'
import type { NewMatch } from './protocol.ts'

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

test('where several persons have secrets from each other, a list tells none of them', async () => {
  const both = await listed({ game: 'dungeon', seats: [ADA, BO] })
  expect(both?.standing).toBe('Round 1')
})
