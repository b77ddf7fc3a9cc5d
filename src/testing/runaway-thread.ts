/** A thread of a server with runaways in it: bots of the level `random` think for ever, and a pack takes all memory. */
import { askBot as honestBot, type PackQuestion, type Task } from '../server/threads/thread.ts'
import type { BotQuestion } from '../table/bot.ts'

export function askBot(task: Task<BotQuestion>) {
  if (task.question.level !== 'random') return honestBot(task)
  task.word.postMessage(null, [])
  for (;;);
}

export function provePack({ word }: Task<PackQuestion>): never {
  word.postMessage(null, [])
  for (const taken: number[][] = []; ; ) taken.push(Array.from({ length: 100_000 }, (_, index) => index))
}
