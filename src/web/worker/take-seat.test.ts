import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../../engine/match.ts'
import { HANDLERS } from './calls.ts'
import { given, newHost } from './given.ts'
import type { Host } from './seating.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const odile: SeatHolder = { kind: 'person', name: 'Odile' }
const bram: SeatHolder = { kind: 'bot', name: 'Bram', level: 'random' }
const open: SeatHolder = { kind: 'open', name: 'Player 2' }

async function begin(host: Host, seats: readonly SeatHolder[]): Promise<string> {
  const { match } = given(await HANDLERS.new(host, { game: 'dungeon', seats, seed: 11 }))
  return match
}

async function seatsOf(host: Host, match: string): Promise<readonly SeatHolder[]> {
  return given(await HANDLERS.open(host, { match, seat: null })).seats
}

async function quiet(host: Host, match: string): Promise<void> {
  for (let round = 0; round < 400; round++) {
    await new Promise(resolve => setTimeout(resolve, 2))
    if (host.seatings.get(match)?.running === false) return
  }
  throw new Error('The table does not come to rest')
}

describe('an open seat', () => {
  test('waits: nobody plays for it', async () => {
    const host = await newHost()
    const match = await begin(host, [open, bram])
    await HANDLERS.open(host, { match, seat: null })
    await quiet(host, match)
    const picture = given(await HANDLERS.open(host, { match, seat: null }))
    expect(picture.asked).toEqual([0])
    expect(given(await HANDLERS.tables(host, {}))).toMatchObject([{ match, waits: true }])
  })

  test('is taken by a person, and the match remembers who', async () => {
    const host = await newHost()
    const match = await begin(host, [ada, open])
    given(await HANDLERS.sit(host, { match, seat: 1, holder: odile }))
    expect(await seatsOf(host, match)).toEqual([ada, odile])
    await HANDLERS.close(host, { match })
    expect(await seatsOf(host, match)).toEqual([ada, odile])
    const { header, steps } = given(await HANDLERS.save(host, { match }))
    expect(header.seats).toEqual([ada, open])
    expect(steps[0]).toEqual({ seat: 1, sit: odile })
  })

  test('is taken by a bot, which plays on at once', async () => {
    const host = await newHost()
    const match = await begin(host, [open, bram])
    given(await HANDLERS.open(host, { match, seat: null }))
    await quiet(host, match)
    const before = given(await HANDLERS.open(host, { match, seat: null })).version
    given(await HANDLERS.sit(host, { match, seat: 0, holder: { ...bram, name: 'Maud' } }))
    const versionNow = async () => given(await HANDLERS.open(host, { match, seat: null })).version
    // The entry of sitting down, and at least one step of the bot.
    await expect.poll(versionNow).toBeGreaterThan(before + 1)
    await HANDLERS.close(host, { match })
  })

  test('is taken once: who sits there stays, and a seat that is not there is named', async () => {
    const host = await newHost()
    const match = await begin(host, [ada, open])
    given(await HANDLERS.sit(host, { match, seat: 1, holder: odile }))
    expect(await HANDLERS.sit(host, { match, seat: 1, holder: bram })).toMatchObject({
      ok: false,
      refusal: { code: 'turn', reason: 'This seat is taken: Odile sits there.' },
    })
    expect(await HANDLERS.sit(host, { match, seat: 7, holder: bram })).toMatchObject({
      ok: false,
      refusal: { code: 'unknown', reason: 'There is no seat 7.' },
    })
    expect(await seatsOf(host, match)).toEqual([ada, odile])
  })

  test('is not given away twice by two tabs, and the step of a tab that knows less does not unseat anybody', async () => {
    const host = await newHost()
    const match = await begin(host, [ada, open])
    const other: Host = { ...host, seatings: new Map() }
    await seatsOf(host, match)
    await seatsOf(other, match)
    given(await HANDLERS.sit(host, { match, seat: 1, holder: odile }))
    expect((await HANDLERS.sit(other, { match, seat: 1, holder: bram })).ok).toBe(false)
    expect(await seatsOf(other, match)).toEqual([ada, odile])

    const again = await begin(host, [ada, open])
    for (const tab of [host, other]) {
      given(await HANDLERS.open(tab, { match: again, seat: 0 }))
      await quiet(tab, again)
    }
    given(await HANDLERS.sit(host, { match: again, seat: 1, holder: odile }))
    const { version, choices } = given(await HANDLERS.open(other, { match: again, seat: 0 }))
    const actions = choices.slice(0, 1).map(({ action }) => action)
    const verdict = given(await HANDLERS.play(other, { id: 'x', match: again, version, seat: 0, actions }))
    expect(verdict.kind).toBe('stale')
    expect(await seatsOf(other, again)).toEqual([ada, odile])
  })
})
