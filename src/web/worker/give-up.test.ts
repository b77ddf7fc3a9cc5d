import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { SeatHolder } from '../../engine/match.ts'
import { nimKit } from '../../testing/nim.ts'
import { HANDLERS } from './calls.ts'
import { given, newHost } from './given.ts'
import type { Host } from './seating.ts'

const ann: SeatHolder = { kind: 'person', name: 'Ann' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const bot: SeatHolder = { kind: 'bot', name: 'Bram', level: 'greedy' }

async function nim(seats: readonly SeatHolder[]) {
  const host = await newHost({ nim: async () => nimKit })
  const { match } = given(await HANDLERS.new(host, { game: 'nim', seats, practice: true }))
  const { version } = given(await HANDLERS.open(host, { match, seat: 0 }))
  return { host, match, version }
}

async function settled(host: Host, match: string) {
  await expect.poll(() => host.seatings.get(match)?.running).toBe(false)
  return given(await HANDLERS.open(host, { match, seat: 0 }))
}

test('alone, giving up ends the match; it is kept, told and not taken back', async () => {
  const { host, match, version } = await nim([ann, bot])
  const gone = given(await HANDLERS.resign(host, { id: 'x', match, version, seat: 0 }))
  expect(gone).toEqual({ kind: 'accepted', version: version + 1 })
  const picture = await settled(host, match)
  expect(picture.ending).toEqual({
    text: 'Ann gave up. The match is lost.',
    result: { winners: [], reason: 'resigned' },
  })
  expect(picture).toMatchObject({ choices: [], asked: [], canUndo: false, resigned: [0] })
  expect(given(await HANDLERS.tables(host, {}))).toMatchObject([{ over: true, waits: false }])
  const back = given(await HANDLERS.undo(host, { id: 'y', match, version: picture.version, seat: 0 }))
  expect(back).toMatchObject({ kind: 'rejected', refusal: { reason: /over/ } })
  await HANDLERS.close(host, { match })
  expect(given(await HANDLERS.open(host, { match, seat: 0 })).ending?.result.reason).toBe('resigned')
})

test('among several a bot plays on, the log says so, and the other person can go on', async () => {
  const { host, match, version } = await nim([ann, bo])
  given(await HANDLERS.resign(host, { id: 'x', match, version, seat: 0 }))
  const picture = await settled(host, match)
  expect(picture.seats).toEqual([{ kind: 'bot', name: 'Ann', level: 'greedy' }, bo])
  expect(picture.lines[0]).toMatchObject({ seat: 0, kind: 'resigned', text: 'Ann gives up; a bot plays on.' })
  expect(picture).toMatchObject({ asked: [1], ending: null })
})
