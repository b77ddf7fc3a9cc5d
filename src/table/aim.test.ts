/** What bots were after: told to everybody alike, at any time, and never what a hand hides. */
import { describe, expect, test } from 'vitest'
import { lineFrom, longer, stateAfter } from '../engine/line.ts'
import type { SeatHolder, Step } from '../engine/match.ts'
import { fastRng } from '../engine/rng.ts'
import type { Reason } from '../engine/types.ts'
import { dungeonKit } from '../games/dungeon/index.ts'
import { onedeckKit } from '../games/onedeck/index.ts'
import { tinKit } from '../games/tin/index.ts'
import { seedsFrom, someOf } from '../testing/law-games.ts'
import { walk } from '../testing/walk.ts'
import { newAimAt } from './aim.ts'
import { given, newWorld, pageIn, until } from './given.ts'
import { memoryStore } from './memory-store.ts'
import { type Line, THOUGHT } from './protocol.ts'
import { linesOf } from './reading/lines.ts'
import { seenNow } from './see.ts'
import { lengthOf, type Table } from './table.ts'
import { textIn } from './text/index.ts'

const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'skilled' })
const BOTS = ['Bram', 'Odile', 'Ada'].map(bot)

/** What is said of the last step of this table, had it been made in this state. */
function aimIn(table: Table, state: unknown, step: Step): Reason | null {
  const { match } = table
  const line = longer(lineFrom(state), step, false, () => state)
  return newAimAt({ ...table, match: { ...match, line }, story: [{ step, events: [] }] }, 0)
}

/** What is said along a match, and how often a secret would have changed what the bot itself knows to be its reason. */
function saidAlong(players: number, seed: number) {
  const setup = { seats: BOTS.slice(0, players), options: { turnLimit: 30 } }
  const rng = fastRng(seed)
  const [said, leaks]: [Reason[], string[]] = [[], []]
  let telling = 0
  for (const table of walk(dungeonKit, setup, seed, 0.95)) {
    const { match, reader } = table
    const { step } = match.line
    if (step?.seat === undefined) continue
    const { seat, action } = step
    const before = stateAfter(match, lengthOf(table) - 1)
    const aim = aimIn(table, before, step)
    if (aim) said.push(aim)
    const own = (state: unknown) =>
      JSON.stringify(reader.advice.reasons?.(match.game.view(state, seat), action))
    for (const other of setup.seats.keys()) {
      if (other === seat) continue
      const swapped = match.game.guess(before, other, rng)
      if (own(swapped) !== own(before)) telling += 1
      const now = aimIn(table, swapped, step)
      if (JSON.stringify(now) !== JSON.stringify(aim)) leaks.push(JSON.stringify([lengthOf(table), aim, now]))
    }
  }
  return { said, leaks, telling }
}

describe('in Dungeon!', () => {
  test.each(someOf([2, 3]))(
    'whatever %i rivals hide from each other changes nothing of what is said',
    players => {
      for (const seed of seedsFrom(3)) {
        const { said, leaks, telling } = saidAlong(players, seed)
        expect(leaks).toEqual([])
        expect(said.length).toBeGreaterThan(10)
        expect(telling).toBeGreaterThan(10)
      }
    },
  )
})

const COMPANY = { game: 'dungeon', options: { turnLimit: 4 }, seats: BOTS.slice(0, 2), seed: 5 }
const thoughtsIn = (lines: readonly Line[]) => lines.filter(({ kind }) => kind === THOUGHT)

test('rivals say where they are going, once for the whole way, and the same to whoever comes back later', async () => {
  const store = memoryStore()
  const page = pageIn(newWorld(undefined, store))
  const { match } = given(await page.ask('new', COMPANY))
  given(await page.ask('open', { match, seat: null }))
  await until(() => page.house.rooms.get(match)?.running === false)
  const said = thoughtsIn(given(await page.ask('open', { match, seat: null })).lines)
  expect(said.map(({ text }) => text)).toContain('Bram: “I am off to room 1-8.”')
  for (const seat of [0, 1]) {
    const own = said.filter(line => line.seat === seat).map(({ text }) => text)
    expect(own.every((text, index) => text !== own[index + 1])).toBe(true)
  }
  const later = pageIn(newWorld(undefined, store))
  expect(thoughtsIn(given(await later.ask('open', { match, seat: null })).lines)).toEqual(said)
  given(await later.ask('hello', { language: 'de' }))
  const german = thoughtsIn(given(await later.ask('open', { match, seat: null })).lines)
  expect(german.map(({ text }) => text)).toContain('Bram: „Ich will in Raum 1-8.“')
})

/** The words of what bots were after in the steps from this one on, for somebody who reads them now. */
function thoughtsSince(table: Table, since: number): string[] {
  const lines = linesOf(seenNow(table, [], since), table.reader.words.en, textIn('en'))
  return thoughtsIn(lines).map(({ at, text }) => `${at}. ${text}`)
}

test.each([
  ['dungeon', dungeonKit, 2, {}],
  ['onedeck', onedeckKit, 2, { heroes: ['mage', 'paladin'] }],
  ['tin', tinKit, 1, {}],
] as const)(
  'what bots of %s were after reads at the end as it did when it was done',
  (_, kit, seats, options) => {
    const live: string[] = []
    let last: Table | null = null
    for (const table of walk(kit, { seats: BOTS.slice(0, seats), options }, 3)) {
      live.push(...thoughtsSince(table, lengthOf(table) - 1))
      last = table
    }
    expect(live.length).toBeGreaterThan(5)
    expect(last && thoughtsSince(last, 0)).toEqual(live)
  },
)
