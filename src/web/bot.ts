/** Bots think here, so that whoever asks the table something meanwhile is answered. */
import { messageOf } from '../engine/error-message.ts'
import { LOADERS } from '../games/loaders.ts'
import { type BotQuestion, botsOver } from '../table/bot.ts'
import type { Asked, Chosen } from './worker/ask-bot.ts'

const choose = botsOver(LOADERS)
const thinking = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('unwanted' in data) thinking.get(data.unwanted)?.abort()
  else void think(data.number, data.question).then(chosen => postMessage(chosen))
})

async function think(number: number, question: BotQuestion): Promise<Chosen> {
  const wanted = new AbortController()
  thinking.set(number, wanted)
  try {
    return { number, answer: await choose(question, wanted.signal) }
  } catch (error) {
    return { number, fault: messageOf(error) }
  } finally {
    thinking.delete(number)
  }
}
