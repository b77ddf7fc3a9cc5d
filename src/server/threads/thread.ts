/** A thread of a server: here bots think and content packs are checked, and a runaway can be ended (S13, S26). */
import type { MessagePort } from 'node:worker_threads'
import type { Budget } from '../../bots/mind.ts'
import type { Refusal } from '../../engine/types.ts'
import { LOADERS } from '../../games/loaders.ts'
import { type BotAnswer, type BotQuestion, botsOver } from '../../table/bot.ts'

/** On `word` it says when it has begun, for loading a game is no fault of whoever asks, and hears that it may stop. */
export interface Task<Question> {
  readonly question: Question
  readonly word: MessagePort
  /** When it was asked, by the clock of the machine: since then somebody waits. */
  readonly asked: number
}

export interface PackQuestion {
  readonly game: string
  readonly pack: unknown
}

/** Packs of strangers must not fill a thread: after so many contents it begins anew. */
const REMEMBERED = 20
const known = new Set<string>()
let choose = botsOver(LOADERS)
/** What is asked first has waited for the thread to begin, and not for others. */
let isNew = true

export async function askBot({ question, word, asked }: Task<BotQuestion>): Promise<BotAnswer> {
  const waited = isNew ? 0 : Date.now() - asked
  isNew = false
  const thinking = new AbortController()
  word.once('message', () => thinking.abort())
  await LOADERS[question.game]?.()
  word.postMessage(null, [])
  if (known.add(question.content).size > REMEMBERED) {
    known.clear()
    choose = botsOver(LOADERS)
  }
  return choose({ ...question, budget: leftOf(question.budget, waited) }, thinking.signal)
}

/** Milliseconds that a bot may think, however long it has waited for a thread. */
const LEAST = 100

/** People wait for an answer: where many bots share the threads, each thinks so much less as it has waited. */
function leftOf(budget: Budget, waited: number): Budget {
  if ('iterations' in budget) return budget
  return { milliseconds: Math.min(budget.milliseconds, Math.max(LEAST, budget.milliseconds - waited)) }
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
