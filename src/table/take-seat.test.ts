import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { given, newPage, type Page, pageIn } from './given.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const odile: SeatHolder = { kind: 'person', name: 'Odile' }
const bram: SeatHolder = { kind: 'bot', name: 'Bram', level: 'random' }
const open: SeatHolder = { kind: 'open', name: 'Player 2' }

async function begin(page: Page, seats: readonly SeatHolder[]): Promise<string> {
  const { match } = given(await page.ask('new', { game: 'dungeon', seats, seed: 11 }))
  return match
}

async function seatsOf(page: Page, match: string): Promise<readonly SeatHolder[]> {
  return given(await page.ask('open', { match, seat: null })).seats
}

async function quiet(page: Page, match: string): Promise<void> {
  for (let round = 0; round < 400; round++) {
    await new Promise(resolve => setTimeout(resolve, 2))
    if (page.house.rooms.get(match)?.running === false) return
  }
  throw new Error('The table does not come to rest')
}

describe('an open seat', () => {
  test('waits: nobody plays for it', async () => {
    const page = newPage()
    const match = await begin(page, [open, bram])
    await page.ask('open', { match, seat: null })
    await quiet(page, match)
    const picture = given(await page.ask('open', { match, seat: null }))
    expect(picture.asked).toEqual([0])
    expect(given(await page.ask('tables', {}))).toMatchObject([{ match, waits: true }])
  })

  test('is taken by a person, and the match remembers who', async () => {
    const page = newPage()
    const match = await begin(page, [ada, open])
    given(await page.ask('sit', { match, seat: 1, holder: odile }))
    expect(await seatsOf(page, match)).toEqual([ada, odile])
    await page.ask('close', { match })
    expect(await seatsOf(page, match)).toEqual([ada, odile])
    const { header, steps } = given(await page.ask('save', { match }))
    expect(header.seats).toEqual([ada, open])
    expect(steps[0]).toEqual({ seat: 1, sit: odile })
  })

  test('is taken by a bot, which plays on at once', async () => {
    const page = newPage()
    const match = await begin(page, [open, bram])
    given(await page.ask('open', { match, seat: null }))
    await quiet(page, match)
    const before = given(await page.ask('open', { match, seat: null })).version
    given(await page.ask('sit', { match, seat: 0, holder: { ...bram, name: 'Maud' } }))
    const versionNow = async () => given(await page.ask('open', { match, seat: null })).version
    // The entry of sitting down, and at least one step of the bot.
    await expect.poll(versionNow).toBeGreaterThan(before + 1)
    await page.ask('close', { match })
  })

  test('is taken once: who sits there stays, and a seat that is not there is named', async () => {
    const page = newPage()
    const match = await begin(page, [ada, open])
    given(await page.ask('sit', { match, seat: 1, holder: odile }))
    expect(await page.ask('sit', { match, seat: 1, holder: bram })).toMatchObject({
      ok: false,
      refusal: { code: 'turn', reason: 'This seat is taken: Odile sits there.' },
    })
    expect(await page.ask('sit', { match, seat: 7, holder: bram })).toMatchObject({
      ok: false,
      refusal: { code: 'unknown', reason: 'There is no seat 7.' },
    })
    expect(await seatsOf(page, match)).toEqual([ada, odile])
  })

  test('is not given away twice by two tabs, and the step of a tab that knows less does not unseat anybody', async () => {
    const page = newPage()
    const match = await begin(page, [ada, open])
    const other = pageIn(page.house.world)
    await seatsOf(page, match)
    await seatsOf(other, match)
    given(await page.ask('sit', { match, seat: 1, holder: odile }))
    expect((await other.ask('sit', { match, seat: 1, holder: bram })).ok).toBe(false)
    expect(await seatsOf(other, match)).toEqual([ada, odile])

    const again = await begin(page, [ada, open])
    for (const tab of [page, other]) {
      given(await tab.ask('open', { match: again, seat: 0 }))
      await quiet(tab, again)
    }
    given(await page.ask('sit', { match: again, seat: 1, holder: odile }))
    const { version, choices } = given(await other.ask('open', { match: again, seat: 0 }))
    const actions = choices.slice(0, 1).map(({ action }) => action)
    const verdict = given(await other.ask('play', { id: 'x', match: again, version, actions }))
    expect(verdict.kind).toBe('stale')
    expect(await seatsOf(other, again)).toEqual([ada, odile])
  })
})
