/** Looks for puzzles until there are enough, so many matches were played, or somebody wants out. */
import { setImmediate } from 'node:timers/promises'
import { findPuzzles, type Search } from '../../bots/puzzles/find.ts'
import { isAlike, isSaidAlike, type Told, toldOf } from '../../bots/puzzles/why.ts'
import type { Puzzle } from '../../engine/puzzle.ts'
import { done } from '../../engine/result.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { complain, complainOf } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { progressOn } from '../tournament/bar.ts'
import { keepPuzzles } from './keep.ts'

export interface Wanted {
  readonly count: number
  readonly games: number
  /** How many may have an answer of the same kind, for the same kind of reasons. */
  readonly alike: number
  readonly out: string
  readonly before: readonly Puzzle[]
  /** The places, counted from 0, of those that others shall take the place of. */
  readonly replace: readonly number[]
}

type Asked = Omit<Search, 'hasEnough'>

export async function runPuzzles(io: Io, kit: AnyKit, search: Asked, wanted: Wanted): Promise<number> {
  const rack: Rack = {
    kit,
    puzzles: [...wanted.before],
    open: wanted.replace.filter(at => at < wanted.before.length),
  }
  const filled = await fill(rack, io, search, wanted)
  if (!filled.ok) return complainOf(io, filled.refusal)
  const { length } = rack.puzzles
  say(io, `"${wanted.out}" holds ${length} ${length === 1 ? 'puzzle' : 'puzzles'} of ${kit.facts.title}.`)
  if (rack.open.length > 0)
    return complain(io, `No others were found for ${rack.open.length} of them; another --seed may find more.`)
  return length >= wanted.count
    ? 0
    : complain(io, `${wanted.count} were wanted; another --seed may find more.`)
}

/** What is found stands first in the places of those to be replaced, and these stay until then. */
interface Rack {
  readonly kit: AnyKit
  readonly puzzles: Puzzle[]
  readonly open: number[]
}

async function fill(
  rack: Rack,
  io: Io,
  search: Asked,
  { count, games, alike, out }: Wanted,
): Promise<Result<null>> {
  const hasRoom = () => rack.open.length > 0 || rack.puzzles.length < count
  const show = progressOn(io, count, standing(rack).length, 'puzzles')
  const stop = new AbortController()
  const unheard = io.onInterrupt(() => stop.abort())
  const matches = findPuzzles(rack.kit, { ...search, hasEnough: answer => isOften(rack, answer, alike) })
  for (let game = 0; game < games && hasRoom() && !stop.signal.aborted; game++) {
    const next = matches.next().value
    if (!next.ok) return next
    if (next.value) {
      rack.puzzles[rack.open.shift() ?? rack.puzzles.length] = next.value
      const kept = keepPuzzles(io, out, rack.puzzles)
      if (!kept.ok) return kept
    }
    show(standing(rack).length)
    await setImmediate()
  }
  unheard()
  return done(null)
}

function standing({ puzzles, open }: Rack): Puzzle[] {
  return puzzles.filter((_, at) => !open.includes(at))
}

/** Nothing is said twice in the same words; how often small steps begin in the same way is no matter. */
function isOften(rack: Rack, answer: Told, alike: number): boolean {
  const others = standing(rack).map(puzzle => toldOf(rack.kit, puzzle))
  const isLaid = answer.kind === 'laying'
  return (
    others.some(other => isSaidAlike(other, answer)) ||
    (!isLaid && others.filter(other => isAlike(other, answer)).length >= alike)
  )
}
