/** What a thread of a server does with a question, but for the thread. */
import { MessageChannel } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mistaken } from '../../bots/given.ts'
import type { Budget } from '../../bots/mind.ts'
import { nimKit } from '../../testing/nim.ts'

const { policy } = mistaken(7).mind

/** A thread that has been asked nothing yet, with one more game. */
async function newThread(): Promise<(waited: number, budget: Budget) => Promise<number>> {
  vi.resetModules()
  const [{ askBot }, { LOADERS }] = [await import('./thread.ts'), await import('../../games/loaders.ts')]
  let looks = 0
  const value: typeof policy.value = end => {
    looks += 1
    return policy.value(end)
  }
  Object.assign(LOADERS, { nim: async () => ({ ...nimKit, policy: () => ({ ...policy, value }) }) })
  onTestFinished(() => void Reflect.deleteProperty(LOADERS, 'nim'))
  /** How many ends a master looks at that has waited so long, where each look at the clock takes a millisecond. */
  return async (waited, budget) => {
    const before = looks
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now)
    vi.useFakeTimers({ now: waited, toFake: ['Date'] })
    const { port1, port2: word } = new MessageChannel()
    const state = nimKit.make(null).setup({ sticks: 7 })
    const question = {
      game: 'nim',
      content: 'plain',
      state,
      seat: 0,
      level: 'master',
      lots: 1,
      budget,
    } as const
    await askBot({ question, word, asked: 0 })
    port1.close()
    clock.mockRestore()
    vi.useRealTimers()
    return looks - before
  }
}

const SECOND = { milliseconds: 1000 }

test('a master that has waited for a thread thinks so much less, and never nothing', async () => {
  const looksAfter = await newThread()
  const atOnce = await looksAfter(0, SECOND)
  const waited = await looksAfter(500, SECOND)
  const late = await looksAfter(2000, SECOND)
  expect(waited).toBeLessThan(atOnce)
  expect(late).toBeLessThan(waited)
  expect(await looksAfter(60_000, SECOND)).toBe(late)
  expect(late).toBeGreaterThan(0)
  expect(await looksAfter(2000, { milliseconds: 50 })).toBeLessThan(late)
})

test('what a thread takes to begin is not thought less', async () => {
  const looksAfter = await newThread()
  expect(await looksAfter(2000, SECOND)).toBe(await looksAfter(0, SECOND))
})

test('where its iterations are counted, waiting changes nothing', async () => {
  const looksAfter = await newThread()
  const budget = { iterations: 200 }
  const atOnce = await looksAfter(0, budget)
  expect(await looksAfter(5000, budget)).toBe(atOnce)
})
