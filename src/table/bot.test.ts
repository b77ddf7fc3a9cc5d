/** What bots and those who think ahead are told, and what happens when one fails. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { mistaken } from '../bots/given.ts'
import type { SeatHolder } from '../engine/match.ts'
import type { AnyKit } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { type PigState, pig, pigKit } from '../testing/pig.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { type BotQuestion, botsOver } from './bot.ts'
import { given, newPage, newWorld, pageIn, until } from './given.ts'
import type { World } from './house.ts'

const person = (name: string): SeatHolder => ({ kind: 'person', name })
const bot = (name: string): SeatHolder => ({ kind: 'bot', name, level: 'random' })
const kits = (kit: AnyKit): World['kits'] => ({ [kit.facts.id]: async () => kit })

test('a bot is handed what its seat cannot tell from the truth, never the truth', async () => {
  const asked: BotQuestion[] = []
  const truths: unknown[] = []
  const world = newWorld(kits(twoCardsKit))
  const page = pageIn({
    ...world,
    askBot: (question, signal) => {
      asked.push(structuredClone(question))
      const [room] = page.house.rooms.values()
      truths.push(structuredClone(room?.table.match.state))
      return world.askBot(question, signal)
    },
  })
  const game = twoCardsKit.make(null)
  for (let seed = 1; seed <= 20; seed++) {
    const seats = [bot('Bram'), bot('Odile')]
    const { match } = given(await page.ask('new', { game: twoCardsKit.facts.id, seats, seed }))
    given(await page.ask('open', { match, seat: null }))
    await until(() => page.house.rooms.get(match)?.running === false)
    given(await page.ask('close', { match }))
  }
  expect(asked.length).toBeGreaterThan(20)
  const states = asked.map(({ state, seat }, index) => [state, truths[index], seat] as const)
  for (const [guess, truth, seat] of states)
    expect(game.view(guess as never, seat)).toEqual(game.view(truth as never, seat))
  expect(states.some(([guess, truth]) => JSON.stringify(guess) !== JSON.stringify(truth))).toBe(true)
  for (const question of asked) expect(JSON.stringify(question)).not.toContain('seed')
})

test('when a bot fails, those who look are told, in their language', async () => {
  const world = newWorld(kits(pigKit))
  const page = pageIn({ ...world, askBot: () => Promise.reject(new Error('no thread')) })
  const { match } = given(await page.ask('new', { game: 'pig', seats: [bot('Bram'), person('Ada')] }))
  given(await page.ask('hello', { language: 'de' }))
  given(await page.ask('open', { match, seat: 1 }))
  const trouble = await until(() => page.told.find(({ push }) => push === 'trouble'))
  expect(trouble).toMatchObject({ match, refusal: { reason: 'Das hat nicht geklappt: no thread' } })
})

test('whoever thinks ahead for a seat is handed a guess, never the truth', async () => {
  const page = newPage(kits(twoCardsKit))
  const game = twoCardsKit.make(null)
  let differing = 0
  for (let seed = 1; seed <= 20; seed++) {
    const seats = [person('Ada'), person('Bo')]
    const { match } = given(await page.ask('new', { game: twoCardsKit.facts.id, seats, seed }))
    given(await page.ask('open', { match, seat: 0 }))
    await until(() => page.house.rooms.get(match)?.running === false)
    const guess = given(await page.ask('guess', { match }))
    const truth = page.house.rooms.get(match)?.table.match.state
    expect(Object.keys(guess).toSorted()).toEqual(['content', 'game', 'seat', 'state'])
    expect(game.view(guess.state as never, 0)).toEqual(game.view(truth as never, 0))
    if (JSON.stringify(guess.state) !== JSON.stringify(truth)) differing += 1
  }
  expect(differing).toBeGreaterThan(0)
})

/** What the policy is asked about while the last of these questions is answered by a thread that was asked the others. */
async function ponderedAt(questions: readonly BotQuestion[]): Promise<readonly string[]> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now)
  onTestFinished(() => clock.mockRestore())
  let asked: string[] = []
  const policy = pigKit.policy(null)
  const value: typeof policy.value = state => {
    asked.push(JSON.stringify(state))
    return policy.value(state)
  }
  const packs = { ...pigKit.packs, check: () => ({ ok: true, value: {} }) as const }
  const listening: AnyKit = {
    ...pigKit,
    make: () => ({ ...pig }),
    policy: () => ({ ...policy, value }),
    packs,
  }
  const ask = botsOver(kits(listening))
  for (const question of questions) {
    asked = []
    await ask(question, new AbortController().signal)
  }
  return asked
}

test('a thread goes on only from the last tree, and only in the same match, at the same table, with the same pack', async () => {
  const about = (state: PigState, more: Partial<BotQuestion> = {}): BotQuestion => ({
    game: 'pig',
    content: 'plain',
    state,
    seat: state.turn,
    level: 'master',
    lots: 5,
    budget: { milliseconds: 100 },
    ...more,
  })
  const begun = pig.setup({ goal: 40 })
  const [first, later, rival] = [begun, { ...begun, pot: 4 }, { ...begun, turn: 1 }].map(state =>
    about(state),
  )
  if (!first || !later || !rival) throw new Error('three states are three questions')
  const anew = await ponderedAt([later])
  expect(anew.length).toBeGreaterThan(20)
  expect(await ponderedAt([first, later])).not.toEqual(anew)
  const elsewhere = [rival, about(pig.setup({ goal: 41 })), about(begun, { content: 'other', pack: {} })]
  for (const between of elsewhere) {
    expect(await ponderedAt([between, later])).toEqual(anew)
    expect(await ponderedAt([first, between, later])).toEqual(anew)
  }
})

test('a master that is not wanted any more looks at no more than the clock takes for a breath, and thinks again', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now)
  onTestFinished(() => clock.mockRestore())
  const { mind, state } = mistaken(7)
  const unwanted = new AbortController()
  let looks = 0
  const value: typeof mind.policy.value = end => {
    if (++looks === 1000) unwanted.abort()
    return mind.policy.value(end)
  }
  const ask = botsOver(kits({ ...nimKit, policy: () => ({ ...mind.policy, value }) }))
  const question = { game: 'nim', content: 'plain', state, seat: 0, level: 'master', lots: 1 } as const
  await expect(ask({ ...question, budget: { iterations: 1e12 } }, unwanted.signal)).rejects.toThrow('aborted')
  // A look at the clock for every 64 iterations, and a breath after twenty of them.
  expect(looks).toBeLessThan(1000 + 25 * 64)
  const again = await ask({ ...question, budget: { iterations: 400 } }, new AbortController().signal)
  expect(again.action).toEqual({ kind: 'take', count: 3 })
})
