/** What a guest is sent, as it goes over the wire. */
import { expect, test } from 'vitest'
import { hash } from '../engine/hash.ts'
import type { SeatHolder } from '../engine/match.ts'
import { doorOf } from './answer.ts'
import { given, newPage, until } from './given.ts'
import { joinHouse } from './house.ts'
import type { HousePush } from './house-protocol.ts'

const SEED = 1_234_567_891
const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const bram: SeatHolder = { kind: 'bot', name: 'Bram', level: 'random' }

/** The names of all fields, however deep. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [name, ...fieldsIn(field)])
}

test.each([
  ['dungeon', {}, [ada, bram]],
  ['onedeck', { heroes: ['warrior', 'mage'] }, [ada, bram]],
  ['tin', {}, [ada]],
])('S1 S23 no sight of %s holds a seed, a log or the hash of a state', async (game, options, seats) => {
  const page = newPage()
  const { match } = given(await page.ask('new', { game, options, seats, seed: SEED }))
  const pushed: HousePush[] = []
  const who = {
    isOwner: false,
    maySit: () => true,
    mayLook: () => true,
    send: (push: HousePush) => void pushed.push(push),
  }
  const door = doorOf(Promise.resolve({ house: page.house, session: joinHouse(page.house, who) }))
  const sights: unknown[] = [given(await door('open', { match, seat: 0 }))]
  const hashes = new Set<string>()
  for (let step = 0; step < 5; step++) {
    await until(() => page.house.rooms.get(match)?.running === false)
    const { version, offers } = given(await door('open', { match, seat: 0 }))
    given(await door('play', { id: `${step}`, match, version, actions: offers[0]?.actions.slice(0, 1) }))
    hashes.add(hash(page.house.rooms.get(match)?.table.match.state))
  }
  const stale = given(await door('play', { id: 'late', match, version: 0, actions: [] }))
  sights.push(stale, given(await door('look', { match, seat: 0, at: 1 })), pushed)
  expect(pushed.length).toBeGreaterThan(4)
  expect(stale.kind).toBe('stale')
  const names = new Set(fieldsIn(sights))
  for (const secret of ['seed', 'log', 'hash', 'state', 'secret', 'header', 'fair', 'also'])
    expect(names).not.toContain(secret)
  const told = JSON.stringify(sights)
  for (const secret of [`${SEED}`, ...hashes]) expect(told).not.toContain(secret)
})
