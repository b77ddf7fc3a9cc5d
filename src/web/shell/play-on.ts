/** The same steps in a practice match of their own, and on to its table. */
import { messageOf } from '../../engine/error-message.ts'
import { goTo } from './router.ts'
import { say } from './toasts.ts'
import { call } from './wire.ts'

export async function playOn(match: string, at: number): Promise<void> {
  try {
    const forked = await call('fork', { match, at })
    goTo('table', forked.match)
  } catch (error) {
    say(messageOf(error))
  }
}
