/** What a thread of a server does with a question, but for the thread. */
import { MessageChannel } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { mistaken } from '../../bots/given.ts'
import type { Budget } from '../../bots/mind.ts'
import { LOADERS } from '../../games/loaders.ts'
import { nimKit } from '../../testing/nim.ts'
import { askBot } from './thread.ts'

const { policy } = mistaken(7).mind

/** How many ends a master looks at that has waited so long for a thread, where each look at the clock takes a millisecond. */
async function looksAfter(waited: number, budget: Budget): Promise<number> {
  let [looks, now] = [0, 0]
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now)
  vi.useFakeTimers({ now: waited, toFake: ['Date'] })
  const value: typeof policy.value = end => {
    looks += 1
    return policy.value(end)
  }
  const game = `nim ${waited} ${JSON.stringify(budget)}`
  Object.assign(LOADERS, { [game]: async () => ({ ...nimKit, policy: () => ({ ...policy, value }) }) })
  const { port1, port2: word } = new MessageChannel()
  const state = nimKit.make(null).setup({ sticks: 7 })
  const question = { game, content: 'plain', state, seat: 0, level: 'master', lots: 1, budget } as const
  await askBot({ question, word, asked: 0 })
  port1.close()
  clock.mockRestore()
  return looks
}

afterEach(() => {
  vi.useRealTimers()
  for (const game of Object.keys(LOADERS)) if (game.startsWith('nim')) Reflect.deleteProperty(LOADERS, game)
})

test('a master that has waited for a thread thinks so much less, and never nothing', async () => {
  const budget = { milliseconds: 1000 }
  const [atOnce, waited, late, later] = [
    await looksAfter(0, budget),
    await looksAfter(500, budget),
    await looksAfter(2000, budget),
    await looksAfter(60_000, budget),
  ]
  expect(waited).toBeLessThan(atOnce)
  expect(late).toBeLessThan(waited)
  expect(later).toBe(late)
  expect(later).toBeGreaterThan(0)
  expect(await looksAfter(2000, { milliseconds: 50 })).toBeLessThan(late)
})

test('where its iterations are counted, waiting changes nothing', async () => {
  const budget = { iterations: 200 }
  expect(await looksAfter(5000, budget)).toBe(await looksAfter(0, budget))
})
