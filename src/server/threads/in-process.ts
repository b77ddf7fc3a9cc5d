/** The same without threads: for tests that want to be quick. */
import { done } from '../../engine/result.ts'
import { LOADERS } from '../../games/loaders.ts'
import { botsOver } from '../../table/bot.ts'
import type { Threads } from './threads.ts'

export function inProcess(): Threads {
  return { askBot: botsOver(LOADERS), provePack: async () => done(null), close: async () => undefined }
}
