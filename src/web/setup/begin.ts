/** From a set-up to the table. */
import { messageOf } from '../../engine/error-message.ts'
import { goTo } from '../shell/router.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { matchOf, type SetupDraft, withNames } from './draft.ts'
import { words } from './text/index.ts'

export async function begin(draft: SetupDraft): Promise<void> {
  try {
    if (draft.far) await (await import('../friends/gather.ts')).gather(draft)
    else goTo('table', (await call('new', matchOf(withNames(draft, words.value)))).match)
  } catch (error) {
    say(messageOf(error))
  }
}
