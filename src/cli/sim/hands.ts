/** What a study needs of those who play its games. */
import type { Chunk } from '../../sim/lab/play-chunk.ts'
import type { Range } from '../../sim/lab/range.ts'
import type { Threads } from '../../sim/threads.ts'

export interface Hands extends Threads<Range, Chunk> {
  /** How many pieces are given out at a time. */
  readonly width: number
  /** What is told of them beside how far they are. */
  readonly told: () => string
  /** All is played and kept. */
  forget(): Promise<void>
}
