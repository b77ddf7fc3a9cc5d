/** A thread of a server: here bots think and content packs are checked, and a runaway can be ended (S13, S26). */
import type { MessagePort } from 'node:worker_threads'
import type { Refusal } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { type BotAnswer, type BotQuestion, botsOver } from '../../table/bot.ts'

/** On `word` it says when it has begun, for loading a game is no fault of whoever asks, and hears that it may stop. */
export interface Task<Question> {
  readonly question: Question
  readonly word: MessagePort
}

export interface PackQuestion {
  readonly game: string
  readonly pack: unknown
}

/** Packs of strangers must not fill a thread: after so many contents it begins anew. */
const REMEMBERED = 20
const known = new Set<string>()
let choose = botsOver(LOADERS)

export async function askBot({ question, word }: Task<BotQuestion>): Promise<BotAnswer> {
  const thinking = new AbortController()
  word.once('message', () => thinking.abort())
  await LOADERS[question.game]?.()
  word.postMessage(null, [])
  if (known.add(question.content).size > REMEMBERED) {
    known.clear()
    choose = botsOver(LOADERS)
  }
  return choose(question, thinking.signal)
}

/** Null where it holds. Where each fault stands is for whoever edits, not for a line. */
export async function provePack({ question, word }: Task<PackQuestion>): Promise<Refusal | null> {
  const kit = await LOADERS[question.game]?.()
  word.postMessage(null, [])
  const checked = kit?.packs.check(question.pack)
  if (!checked || checked.ok) return null
  const { faults: _, ...refusal } = checked.refusal
  return refusal
}
