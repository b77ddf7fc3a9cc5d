/** Once more with the same people and the same set-up: on to its waiting room. */
import type { MatchId } from '../../table/protocol.ts'
import { goTo } from '../shell/router.ts'
import { ask } from './ask.ts'

export async function rematch(match: MatchId): Promise<void> {
  const next = await ask('rematch', { match })
  if (next) goTo('table', next.match)
}
