/** What a tournament has played before. */
import { existsSync } from 'node:fs'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Played } from '../../sim/played.ts'
import { faultIn, gamesIn } from '../../sim/record.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { readJson } from '../files.ts'

interface Where {
  readonly out?: string
  readonly resume?: boolean
}

/** What was played before; a file that is there is gone on with, never written over. */
export function gamesBefore({ out, resume }: Where, setup: TournamentSetup): Result<readonly Played[]> {
  if (out === undefined)
    return resume ? refuse('file', 'To go on, say with --out which file holds what was played.') : done([])
  if (!existsSync(out)) return done([])
  if (!resume) return refuse('file', `"${out}" is there already; --resume goes on with it.`)
  const input = readJson(out, 'tournament')
  if (!input.ok) return input
  const games = gamesIn(input.value, setup)
  if (!games.ok) return refuse('file', `"${out}": ${games.refusal.reason}`)
  if (!games.value)
    return refuse(
      'file',
      `"${out}" holds another tournament: its game, options, bots, seed or budget differ.`,
    )
  const fault = faultIn(games.value, setup.bots.length)
  return fault === null ? done(games.value) : refuse('file', `"${out}": ${fault}`)
}
