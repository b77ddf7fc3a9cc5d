/** Shows once more what has happened, on the same stage, and comes back to now. */
import type { Picture } from '../../../table/protocol.ts'
import { call } from '../../shell/wire.ts'
import type { TableSession } from '../session.ts'
import { paceOfEncore, stageOf } from './direction.ts'
import { endEncore } from './end-encore.ts'

/** From after this step up to now. */
export async function watchAgain(session: TableSession, from: number): Promise<void> {
  const now = session.now.value
  if (!now || session.encore.value) return
  const { match, seat, at: until } = now
  const encore = stageOf(session.beatsOf, picture => show(session, picture, until), paceOfEncore)
  session.encore.value = encore
  for (let at = from + 1; at <= until && session.encore.value === encore; at++)
    encore.play(await call('look', { match, seat, at, since: at - 1 }))
}

function show(session: TableSession, picture: Picture, until: number): void {
  if (picture.at < until) session.past.value = picture
  else endEncore(session)
}
