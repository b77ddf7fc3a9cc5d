/** Asks the server for something that a person pressed: what it refuses is said, and nothing changes. */
import { messageOf } from '../../engine/error-message.ts'
import type { CallName, Calls } from '../../table/protocol.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'

/** Undefined where it was refused. */
export async function ask<N extends CallName>(
  name: N,
  params: Calls[N]['takes'],
): Promise<Calls[N]['gives'] | undefined> {
  try {
    return await call(name, params)
  } catch (error) {
    say(messageOf(error))
    return undefined
  }
}
