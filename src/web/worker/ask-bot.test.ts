import { expect, test } from 'vitest'
import { askBotIn } from './ask-bot.ts'

/** A thread whose script is not there: it says so some time after it was begun. */
function absentThread(): Worker {
  const thread = Object.assign(new EventTarget(), {
    postMessage: () => queueMicrotask(() => thread.dispatchEvent(new Event('error'))),
    terminate: () => undefined,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  })
  return thread
}

test('a bot whose thread cannot be loaded is a fault, and is begun anew when it is asked again', async () => {
  let begun = 0
  const ask = askBotIn(() => {
    begun += 1
    return absentThread()
  })
  const question = {
    game: 'tin',
    content: 'standard',
    level: 'greedy',
    seat: 0,
    state: {},
    lots: 1,
    budget: 0,
  } as const
  await expect(ask(question)).rejects.toThrow('bot.js')
  await expect(ask(question)).rejects.toThrow('bot.js')
  expect(begun).toBe(2)
})
