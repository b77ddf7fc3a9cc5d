/** What can be done with a day's deal: begin it, and send it to somebody with one's own result. */
import { messageOf } from '../../engine/error-message.ts'
import type { Facts } from '../../engine/types.ts'
import { matchOf, withNames } from '../setup/draft.ts'
import { words as setupWords } from '../setup/text/index.ts'
import { packedMatch, shareLink } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { type Day, draftOf } from './day.ts'

export async function beginDeal(day: Day, facts: Facts): Promise<void> {
  try {
    const draft = withNames(draftOf(day, facts, settings.value.name), setupWords.value)
    goTo('table', (await call('new', matchOf(draft))).match)
  } catch (error) {
    say(messageOf(error))
  }
}

/** Without a match the deal alone. */
export async function shareDeal(day: Day, game: string, match: string | null): Promise<void> {
  const result = match === null ? {} : { m: await packedMatch(match) }
  await shareLink(hrefTo('day', `${day}/${game}`, result))
}
