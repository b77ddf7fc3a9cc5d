/** What each call does. */
import { CHRONICLE_CALLS } from './chronicle.ts'
import { COMMANDS } from './command.ts'
import { DEVICE_CALLS } from './device.ts'
import type { Handlers } from './handlers.ts'
import { LOBBY_CALLS } from './lobby.ts'
import { LOG_CALLS } from './log.ts'
import { TABLE_CALLS } from './table.ts'

export const HANDLERS: Handlers = {
  ...LOBBY_CALLS,
  ...TABLE_CALLS,
  ...COMMANDS,
  ...LOG_CALLS,
  ...DEVICE_CALLS,
  ...CHRONICLE_CALLS,
}
