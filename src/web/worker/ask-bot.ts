/** The way to the bots, which think in a thread of their own. It is begun when the first of them is asked. */
import type { AskBot, BotAnswer, BotQuestion } from '../../table/bot.ts'
import { questions } from '../../table/questions.ts'
import { Regret } from '../../table/sorry.ts'
import { refuse } from './text/index.ts'

/** A question, or that the answer to one is not wanted any more. */
export type Asked =
  | { readonly number: number; readonly question: BotQuestion }
  | { readonly unwanted: number }

export type Chosen =
  | { readonly number: number; readonly answer: BotAnswer }
  | { readonly number: number; readonly fault: string }

interface Fault {
  readonly fault: string
}

interface Thread {
  readonly worker: Worker
  /** Why it will not answer any more; null where it has just said nothing for too long. */
  readonly ended: Promise<Fault | null>
  readonly end: () => void
}

/** A thread that could not be loaded answers nothing for ever; its event has no message of its own. */
function threadOf(worker: Worker): Thread {
  const silent = new AbortController()
  const ended = new Promise<Fault | null>(resolve => {
    worker.addEventListener('error', ({ message }) => resolve({ fault: message || 'bot.js' }))
    silent.signal.addEventListener('abort', () => resolve(null))
  })
  const end = () => {
    worker.terminate()
    silent.abort()
  }
  return { worker, ended, end }
}

/** `late`: when a question has waited so long that its thread must be gone, which no browser promises to tell. */
export function askBotIn(newThread: () => Worker, late: () => Promise<void>): AskBot {
  const waiting = questions<Chosen>()
  const known = new Set<string>()
  let thread: Thread | null = null

  function begin(): Thread {
    const worker = newThread()
    worker.addEventListener('message', ({ data }: MessageEvent<Chosen>) => waiting.answer(data.number, data))
    const begun = threadOf(worker)
    void begun.ended.then(forget)
    return begun
  }

  /** The next question begins another. */
  function forget(): void {
    thread = null
    known.clear()
  }

  return async (question, signal) => {
    // Whoever was in front of a thread that has gone asks another; a tab that slept is not silent twice.
    const chosen = (await answerTo(question, signal)) ?? (await answerTo(question, signal))
    if (chosen === null) throw new Regret(refuse('unknown', t => t.botSilent))
    if ('fault' in chosen) throw new Error(chosen.fault)
    known.add(question.content)
    return chosen.answer
  }

  async function answerTo(question: BotQuestion, signal: AbortSignal): Promise<Chosen | Fault | null> {
    signal.throwIfAborted()
    thread ??= begin()
    const { worker, ended, end } = thread
    const tell = (message: Asked) => worker.postMessage(message)
    const asked = waiting.ask(number => {
      tell({ number, question: lightened(question) })
      signal.addEventListener('abort', () => tell({ unwanted: number }))
    })
    const answer = await Promise.race([asked, ended, late().then(() => 'late' as const)])
    if (answer !== 'late') return answer
    end()
    return ended
  }

  /** A pack is told until an answer shows that it was taken; from then on its hash says which is meant. */
  function lightened(question: BotQuestion): BotQuestion {
    const { pack: _, ...rest } = question
    return known.has(question.content) ? rest : question
  }
}
