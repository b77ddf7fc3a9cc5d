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

const question = {
  game: 'tin',
  content: 'standard',
  level: 'skilled',
  seat: 0,
  state: {},
  lots: 1,
  budget: { iterations: 1 },
} as const

test('a bot whose thread cannot be loaded is a fault, and is begun anew when it is asked again', async () => {
  let begun = 0
  const ask = askBotIn(() => {
    begun += 1
    return absentThread()
  })
  await expect(ask(question, new AbortController().signal)).rejects.toThrow('bot.js')
  await expect(ask(question, new AbortController().signal)).rejects.toThrow('bot.js')
  expect(begun).toBe(2)
})

test('a bot hears that its answer is not wanted any more', async () => {
  const told: unknown[] = []
  const ask = askBotIn(() =>
    Object.assign(absentThread(), { postMessage: (said: unknown) => told.push(said) }),
  )
  const wanted = new AbortController()
  void ask(question, wanted.signal)
  wanted.abort()
  expect(told).toEqual([{ number: 1, question }, { unwanted: 1 }])
})
