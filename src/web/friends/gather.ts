/** Opens a table for friends and sits down at it. */

import type { SetupDraft } from '../setup/draft.ts'
import { gatheringOf, nameOfYou, yourSeat } from '../setup/far-draft.ts'
import { goTo } from '../shell/router.ts'
import { change } from '../shell/settings.ts'
import { call } from '../shell/wire.ts'
import { takeSeat } from './take-seat.ts'

/** Refused where it could not be played, or no server answers. */
export async function gather(draft: SetupDraft): Promise<void> {
  change({ name: nameOfYou(draft) })
  const { match } = await call('gather', gatheringOf(draft))
  await takeSeat(match, yourSeat(draft), draft.sheets[0]?.id)
  goTo('table', match)
}
