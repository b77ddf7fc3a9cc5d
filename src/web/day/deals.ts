/** What can be done with a day's deal: begin it, and send it to somebody with one's own result. */
import { messageOf } from '../../engine/error-message.ts'
import type { MatchFile } from '../../engine/file.ts'
import type { Facts } from '../../engine/types.ts'
import { matchOf, withNames } from '../setup/draft.ts'
import { words as setupWords } from '../setup/text/index.ts'
import { factsOf } from '../shell/facts.ts'
import { packedMatch, shareLink, shareMatch } from '../shell/files.ts'
import { goTo, hrefTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { type Day, dayOfHeader, draftOf } from './day.ts'

export async function beginDeal(day: Day, facts: Facts): Promise<void> {
  try {
    const draft = withNames(draftOf(day, facts, settings.value.name), setupWords.value)
    goTo('table', (await call('new', matchOf(draft))).match)
  } catch (error) {
    say(messageOf(error))
  }
}

/** A match that is over: where it was the deal of a day, as that. */
export async function shareEnded(match: string, { header }: MatchFile): Promise<void> {
  const day = dayOfHeader(header, await factsOf(header.game))
  await (day === null ? shareMatch(match) : shareDeal(day, header.game, match))
}

/** Without a match the deal alone. */
export async function shareDeal(day: Day, game: string, match: string | null): Promise<void> {
  const result = match === null ? {} : { m: await packedMatch(match) }
  await shareLink(hrefTo('day', `${day}/${game}`, result))
}
