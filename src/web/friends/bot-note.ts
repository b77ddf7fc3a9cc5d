/** What is said of a bot at a table. */
import type { SeatHolder } from '../../engine/match.ts'
import { BEST, type Level, levelNamed } from '../../table/protocol.ts'
import { levelWords } from '../setup/level-words.ts'

/** One of which nothing is said plays as it is usual. */
export function levelIn({ level = BEST }: SeatHolder): Level {
  return levelNamed(level) ?? BEST
}

export function botNote(holder: SeatHolder, bot: string): string {
  return `${bot}, ${levelWords.value.levels[levelIn(holder)].name}`
}
