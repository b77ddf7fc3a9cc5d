/** Bots think here, so that whoever asks the table something meanwhile is answered. */
import { messageOf } from '../engine/error-message.ts'
import { LOADERS } from '../games/loaders.ts'
import { botsOver } from '../table/bot.ts'
import type { Asked, Chosen } from './worker/ask-bot.ts'

const choose = botsOver(LOADERS)

addEventListener(
  'message',
  ({ data }: MessageEvent<Asked>) => void think(data).then(chosen => postMessage(chosen)),
)

async function think({ number, question }: Asked): Promise<Chosen> {
  try {
    return { number, action: await choose(question) }
  } catch (error) {
    return { number, fault: messageOf(error) }
  }
}
