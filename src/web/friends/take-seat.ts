/** Sits down under the name that the device knows its person by. */
import type { MatchId } from '../../table/protocol.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { ask } from './ask.ts'
import { words } from './text/index.ts'

/** `sheet`: a campaign sheet of this device, by its id. */
export async function takeSeat(match: MatchId, seat: number, sheet?: string): Promise<void> {
  const name = settings.value.name.trim()
  if (name === '') return say(words.value.nameFirst)
  await ask('takeSeat', { match, seat, name, ...(sheet === undefined ? {} : { sheet }) })
}
