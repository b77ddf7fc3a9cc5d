/** A puzzle on the table: its match as it was then, held and not kept. */
import type { Puzzle } from '../../engine/puzzle.ts'
import { gameOf } from '../games/index.ts'
import type { Puzzles } from '../games/page-game.ts'
import { factsOf } from '../shell/facts.ts'
import { call } from '../shell/wire.ts'
import type { Look } from '../table/look.ts'
import { words } from './text/index.ts'

export interface Begun {
  readonly game: string
  readonly match: string
  readonly look: Look
  readonly hidden: boolean
  readonly puzzle: Puzzle
  /** Its place among those of its game, counted from 0, and how many there are. */
  readonly place: number
  readonly of: number
  readonly laying: Puzzles['laying'] | undefined
}

export async function begin(game: string, place: (of: number) => number): Promise<Begun> {
  const found = gameOf(game)
  if (!found?.puzzles) throw new Error(words.value.noPuzzle(game))
  const [{ list, laying }, look, { hidden }] = await Promise.all([
    found.puzzles(),
    found.look(),
    factsOf(game),
  ])
  const at = place(list.length)
  const puzzle = list[at]
  if (!puzzle) throw new Error(words.value.noPuzzle(`${game} ${at + 1}`))
  const { match } = await call('peek', { file: fileOf(puzzle), withoutHints: true })
  return { game, match, look, hidden, puzzle, place: at, of: list.length, laying }
}

/** Whoever is asked is called so in the language of now. */
function fileOf({ match, seat }: Puzzle): unknown {
  const { header } = match
  const you = { kind: 'person', name: words.value.you } as const
  return { ...match, header: { ...header, seats: header.seats.with(seat, you) } }
}
