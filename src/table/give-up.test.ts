import { expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { nimKit } from '../testing/nim.ts'
import { given, newPage, type Page } from './given.ts'

const ann: SeatHolder = { kind: 'person', name: 'Ann' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const bot: SeatHolder = { kind: 'bot', name: 'Bram', level: 'greedy' }

async function nim(seats: readonly SeatHolder[]) {
  const page = newPage({ nim: async () => nimKit })
  const { match } = given(await page.ask('new', { game: 'nim', seats, practice: true }))
  const { version } = given(await page.ask('open', { match, seat: 0 }))
  return { page, match, version }
}

async function settled(page: Page, match: string) {
  await expect.poll(() => page.house.rooms.get(match)?.running).toBe(false)
  return given(await page.ask('open', { match, seat: 0 }))
}

test('alone, giving up ends the match; it is kept, told and not taken back', async () => {
  const { page, match, version } = await nim([ann, bot])
  const gone = given(await page.ask('resign', { id: 'x', match, version }))
  expect(gone).toEqual({ kind: 'accepted', version: version + 1 })
  const picture = await settled(page, match)
  expect(picture.ending).toEqual({
    text: 'Ann gave up. The match is lost.',
    result: { winners: [], reason: 'resigned' },
  })
  expect(picture).toMatchObject({ choices: [], asked: [], canUndo: false, resigned: [0] })
  expect(given(await page.ask('tables', {}))).toMatchObject([{ over: true, waits: false }])
  const back = given(await page.ask('undo', { id: 'y', match, version: picture.version }))
  expect(back).toMatchObject({ kind: 'rejected', refusal: { reason: /over/ } })
  await page.ask('close', { match })
  expect(given(await page.ask('open', { match, seat: 0 })).ending?.result.reason).toBe('resigned')
})

test('among several a bot plays on, the log says so, and the other person can go on', async () => {
  const { page, match, version } = await nim([ann, bo])
  given(await page.ask('resign', { id: 'x', match, version }))
  const picture = await settled(page, match)
  expect(picture.seats).toEqual([{ kind: 'bot', name: 'Ann', level: 'skilled' }, bo])
  expect(picture.lines[0]).toMatchObject({ seat: 0, kind: 'resigned', text: 'Ann gives up; a bot plays on.' })
  expect(picture).toMatchObject({ asked: [1], ending: null })
})

test('whoever gives up says how well the bot plays that goes on, and so does the file', async () => {
  const { page, match, version } = await nim([ann, bo])
  const order = { id: 'x', match, version }
  expect(await page.ask('resign', { ...order, level: 'clever' as never })).toMatchObject({ ok: false })
  given(await page.ask('resign', { ...order, level: 'novice' }))
  const now = await settled(page, match)
  expect(now.seats[0]).toEqual({ kind: 'bot', name: 'Ann', level: 'novice' })
  const file = given(await page.ask('save', { match }))
  const { match: loaded } = given(await page.ask('load', { file }))
  expect(given(await page.ask('open', { match: loaded, seat: null })).seats[0]?.level).toBe('novice')
})
