/** A thread of a server with runaways in it: bots of the level `random` think for ever, those of `novice` and packs take all memory. */
import { askBot as honestBot, type PackQuestion, type Task } from '../server/threads/thread.ts'
import type { BotQuestion } from '../table/bot.ts'

export function askBot(task: Task<BotQuestion>) {
  const { level } = task.question
  if (level === 'novice') return takeAll(task)
  if (level !== 'random') return honestBot(task)
  task.word.postMessage(null, [])
  for (;;);
}

export function provePack(task: Task<PackQuestion>): never {
  return takeAll(task)
}

function takeAll({ word }: Pick<Task<unknown>, 'word'>): never {
  word.postMessage(null, [])
  for (const taken: number[][] = []; ; ) taken.push(Array.from({ length: 100_000 }, (_, index) => index))
}
