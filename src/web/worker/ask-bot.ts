/** The way to the bots, which think in a thread of their own. It is begun when the first of them is asked. */
import type { Action } from '../../engine/types.ts'
import type { BotQuestion } from '../../table/bot.ts'

export interface Asked {
  readonly number: number
  readonly question: BotQuestion
}

export type Chosen =
  | { readonly number: number; readonly action: Action }
  | { readonly number: number; readonly fault: string }

type Waiting = { resolve(action: Action): void; reject(error: Error): void }

export function askBotIn(newThread: () => Worker): (question: BotQuestion) => Promise<Action> {
  const waiting = new Map<number, Waiting>()
  const known = new Set<string>()
  let thread: Worker | null = null
  let count = 0

  function begin(): Worker {
    const begun = newThread()
    begun.addEventListener('message', ({ data }: MessageEvent<Chosen>) => {
      const asker = waiting.get(data.number)
      waiting.delete(data.number)
      if ('action' in data) asker?.resolve(data.action)
      else asker?.reject(new Error(data.fault))
    })
    return begun
  }

  return question =>
    new Promise((resolve, reject) => {
      thread ??= begin()
      const number = ++count
      waiting.set(number, { resolve, reject })
      thread.postMessage({ number, question: lightened(question) })
    })

  /** A pack is told once; from then on its hash says which is meant. */
  function lightened(question: BotQuestion): BotQuestion {
    const { pack, ...rest } = question
    if (known.has(question.content)) return rest
    known.add(question.content)
    return pack === undefined ? rest : question
  }
}
