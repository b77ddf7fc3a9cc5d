import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import LOST from '../../games/onedeck/fixtures/mage-lich-short.json' with { type: 'json' }
import RESCUED from '../../games/tin/fixtures/rescued.json' with { type: 'json' }
import { HANDLERS } from './calls.ts'
import { given, newHost } from './given.ts'
import type { Host } from './seating.ts'

/** A lost match whose hero has a sheet. */
async function lost(host: Host) {
  const { id } = given(await HANDLERS.newSheet(host, { game: 'onedeck', name: 'Odo', hero: 'mage' }))
  const { match } = given(await HANDLERS.load(host, { file: LOST }))
  const kept = await host.world.store.get('matches', match)
  if (!kept) throw new Error(match)
  await host.world.store.put('matches', { ...kept, sheets: [id] })
  await look(host, match)
  return { match, id }
}

async function look(host: Host, match: string): Promise<void> {
  await HANDLERS.open(host, { match, seat: 0 })
  while (host.seatings.get(match)?.running) await new Promise(resolve => setTimeout(resolve, 1))
}

test('The same match again has the same game, options, seats and heroes with their sheets, and new dice.', async () => {
  const host = await newHost()
  const { match, id } = await lost(host)
  const again = given(await HANDLERS.again(host, { match }))
  const { game, options, seats, practice } = LOST.header
  expect(again).toEqual({ game, options, seats, practice, sheets: [id] })
  expect((await HANDLERS.new(host, again ?? { game: '' })).ok).toBe(true)
})

test('A sheet is rewarded once, however often the match is looked at.', async () => {
  const host = await newHost()
  const { match } = await lost(host)
  await HANDLERS.close(host, { match })
  await look(host, match)
  expect(given(await HANDLERS.sheets(host, {}))[0]?.data).toMatchObject({ games: 1 })
})

test('A sheet that was torn up since is not asked for.', async () => {
  const host = await newHost()
  const { match, id } = await lost(host)
  await HANDLERS.removeSheet(host, { id })
  expect(given(await HANDLERS.again(host, { match }))?.sheets).toEqual([])
})

test('A match with cards of its own needs asking.', async () => {
  const host = await newHost()
  const { match } = given(await HANDLERS.load(host, { file: RESCUED }))
  expect(given(await HANDLERS.again(host, { match }))).toMatchObject({ game: 'tin' })
  const seating = host.seatings.get(match)
  if (!seating) throw new Error(match)
  const { header } = seating.table.match
  const played = { ...seating.table.match, header: { ...header, pack: {} } }
  seating.table = { ...seating.table, match: played }
  expect(given(await HANDLERS.again(host, { match }))).toBeNull()
})

test('The list of matches speaks the language of now, not that of the last step.', async () => {
  const host = await newHost()
  await HANDLERS.new(host, { game: 'tin' })
  await HANDLERS.load(host, { file: RESCUED })
  const texts = async () => given(await HANDLERS.tables(host, {})).map(({ text }) => text)
  const english = await texts()
  await HANDLERS.speak(host, { language: 'de' })
  const german = await texts()
  expect(german).toHaveLength(2)
  for (const text of german) expect(english).not.toContain(text)
})
