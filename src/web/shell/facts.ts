/** The facts of a game, from the worker that knows its rules. */
import type { Facts } from '../../engine/types.ts'
import { text } from '../text/index.ts'
import { call } from './wire.ts'

export async function factsOf(game: string): Promise<Facts> {
  const facts = (await call('games', {})).find(({ id }) => id === game)
  if (!facts) throw new Error(text.value.noMatch)
  return facts
}
