/** Where in the log the choices are told that gave something away. */
import { type Line, type MatchAnalysis, type Mistake, THOUGHT } from '../../../table/protocol.ts'

/** By the line that tells of it: what a choice led to may be told only after the dice have fallen, with the next choice. */
export function notesOf<L extends Pick<Line, 'at' | 'kind'>>(
  found: MatchAnalysis | null,
  lines: readonly L[],
  say: (mistake: Mistake) => string,
): ReadonlyMap<L, string> {
  const notes = new Map<L, string>()
  for (const mistake of found?.mistakes ?? []) {
    const line = lines.find(({ at, kind }) => at >= mistake.at && kind !== THOUGHT)
    if (!line) continue
    const before = notes.get(line)
    const note = say(mistake)
    notes.set(line, before === undefined ? note : `${before} · ${note}`)
  }
  return notes
}
