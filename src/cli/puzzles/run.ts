/** Looks for puzzles until there are enough, so many matches were played, or somebody wants out. */
import { setImmediate } from 'node:timers/promises'
import { findPuzzles, type Search } from '../../bots/puzzles/find.ts'
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
  /** How many may have a best action of the same kind. */
  readonly alike: number
  readonly out: string
  readonly before: readonly Puzzle[]
}

type Asked = Omit<Search, 'hasEnough'>

export async function runPuzzles(io: Io, kit: AnyKit, search: Asked, wanted: Wanted): Promise<number> {
  const puzzles = await found(io, kit, search, wanted)
  if (!puzzles.ok) return complainOf(io, puzzles.refusal)
  const { length } = puzzles.value
  say(io, `"${wanted.out}" holds ${length} ${length === 1 ? 'puzzle' : 'puzzles'} of ${kit.facts.title}.`)
  return length >= wanted.count
    ? 0
    : complain(io, `${wanted.count} were wanted; another --seed may find more.`)
}

async function found(
  io: Io,
  kit: AnyKit,
  search: Asked,
  { count, games, alike, out, before }: Wanted,
): Promise<Result<readonly Puzzle[]>> {
  const puzzles = [...before]
  const show = progressOn(io, count, before.length, 'puzzles')
  const stop = new AbortController()
  const unheard = io.onInterrupt(() => stop.abort())
  const hasEnough = (kind: string) => puzzles.filter(puzzle => answerKind(puzzle) === kind).length >= alike
  const matches = findPuzzles(kit, { ...search, hasEnough })
  for (let game = 0; game < games && puzzles.length < count && !stop.signal.aborted; game++) {
    const next = matches.next().value
    if (!next.ok) return next
    if (next.value) {
      puzzles.push(next.value)
      const kept = keepPuzzles(io, out, puzzles)
      if (!kept.ok) return kept
    }
    show(puzzles.length)
    await setImmediate()
  }
  unheard()
  return done(puzzles)
}

function answerKind(puzzle: Puzzle): string | null {
  return puzzle.kind === 'choice' ? puzzle.options[0].action.kind : null
}
