/** What the chronicle shows: its entries, the matches that are still here, and how each game tells. */
import type { ChronicleEntry, PuzzleAnswer } from '../../table/protocol.ts'
import { GAMES } from '../games/index.ts'
import type { TaleLook } from '../games/tale-look.ts'
import { call } from '../shell/wire.ts'

export interface Shelf {
  readonly entries: readonly ChronicleEntry[]
  readonly answers: readonly PuzzleAnswer[]
  /** Matches that are still being read. */
  readonly missing: number
  /** Matches whose replay can be watched. */
  readonly here: ReadonlySet<string>
  readonly looks: ReadonlyMap<string, TaleLook>
}

export async function readShelf(): Promise<Shelf> {
  const [{ entries, answers, missing }, tables, looks] = await Promise.all([
    call('chronicle', {}),
    call('tables', {}),
    Promise.all(GAMES.map(async ({ cover, tales }) => [cover.game, await tales?.()] as const)),
  ])
  return {
    entries,
    answers,
    missing,
    here: new Set(tables.map(({ match }) => match)),
    looks: new Map(looks.flatMap(([game, look]) => (look ? [[game, look]] : []))),
  }
}
