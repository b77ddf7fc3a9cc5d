/** Puzzles as a file: a line for each, written as they are found. */
import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Puzzle } from '../../engine/puzzle.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { faultOf } from '../complain.ts'
import { readJson } from '../files.ts'
import type { Io } from '../io.ts'

/** Whole puzzles are checked by a test; here only whether these are puzzles of the game. */
const isPuzzle = (value: unknown): value is Puzzle => head.safeParse(value).success
const head = z.looseObject({
  kind: z.enum(['choice', 'laying']),
  match: z.looseObject({ header: z.looseObject({ game: z.string() }) }),
  seat: z.int(),
})
const list = z.array(z.custom<Puzzle>(isPuzzle))

/** Those that a file holds already are kept, and what is found comes after them. */
export function puzzlesBefore(path: string, game: string): Result<readonly Puzzle[]> {
  if (!existsSync(path)) return done([])
  const input = readJson(path, 'puzzles')
  if (!input.ok) return input
  const parsed = list.safeParse(input.value)
  const isOfGame = parsed.success && parsed.data.every(({ match }) => match.header.game === game)
  return isOfGame ? done(parsed.data) : refuse('file', `"${path}" holds no puzzles of ${game}.`)
}

export function keepPuzzles(io: Io, path: string, puzzles: readonly Puzzle[]): Result<null> {
  try {
    io.publish(path, `[\n${puzzles.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`)
    return done(null)
  } catch (error) {
    return refuse('file', `"${path}" cannot be written: ${faultOf(error)}.`)
  }
}
