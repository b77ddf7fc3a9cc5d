/** The way to the bots, which think in a thread of their own. It is begun when the first of them is asked. */
import type { AskBot, BotAnswer, BotQuestion } from '../../table/bot.ts'
import { questions } from '../../table/questions.ts'

/** A question, or that the answer to one is not wanted any more. */
export type Asked =
  | { readonly number: number; readonly question: BotQuestion }
  | { readonly unwanted: number }

export type Chosen =
  | { readonly number: number; readonly answer: BotAnswer }
  | { readonly number: number; readonly fault: string }

interface Thread {
  readonly worker: Worker
  readonly broken: Promise<{ readonly fault: string }>
}

/** A thread that could not be loaded answers nothing for ever; its event has no message of its own. */
function brokenBy(worker: Worker): Thread['broken'] {
  return new Promise(resolve =>
    worker.addEventListener('error', ({ message }) => resolve({ fault: message || 'bot.js' })),
  )
}

export function askBotIn(newThread: () => Worker): AskBot {
  const waiting = questions<Chosen>()
  const known = new Set<string>()
  let thread: Thread | null = null

  function begin(): Thread {
    const worker = newThread()
    worker.addEventListener('message', ({ data }: MessageEvent<Chosen>) => waiting.answer(data.number, data))
    const broken = brokenBy(worker)
    void broken.then(forget)
    return { worker, broken }
  }

  /** The next question begins another. */
  function forget(): void {
    thread = null
    known.clear()
  }

  return async (question, signal) => {
    thread ??= begin()
    const { worker, broken } = thread
    const tell = (message: Asked) => worker.postMessage(message)
    const asked = waiting.ask(number => {
      tell({ number, question: lightened(question) })
      signal.addEventListener('abort', () => tell({ unwanted: number }))
    })
    const chosen = await Promise.race([asked, broken])
    if ('fault' in chosen) throw new Error(chosen.fault)
    known.add(question.content)
    return chosen.answer
  }

  /** A pack is told until an answer shows that it was taken; from then on its hash says which is meant. */
  function lightened(question: BotQuestion): BotQuestion {
    const { pack: _, ...rest } = question
    return known.has(question.content) ? rest : question
  }
}
