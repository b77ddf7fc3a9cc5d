/** What a tournament has played, on the disk: written as it goes, so that it can be gone on with. */
import { existsSync } from 'node:fs'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import type { Played } from '../../sim/played.ts'
import { gamesIn, recordOf } from '../../sim/record.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { faultOf } from '../complain.ts'
import { readJson } from '../files.ts'
import type { Io } from '../io.ts'

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
  if (games.value) return done(games.value)
  return refuse('file', `"${out}" holds another tournament: its game, options, bots, seed or budget differ.`)
}

/** Milliseconds between two writings: a file of many games takes a while. */
const PAUSE = 5000

interface Keeper {
  keep(games: readonly Played[]): Result<null>
  /** The same, but not again at once. */
  keepSoon(games: readonly Played[]): Result<null>
}

export function keeperOf(io: Io, out: string | undefined, setup: TournamentSetup): Keeper {
  let next = io.now()
  const keep = (games: readonly Played[]) => {
    if (out === undefined) return done(null)
    next = io.now() + PAUSE
    return written(io, out, recordOf(setup, games))
  }
  return { keep, keepSoon: games => (io.now() < next ? done(null) : keep(games)) }
}

function written(io: Io, path: string, text: string): Result<null> {
  try {
    io.write(path, text)
    return done(null)
  } catch (error) {
    return refuse('file', `"${path}" cannot be written: ${faultOf(error)}.`)
  }
}
