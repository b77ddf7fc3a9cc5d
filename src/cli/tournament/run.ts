/** A tournament from its first game, or from where it stopped, to its last. */
import { setImmediate } from 'node:timers/promises'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { type Arena, arenaOf, playing } from '../../sim/arena.ts'
import { playAll } from '../../sim/play-all.ts'
import type { Played } from '../../sim/played.ts'
import { type Held, recordOf } from '../../sim/record.ts'
import type { TournamentSetup } from '../../sim/setup.ts'
import { gameThreads, type Threads } from '../../sim/threads.ts'
import { complain, complainOf } from '../complain.ts'
import { interruptOf } from '../interrupt.ts'
import { type Io, say } from '../io.ts'
import { keeperOf } from '../keeper.ts'
import { doubtOfBuild, faultOfBuild, type Holding } from '../same-build.ts'
import { progressOn } from './bar.ts'
import { reportLines } from './report.ts'

export interface Wanted {
  /** How many deals. */
  readonly games: number
  readonly out?: string
  readonly workers: number
  readonly before: Held
}

export async function runTournament(
  io: Io,
  kit: AnyKit,
  setup: TournamentSetup,
  wanted: Wanted,
): Promise<number> {
  const arena = arenaOf(kit, setup, () => io.now())
  if (!arena.ok) return complainOf(io, arena.refusal)
  const asked = wanted.games * setup.bots.length
  const missing = missingOf(asked, wanted.before)
  const of = wanted.before.games.length + missing.length
  const holding = holdingOf(wanted.before, setup.bots.length)
  const fault = missing.length > 0 ? faultOfBuild(holding) : null
  if (fault !== null) return complain(io, fault)
  const doubt = missing.length > 0 ? doubtOfBuild(holding) : null
  if (doubt !== null) complain(io, doubt)
  const games = await played(io, arena.value, missing, wanted)
  if (!games.ok) return complainOf(io, games.refusal)
  for (const line of reportLines(setup, { games: games.value, asked }, io.columns)) say(io, line)
  return games.value.length === of ? 0 : complain(io, stoppedAt(games.value.length, of, wanted.out))
}

/** The numbers of the games that are asked for and were not played before. */
function missingOf(asked: number, { games }: Held): number[] {
  const known = new Set(games.map(({ number }) => number))
  return Array.from({ length: asked }, (_, number) => number).filter(number => !known.has(number))
}

/** Shown without playing are the deals from the first on of which nothing is missing. */
function holdingOf(held: Held, bots: number): Holding {
  const { games, build } = held
  const [first = games.length] = missingOf(games.length, held)
  return { build, games: games.length, shown: Math.floor(first / bots) }
}

function stoppedAt(count: number, of: number, out: string | undefined): string {
  return `Stopped after ${count} of ${of} games${out === undefined ? '.' : '; --resume goes on from there.'}`
}

/**
 * All games, those of before included, or what was over when somebody wanted out; a disk that does not keep them ends it
 * at once.
 */
async function played(
  io: Io,
  arena: Arena,
  missing: readonly number[],
  wanted: Wanted,
): Promise<Result<readonly Played[]>> {
  const games = [...wanted.before.games]
  const keeper = keeperOf(io, wanted.out, (played: readonly Played[]) =>
    recordOf(arena.setup, { ...wanted.before, games: played }),
  )
  const show = progressOn(io, games.length + missing.length, games.length)
  const { stopped, unheard } = interruptOf(io)
  const threads =
    wanted.workers > 1 && missing.length > 0 ? gameThreads(arena.setup, wanted.workers) : here(arena)
  try {
    for await (const game of playAll(missing, threads.play, wanted.workers, stopped)) {
      games.push(game)
      show(games.length)
      const kept = keeper.keepSoon(games)
      if (!kept.ok) return kept
    }
  } catch (error) {
    // Whoever mends what is wrong goes on from here.
    keeper.keep(games)
    throw error
  } finally {
    unheard()
    await threads.close()
  }
  const kept = keeper.keep(games)
  return kept.ok ? done(games) : kept
}

/** Without threads: between two steps whoever wants out is heard, and what is not over then is left. */
function here(arena: Arena): Threads<number, Played> {
  const left = new AbortController()
  return {
    play: async number => {
      const game = playing(arena, number)
      while (!left.signal.aborted) {
        await setImmediate()
        const at = game.next()
        if (at.done) return at.value
      }
      return new Promise(() => undefined)
    },
    close: async () => left.abort(),
  }
}
