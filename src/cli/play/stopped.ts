/** A match of older rules that stops somewhere is left as it is; from there on one may play another as practice. */
import { randomInt } from 'node:crypto'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { forked } from '../../table/fork.ts'
import { stoppedText } from '../../table/reading/stopped.ts'
import type { Asker } from '../asker.ts'
import { matchesFolder } from '../home.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import type { Shell } from '../shell.ts'
import { nameOf, newPath } from './saves.ts'
import type { Offer } from './welcome.ts'

export async function playable(shell: Shell, asker: Asker, offer: Offer): Promise<Result<Offer | null>> {
  const { kit, match, stopped, path } = offer
  if (!stopped) return done(offer)
  const why = stoppedText(stopped, 'en')
  if (!shell.io.interactive)
    return refuse('file', `${why} Look at it with: undercroft replay ${nameOf(path)}`)
  say(shell.io, wrap(why, Math.min(100, shell.io.columns), ''))
  const answer = await asker.ask('Play on from there as practice, in a match of its own? (y) > ')
  if (answer?.trim().toLowerCase() !== 'y') return done(null)
  const on = forked(kit, match, match.line.length, randomInt(2 ** 32))
  return on.ok ? done({ kit, match: on.value, path: newPath(matchesFolder(shell.io.env), kit.facts.id) }) : on
}
