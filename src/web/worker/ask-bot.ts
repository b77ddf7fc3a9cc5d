/** The way to the bots, which think in a thread of their own. It is begun when the first of them is asked. */
import type { Action } from '../../engine/types.ts'
import type { BotQuestion } from '../../table/bot.ts'
import { questions } from '../../table/questions.ts'

export interface Asked {
  readonly number: number
  readonly question: BotQuestion
}

export type Chosen =
  | { readonly number: number; readonly action: Action }
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

export function askBotIn(newThread: () => Worker): (question: BotQuestion) => Promise<Action> {
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

  return async question => {
    thread ??= begin()
    const { worker, broken } = thread
    const asked = waiting.ask(number => worker.postMessage({ number, question: lightened(question) }))
    const chosen = await Promise.race([asked, broken])
    if ('fault' in chosen) throw new Error(chosen.fault)
    return chosen.action
  }

  /** A pack is told once; from then on its hash says which is meant. */
  function lightened(question: BotQuestion): BotQuestion {
    const { pack, ...rest } = question
    if (known.has(question.content)) return rest
    known.add(question.content)
    return pack === undefined ? rest : question
  }
}
