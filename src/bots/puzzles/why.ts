/** What speaks for an answer: a moment of which nobody can say why is no puzzle. */
import { readerOf } from '../../engine/called.ts'
import { replay } from '../../engine/file.ts'
import { canonical } from '../../engine/hash.ts'
import type { Puzzle } from '../../engine/puzzle.ts'
import type { Action, AnyKit, Reader, Reason, View } from '../../engine/types.ts'

/** The answer of a puzzle, found or still to be judged, and what is said of it. */
export interface Told {
  readonly kind: string
  readonly reasons: readonly Reason[]
  /** The weightiest reason in words; nothing where a game has none. */
  readonly said: string
}

export function told(kind: string, reasons: readonly Reason[], { words }: Reader, view: View): Told {
  const [first] = reasons
  return { kind, reasons, said: (first && words.en.reason?.(first, view)) ?? '' }
}

/** Opens it to see what its reasons speak of. */
export function toldOf(kit: AnyKit, puzzle: Puzzle): Told {
  const kind = puzzle.kind === 'choice' ? puzzle.options[0].action.kind : puzzle.kind
  const opened = replay(kit, puzzle.match)
  if (!opened.ok) return { kind, reasons: puzzle.reasons, said: '' }
  const { game, state } = opened.value
  return told(kind, puzzle.reasons, readerOf(kit, opened.value), game.view(state, puzzle.seat))
}

/** Null where a game that explains itself has nothing to say of the best that does not speak for another as well. */
export function whyBest(
  reader: Reader,
  view: View,
  [best, ...others]: readonly [Action, ...Action[]],
): readonly Reason[] | null {
  const { advice } = reader
  if (!advice.reasons) return []
  const reasons = advice.reasons(view, best)
  const elsewhere = new Set(others.flatMap(action => advice.reasons?.(view, action) ?? []).map(canonical))
  const tells = (reason: Reason) => isTelling(reader, reason) && !elsewhere.has(canonical(reason))
  return reasons.some(tells) ? reasons : null
}

export function isTelling({ advice }: Pick<Reader, 'advice'>, { why }: Reason): boolean {
  return !(advice.hollow?.includes(why) ?? false)
}

/** Whether it is about one of these; where none is named, about anything. */
export function isAbout(whys: readonly string[], reasons: readonly Reason[]): boolean {
  return whys.length === 0 || reasons.some(({ why }) => whys.includes(why))
}

/** The same kind of action for the same kind of reasons. */
export function isAlike(a: Told, b: Told): boolean {
  return a.kind === b.kind && whysOf(a) === whysOf(b)
}

/** Word for word. */
export function isSaidAlike(a: Told, b: Told): boolean {
  return a.said !== '' && a.said === b.said
}

function whysOf({ reasons }: Told): string {
  return reasons.map(({ why }) => why).join(' ')
}
