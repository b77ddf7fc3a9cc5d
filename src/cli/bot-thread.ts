/** A thread for bots that take their time, so that whoever wants out is heard; it is begun when the first of them is asked. */
import type { AskBot } from '../table/bot.ts'

/** Milliseconds and megabytes: only what would never end is ended here. */
const BOUNDS = { botTime: 600_000, packTime: 0, threadMemory: 1024 }

export function botThread(): AskBot {
  let threads: Promise<AskBot> | null = null
  return async (question, signal) => {
    threads ??= begun()
    return (await threads)(question, signal)
  }
}

async function begun(): Promise<AskBot> {
  const { threadsOf } = await import('../server/threads/threads.ts')
  return threadsOf(BOUNDS, () => undefined).askBot
}
