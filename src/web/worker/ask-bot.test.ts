import { expect, test } from 'vitest'
import { messageOf } from '../../engine/error-message.ts'
import { done, refuse } from '../../engine/result.ts'
import type { AnyKit } from '../../engine/types.ts'
import { botsOver } from '../../table/bot.ts'
import { pig, pigKit } from '../../testing/pig.ts'
import { type Asked, askBotIn } from './ask-bot.ts'

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

/** A thread in which bots think, and all that it was told. */
function threadOver(kit: AnyKit, told: Asked[]): Worker {
  const choose = botsOver({ [kit.facts.id]: async () => kit })
  const thread: Worker = Object.assign(absentThread(), {
    postMessage: async (asked: Asked) => {
      told.push(structuredClone(asked))
      if ('unwanted' in asked) return
      const { number } = asked
      const chosen = await choose(asked.question, new AbortController().signal).then(
        answer => ({ number, answer }),
        (error: unknown) => ({ number, fault: messageOf(error) }),
      )
      thread.dispatchEvent(new MessageEvent('message', { data: chosen }))
    },
  })
  return thread
}

test('a pack that a thread refused is not one it knows: a good one of the same name is told, and then only once', async () => {
  const told: Asked[] = []
  const made: unknown[] = []
  const picky: AnyKit = {
    ...pigKit,
    packs: {
      ...pigKit.packs,
      check: pack => (pack === 'good' ? done(pack) : refuse('content', 'The pack is damaged.')),
    },
    make: content => {
      made.push(content)
      return pig
    },
  }
  const ask = askBotIn(() => threadOver(picky, told))
  const about = { ...question, game: 'pig', content: 'mine', state: pig.setup({ goal: 20 }) }
  const answerTo = (pack: string) => ask({ ...about, pack }, new AbortController().signal)
  const [first, second] = [answerTo('damaged'), answerTo('damaged')]
  await expect(first).rejects.toThrow('The pack is damaged.')
  await expect(second).rejects.toThrow('The pack is damaged.')
  expect(made).toEqual([])
  for (let times = 0; times < 2; times++) expect(await answerTo('good')).toEqual({ action: { kind: 'roll' } })
  expect(made).toEqual(['good'])
  const packs = told.map(asked => 'question' in asked && asked.question.pack)
  expect(packs).toEqual(['damaged', 'damaged', 'good', undefined])
})
