import { expect, test } from 'vitest'
import LOST from '../games/onedeck/fixtures/mage-lich-short.json' with { type: 'json' }
import RESCUED from '../games/tin/fixtures/rescued.json' with { type: 'json' }
import { given, newPage, newWorld, type Page, pageIn } from './given.ts'
import { memoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** A lost match whose hero has a sheet. */
async function lost(page: Page) {
  const { id } = given(await page.ask('newSheet', { game: 'onedeck', name: 'Odo', hero: 'mage' }))
  const { match } = given(await page.ask('load', { file: LOST }))
  const { matches } = page.house.world.store
  const read = await matches.read(match)
  if (!read) throw new Error(match)
  await matches.append(read.record.revision, { ...read.record, sheets: [id] }, [])
  await look(page, match)
  return { match, id }
}

async function look(page: Page, match: string): Promise<void> {
  await page.ask('open', { match, seat: 0 })
  while (page.house.rooms.get(match)?.running) await new Promise(resolve => setTimeout(resolve, 1))
}

test('The same match again has the same game, options, seats and heroes with their sheets, and new dice.', async () => {
  const page = newPage()
  const { match, id } = await lost(page)
  const again = given(await page.ask('again', { match }))
  const { game, options, seats, practice } = LOST.header
  expect(again).toEqual({ game, options, seats, practice, sheets: [id] })
  expect((await page.ask('new', again ?? { game: '' })).ok).toBe(true)
})

test('A sheet is rewarded once, however often the match is looked at.', async () => {
  const page = newPage()
  const { match } = await lost(page)
  await page.ask('close', { match })
  await look(page, match)
  expect(given(await page.ask('sheets', {}))[0]?.data).toMatchObject({ games: 1 })
})

/** A store that breaks down once, before it writes this. */
function breakingDown(before: 'the sheet' | 'that it was rewarded'): Store {
  const { matches, sheets, chronicle } = memoryStore()
  let hasBroken = false
  const breakDown = () => {
    if (hasBroken) return
    hasBroken = true
    throw new Error('The power went out.')
  }
  return {
    matches: {
      ...matches,
      append: async (expected, record, entries) => {
        if (before === 'that it was rewarded' && record.rewarded) breakDown()
        return matches.append(expected, record, entries)
      },
    },
    sheets: {
      ...sheets,
      write: async (expected, sheet) => {
        if (before === 'the sheet' && expected > 0) breakDown()
        return sheets.write(expected, sheet)
      },
    },
    chronicle,
  }
}

test.each(['the sheet', 'that it was rewarded'] as const)(
  'A reward is neither lost nor counted twice when everything stops before %s is written.',
  async before => {
    const store = breakingDown(before)
    const { match } = await lost(pageIn(newWorld(undefined, store)))
    for (const page of [1, 2].map(() => pageIn(newWorld(undefined, store)))) await look(page, match)
    expect((await store.sheets.list())[0]?.data).toMatchObject({ games: 1 })
    expect((await store.matches.read(match))?.record.rewarded).toBe(true)
  },
)

test('A sheet that was torn up since is not asked for.', async () => {
  const page = newPage()
  const { match, id } = await lost(page)
  await page.ask('removeSheet', { id })
  expect(given(await page.ask('again', { match }))?.sheets).toEqual([])
})

test('A match with cards of its own needs asking.', async () => {
  const page = newPage()
  const { match } = given(await page.ask('load', { file: RESCUED }))
  expect(given(await page.ask('again', { match }))).toMatchObject({ game: 'tin' })
  const room = page.house.rooms.get(match)
  if (!room) throw new Error(match)
  const { header } = room.table.match
  const played = { ...room.table.match, header: { ...header, pack: {} } }
  room.table = { ...room.table, match: played }
  expect(given(await page.ask('again', { match }))).toBeNull()
})

test('The list of matches speaks the language of now, not that of the last step.', async () => {
  const page = newPage()
  await page.ask('new', { game: 'tin' })
  await page.ask('load', { file: RESCUED })
  const texts = async () => given(await page.ask('tables', {})).map(({ text }) => text)
  const english = await texts()
  await page.ask('hello', { language: 'de' })
  const german = await texts()
  expect(german).toHaveLength(2)
  for (const text of german) expect(english).not.toContain(text)
})
