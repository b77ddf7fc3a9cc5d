import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../table/given.ts'
import type { Sight } from '../../table/sight.ts'
import { nimKit } from '../../testing/nim.ts'
import { aServer, begun, type Caller, caller, takeSeat } from '../given.ts'
import { LIMITS } from '../limits.ts'
import { threadsOf } from './threads.ts'

const RUNAWAY = new URL('../../testing/runaway-thread.ts', import.meta.url)

test('S13 a bot that thinks for ever is ended and told of at its own match, while others play on', async () => {
  const limits = { botTime: 3000 }
  const threads = (report: (error: unknown) => void) => threadsOf({ ...LIMITS, ...limits }, report, RUNAWAY)
  const { url } = await aServer({ limits, threads })
  const [ada, bram] = [await caller(url), await caller(url)]
  const stuck = await withBot(ada, 'random')
  const sound = await withBot(bram, 'master')
  await playOn(ada, stuck, () => ada.pushed.some(push => push.push === 'trouble'))
  expect(ada.pushed.find(push => push.push === 'trouble')).toMatchObject({
    match: stuck,
    refusal: { reason: expect.stringContaining('bot took too much time') },
  })
  await playOn(bram, sound, ({ steps }) => steps.some(({ seat }) => seat === 1))
  expect(bram.pushed.some(push => push.push === 'trouble')).toBe(false)
})

test('S13 S26 a bot that takes all memory is ended and told of at its own match, while others play on', async () => {
  const limits = { botTime: 600_000, threadMemory: 64 }
  const threads = (report: (error: unknown) => void) => threadsOf({ ...LIMITS, ...limits }, report, RUNAWAY)
  const { url } = await aServer({ limits, threads })
  const [ada, bram] = [await caller(url), await caller(url)]
  const greedy = await withBot(ada, 'novice')
  const sound = await withBot(bram, 'skilled')
  await playOn(ada, greedy, () => ada.pushed.some(push => push.push === 'trouble'))
  expect(ada.pushed.find(push => push.push === 'trouble')).toMatchObject({
    match: greedy,
    refusal: { reason: 'The bot took too much time or memory for its step, so it was stopped.' },
  })
  await playOn(bram, sound, ({ steps }) => steps.some(({ seat }) => seat === 1))
  expect(bram.pushed.some(push => push.push === 'trouble')).toBe(false)
})

test('S26 a pack that takes all memory is ended without harm', async () => {
  const threads = threadsOf({ ...LIMITS, packTime: 600_000, threadMemory: 32 }, () => undefined, RUNAWAY)
  onTestFinished(() => threads.close())
  expect(await threads.provePack('tin', {})).toMatchObject({
    ok: false,
    refusal: { reason: expect.stringContaining('took too much time or memory') },
  })
})

test('S26 a pack is checked in the thread as it would be here', async () => {
  const { url } = await aServer({ threads: report => threadsOf(LIMITS, report) })
  const ada = await caller(url)
  const seats = [{ kind: 'open', name: '' }]
  expect(
    await ada.ask('gather', { game: 'tin', seats, options: { content: { tiles: 'none' } } }),
  ).toMatchObject({
    ok: false,
    refusal: { code: 'content' },
  })
  expect(await begun(ada, [], 'tin')).toMatch(/^o-/)
})

const TELLING = new URL('../../testing/begun-thread.ts', import.meta.url)

test('a master that is not wanted any more stops by itself, and the same thread thinks for the seat again', async () => {
  const threads = threadsOf({ ...LIMITS, botTime: 600_000 }, () => undefined, TELLING)
  onTestFinished(() => threads.close())
  const ask = (iterations: number, signal: AbortSignal) =>
    threads.askBot(
      { ...ASKED, state: nimKit.make(null).setup({ sticks: 7 }), budget: { iterations } },
      signal,
    )
  const unwanted = new AbortController()
  const [thinking, refused] = [heardOn('nim'), ask(1e12, unwanted.signal)]
  const born = await thinking
  // What it said before, on its own line, is here by then.
  await setImmediate()
  unwanted.abort()
  await expect(refused).rejects.toThrow('it was stopped')
  expect(await ask(20, new AbortController().signal)).toEqual({ born, action: { kind: 'take', count: 1 } })
})

const ASKED = { game: 'nim', content: 'plain', seat: 0, level: 'master', lots: 1 } as const

/** What is said next on this channel. */
function heardOn(name: string): Promise<unknown> {
  const channel = new BroadcastChannel(name)
  return new Promise(resolve => {
    channel.addEventListener('message', event => resolve(Object(event).data), { once: true })
  }).finally(() => channel.close())
}

/** Does the first thing there is, whenever it is asked, until this has happened. */
function playOn(who: Caller, match: string, isThere: (sight: Sight) => boolean): Promise<unknown> {
  return until(async () => {
    const sight = await who.get('open', { match, seat: 0 })
    const { version, offers } = sight
    const actions = offers[0]?.actions.slice(0, 1) ?? []
    if (actions.length > 0) await who.get('play', { id: `${version}`, match, version, actions })
    return isThere(sight)
  })
}

/** A match against a bot of this level. */
async function withBot(who: Caller, level: string): Promise<string> {
  const seats = [
    { kind: 'open', name: '' },
    { kind: 'bot', name: 'Bot', level },
  ]
  const { match } = await who.get('gather', { game: 'dungeon', seats })
  await takeSeat(who, match, 0, 'Ada')
  await until(() => who.company(match)?.phase === 'begun')
  await who.get('open', { match, seat: 0 })
  return match
}
