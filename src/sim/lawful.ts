/** What a bot may do: one that does anything else ends the game, which would come to nothing true. */
import { keyOf, sameAction } from '../engine/result.ts'
import type { Action } from '../engine/types.ts'

export function lawful(bot: string, action: Action, actions: readonly Action[]): Action {
  if (actions.some(legal => sameAction(legal, action))) return action
  throw new Error(`The bot "${bot}" wants to "${keyOf(action)}", which is not legal there.`)
}
