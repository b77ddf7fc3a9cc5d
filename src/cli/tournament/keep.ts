/** What a tournament has played before. */
import { existsSync } from 'node:fs'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { ownBuild } from '../../sim/farm/build.ts'
import { faultIn, type Held, heldIn } from '../../sim/record.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { readJson } from '../files.ts'

interface Where {
  readonly out?: string
  readonly resume?: boolean
}

/** What was played before; a file that is there is gone on with, never written over. */
export function heldBefore({ out, resume }: Where, setup: TournamentSetup): Result<Held> {
  if (out === undefined)
    return resume
      ? refuse('file', 'To go on, say with --out which file holds what was played.')
      : done({ games: [] })
  if (!existsSync(out)) return done({ games: [], build: ownBuild() })
  if (!resume) return refuse('file', `"${out}" is there already; --resume goes on with it.`)
  const input = readJson(out, 'tournament')
  if (!input.ok) return input
  const held = heldIn(input.value, setup)
  if (!held.ok) return refuse('file', `"${out}": ${held.refusal.reason}`)
  if (!held.value)
    return refuse(
      'file',
      `"${out}" holds another tournament: its game, options, bots, seed or budget differ.`,
    )
  const fault = faultIn(held.value.games, setup.bots.length)
  return fault === null ? done(held.value) : refuse('file', `"${out}": ${fault}`)
}
