/** A bot that takes its time: nobody waits for it longer than its answer is wanted. */
import { expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import type { Action } from '../engine/types.ts'
import { pigKit } from '../testing/pig.ts'
import type { BotAnswer, BotQuestion } from './bot.ts'
import { given, newWorld, pageAt, until } from './given.ts'
import { type House, houseOf } from './house.ts'

const seats: readonly SeatHolder[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Bram', level: 'master' },
]

interface Thinking {
  readonly question: BotQuestion
  readonly signal: AbortSignal
  readonly say: (action: Action) => void
}

/** Ann has held, and the bot thinks until the test lets it answer. */
async function whileBotThinks(runs: House['runs'] = 'while looked at', hurried = false) {
  const thoughts: Thinking[] = []
  const world = newWorld({ pig: async () => pigKit })
  const askBot = (question: BotQuestion, signal: AbortSignal) =>
    new Promise<BotAnswer>(say => void thoughts.push({ question, signal, say: action => say({ action }) }))
  const page = pageAt(houseOf({ ...world, askBot }, runs))
  given(await page.ask('hello', { hurried }))
  const { match } = given(await page.ask('new', { game: 'pig', seats, practice: true }))
  const { version } = given(await page.ask('open', { match, seat: 0 }))
  given(await page.ask('play', { id: 'hold', match, version, actions: [{ kind: 'hold' }] }))
  const thinking = await until(() => thoughts[0])
  const now = { match, version: version + 1 }
  return { page, match, thoughts, thinking, now }
}

test('while it thinks one may look and take back, and what it says then is not played', async () => {
  const { page, match, thoughts, thinking, now } = await whileBotThinks()
  expect(given(await page.ask('look', { match, seat: 0, at: 0 })).at).toBe(0)
  expect(given(await page.ask('undo', { ...now, id: 'back' })).kind).toBe('accepted')
  expect(thinking.signal.aborted).toBe(true)
  thinking.say({ kind: 'roll' })
  await until(() => page.house.rooms.get(match)?.running === false)
  const picture = given(await page.ask('open', { match, seat: 0 }))
  expect(picture).toMatchObject({ asked: [0], length: 0 })
  expect(thoughts).toHaveLength(1)
  expect(page.told.some(({ push }) => push === 'trouble')).toBe(false)
})

test('whoever gives up does not wait for it', async () => {
  const { page, match, thinking, now } = await whileBotThinks()
  expect(given(await page.ask('resign', { ...now, id: 'up' })).kind).toBe('accepted')
  expect(thinking.signal.aborted).toBe(true)
  await until(() => page.house.rooms.get(match)?.running === false)
  expect(given(await page.ask('open', { match, seat: 0 })).ending).not.toBeNull()
})

test('a table that is left lets it stop, and whoever comes back asks it again', async () => {
  const { page, match, thoughts, thinking } = await whileBotThinks()
  given(await page.ask('close', { match }))
  expect(thinking.signal.aborted).toBe(true)
  given(await page.ask('open', { match, seat: 0 }))
  const again = await until(() => thoughts[1])
  again.say({ kind: 'hold' })
  await until(async () => given(await page.ask('open', { match, seat: 0 })).length === 2)
})

test('where everybody plays it goes on though nobody looks', async () => {
  const { page, match, thinking } = await whileBotThinks('always')
  given(await page.ask('close', { match }))
  expect(thinking.signal.aborted).toBe(false)
  thinking.say({ kind: 'hold' })
  await until(() => page.house.rooms.get(match)?.table.match.line.length === 2)
})

test.each([
  ['while looked at', false, 1000],
  ['while looked at', true, 250],
  ['always', true, 1000],
] as const)('%s, hurried: %s, people wait for it %s milliseconds at most', async (runs, hurried, longest) => {
  const { thinking } = await whileBotThinks(runs, hurried)
  expect(thinking.question.budget).toEqual({ milliseconds: longest })
})
