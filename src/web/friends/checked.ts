/** Checks the dice of a match that is over, and says what was found. */
import { messageOf } from '../../engine/error-message.ts'
import { offer } from '../shell/files.ts'
import { call } from '../shell/wire.ts'
import { sentencesOf } from './sentences.ts'
import { words } from './text/index.ts'

export async function checked(match: string): Promise<readonly string[]> {
  try {
    const { secret } = await call('save', { match })
    if (secret === undefined) return [words.value.verifyLater]
    return sentencesOf(await call('verify', { match }), words.value)
  } catch (error) {
    return [words.value.verifyFailed(messageOf(error))]
  }
}

/** What this device was sent while the match was played, for `undercroft verify FILE --links`. */
export async function saveMarks(match: string): Promise<void> {
  offer(`undercroft-marks-${match}.json`, JSON.stringify(await call('witnesses', { match })))
}
