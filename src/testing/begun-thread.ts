/** A thread of a server with one more game, Nim: when a bot begins it says when its thread was born, and with its answer. */
import { mistaken } from '../bots/given.ts'
import type { AnyPolicy } from '../bots/mind.ts'
import type { AnyKit } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import { askBot as honestBot, type Task } from '../server/threads/thread.ts'
import type { BotAnswer, BotQuestion } from '../table/bot.ts'
import { nimKit } from './nim.ts'

let isSaid = false

function say(): void {
  if (isSaid) return
  isSaid = true
  const channel = new BroadcastChannel('nim')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  channel.postMessage(performance.timeOrigin)
  channel.close()
}

/** In front of seven sticks it is mistaken, and what is better than its pick is tried as long as there is time. */
const { policy } = mistaken(7).mind
const shares: AnyPolicy['shares'] = (...asked) => {
  say()
  return policy.shares(...asked)
}
const talking: AnyKit = { ...nimKit, policy: () => ({ ...policy, shares }) }
Object.assign(LOADERS, { nim: async () => talking })

export async function askBot(task: Task<BotQuestion>): Promise<BotAnswer & { readonly born: number }> {
  isSaid = false
  return { ...(await honestBot(task)), born: performance.timeOrigin }
}
