/** Another match like this one. The one that is left is kept among the tables. */
import { messageOf } from '../../engine/error-message.ts'
import type { MatchId } from '../../table/protocol.ts'
import { goTo } from '../shell/router.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'

/** With the same set-up, and the same dice and cards where they are wanted; what needs asking is asked in the set-up. */
export async function restart(match: MatchId, game: string, deal: 'new' | 'same'): Promise<void> {
  try {
    const wanted = await call('again', { match })
    if (!wanted) return goTo('setup', game)
    const seed = deal === 'same' ? (await call('save', { match })).header.seed : undefined
    const begun = await call('new', { ...wanted, ...(seed === undefined ? {} : { seed }) })
    goTo('table', begun.match)
  } catch (error) {
    say(messageOf(error))
  }
}
