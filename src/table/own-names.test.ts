import { expect, test } from 'vitest'
import LOST from '../games/onedeck/fixtures/mage-lich-short.json' with { type: 'json' }
import { given, newPage, type Page } from './given.ts'

const NEW = { game: 'onedeck', options: { heroes: ['mage', 'rogue'], tier: 'standard' }, seed: 3 }

/** A party of which the mage has a sheet, as its reader sees it. */
async function begun(page: Page) {
  const { id } = given(await page.ask('newSheet', { game: 'onedeck', name: 'Greta', hero: 'mage' }))
  const { match } = given(await page.ask('new', { ...NEW, sheets: [id] }))
  return match
}

test('A hero with a sheet goes by its own name in every language, and another by what it is.', async () => {
  const page = newPage()
  const match = await begun(page)
  for (const [language, rogue] of [
    ['en', 'Rogue'],
    ['de', 'Schurkin'],
  ] as const) {
    await page.ask('hello', { language })
    const { names, at } = given(await page.ask('open', { match, seat: 0 }))
    expect(names).toEqual({ mage: 'Greta' })
    const { places, drawing } = given(await page.ask('board', { match, seat: 0, at }))
    const heroes = places.flatMap(({ lines }) => lines).join()
    expect(heroes).toContain('Greta')
    expect(heroes).toContain(rogue)
    expect(drawing).toContain('Greta')
  }
})

test('A saved match keeps the names, and one of an earlier release has none.', async () => {
  const page = newPage()
  const file = given(await page.ask('save', { match: await begun(page) }))
  const { match } = given(await page.ask('load', { file }))
  expect(given(await page.ask('open', { match, seat: 0 })).names).toEqual({ mage: 'Greta' })
  const older = given(await page.ask('load', { file: LOST })).match
  expect(given(await page.ask('open', { match: older, seat: 0 })).names).toEqual({})
})
