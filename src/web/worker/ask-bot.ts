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

export function askBotIn(newThread: () => Worker): (question: BotQuestion) => Promise<Action> {
  const waiting = questions<Chosen>()
  const known = new Set<string>()
  let thread: Worker | null = null

  function begin(): Worker {
    const begun = newThread()
    begun.addEventListener('message', ({ data }: MessageEvent<Chosen>) => waiting.answer(data.number, data))
    return begun
  }

  return async question => {
    thread ??= begin()
    const to = thread
    const chosen = await waiting.ask(number => to.postMessage({ number, question: lightened(question) }))
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
