import { expect, test, vi } from 'vitest'
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

const never = () => new Promise<void>(() => undefined)

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
  }, never)
  await expect(ask(question, new AbortController().signal)).rejects.toThrow('bot.js')
  await expect(ask(question, new AbortController().signal)).rejects.toThrow('bot.js')
  expect(begun).toBe(2)
})

test('a bot hears that its answer is not wanted any more', async () => {
  const told: unknown[] = []
  const ask = askBotIn(
    () => Object.assign(absentThread(), { postMessage: (said: unknown) => told.push(said) }),
    never,
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
  const ask = askBotIn(() => threadOver(picky, told), never)
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

/** A thread that hears everything and says nothing. */
function mute(ended: string[]): Worker {
  return Object.assign(absentThread(), {
    postMessage: () => undefined,
    terminate: () => void ended.push('mute'),
  })
}

/** What becomes of two questions, when these threads are begun one after the other and whoever waits long is late. */
function askedOf(threads: Worker[]) {
  const alarms: (() => void)[] = []
  const ask = askBotIn(
    () => threads.shift() ?? absentThread(),
    () => new Promise(late => alarms.push(late)),
  )
  const about = { ...question, game: 'pig', state: pig.setup({ goal: 20 }) }
  return { alarms, ask: (signal = new AbortController().signal) => ask(about, signal) }
}

test('a thread that has gone without a word is ended, and all that waited for it are answered by another', async () => {
  const ended: string[] = []
  const { alarms, ask } = askedOf([mute(ended), threadOver(pigKit, [])])
  const both = [ask(), ask()]
  alarms[0]?.()
  expect(await Promise.all(both)).toEqual([{ action: { kind: 'roll' } }, { action: { kind: 'roll' } }])
  expect(ended).toEqual(['mute'])
})

test('a bot that never answers is a fault, in both languages, and one that nobody wants any more is not asked again', async () => {
  const ended: string[] = []
  const { alarms, ask } = askedOf([mute(ended), mute(ended), mute(ended), threadOver(pigKit, [])])
  const refused = ask()
  alarms[0]?.()
  await vi.waitUntil(() => alarms.length === 2)
  alarms[1]?.()
  await expect(refused).rejects.toMatchObject({
    refusal: {
      reason: 'The bot did not answer for a long time, so it was stopped.',
      also: { de: 'Der Computer hat lange nicht geantwortet und wurde beendet.' },
    },
  })
  const unwanted = new AbortController()
  const left = ask(unwanted.signal)
  unwanted.abort()
  alarms[2]?.()
  await expect(left).rejects.toThrow('aborted')
  expect(ended).toEqual(['mute', 'mute', 'mute'])
  expect(await ask()).toEqual({ action: { kind: 'roll' } })
})
