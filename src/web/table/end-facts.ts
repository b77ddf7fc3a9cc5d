/** What is told of a match when it is over. */
import type { MatchFile } from '../../engine/file.ts'
import type { Seat } from '../../engine/types.ts'
import type { ChronicleEntry, Line, Picture } from '../../table/protocol.ts'
import type { EndWords } from './end-text/en.ts'

/** Who won, in a headline: you, where you are the only person at this screen. */
export function headline({ ending, seats, seat }: Picture, words: EndWords): string {
  const winners = ending?.result.winners ?? []
  if (winners.length === 0) return words.lost
  const persons = seats.filter(({ kind }) => kind === 'person').length
  if (winners.length === seats.length && seats.length > 1) return words.allWon
  if (seat !== null && persons === 1 && winners.includes(seat)) return words.youWon
  return words.won(winners.map(winner => seats[winner]?.name ?? ''))
}

/** As those at this screen see it: a race that somebody else won is lost. */
export function hasWon({ ending, seat }: Picture): boolean {
  const winners = ending?.result.winners ?? []
  return seat === null ? winners.length > 0 : winners.includes(seat)
}

/** A few numbers: steps, turns and throws as the log tells them, and what was taken back. */
export function numbersOf(
  { length }: Picture,
  lines: readonly Line[],
  isHead: (line: Line) => boolean,
  file: MatchFile | null,
  words: EndWords,
): readonly (readonly [number, string])[] {
  const rolls = lines.filter(({ kind }) => kind === 'rolled').length
  const rounds = lines.filter(isHead).length
  const undone = file?.steps.reduce((sum, entry) => sum + ('undo' in entry ? entry.undo : 0), 0) ?? 0
  return [words.steps(length), words.rounds(rounds), words.rolls(rolls), words.undone(undone)].filter(
    ([n]) => n > 0,
  )
}

/** The secret of a day's deal is shown only when the day is over. */
export function fairness({ header: { seed, fair }, secret }: MatchFile, words: EndWords): string | null {
  if (fair !== undefined) return secret === undefined ? words.fairLater : words.fairSecret
  return seed === undefined ? null : words.fairSeed(seed)
}

/** Whoever looks; among bots, the first. */
export function tellerIn({ seat, seats }: Pick<Picture, 'seat' | 'seats'>): Seat {
  return (
    seat ??
    Math.max(
      0,
      seats.findIndex(({ kind }) => kind === 'person'),
    )
  )
}

/** The deeds that this match was the first to do; none before it has entered the chronicle. */
export function newDeeds(
  entries: readonly ChronicleEntry[],
  { match, game, seat }: Pick<ChronicleEntry, 'match' | 'game' | 'seat'>,
): readonly string[] {
  const own = entries.find(entry => entry.match === match && entry.seat === seat)
  const before = new Set(
    entries
      .filter(entry => entry.game === game && entry.match !== match && entry.ended <= (own?.ended ?? 0))
      .flatMap(entry => entry.tale.deeds),
  )
  return own?.tale.deeds.filter(deed => !before.has(deed)) ?? []
}
