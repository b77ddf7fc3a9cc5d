import type { Notes, Watcher } from '../engine/watch.ts'
import { bookOf } from '../sim/lab/notes.ts'
import { newTally, type Tally } from '../sim/lab/tally.ts'
import type { Table } from './table.ts'

/** What the laboratory counts of what is played at a table; by side, who won. */
export function talliedOf<S, C>(
  table: Table<S>,
  content: C,
  watch: (content: C, start: S, notes: Notes, look: number | null) => Watcher<S>,
  play: () => void,
  won: readonly boolean[],
  look: number | null = null,
): { readonly tally: Tally; readonly rounds: number } {
  const tally = newTally()
  const { notes, close } = bookOf(tally, won.length)
  const watcher = watch(content, table.state, notes, look)
  table.watchedBy(watcher)
  play()
  const rounds = watcher.close(table.state)
  close(won)
  return { tally, rounds }
}
