/** The log of a match, in words: what the events of each step say. */
import { RESIGNED } from '../../engine/result.ts'
import type { GameEvent, Words } from '../../engine/types.ts'
import { type Line, NOTE, THOUGHT } from '../protocol.ts'
import type { Seen, SeenStep } from '../sight.ts'
import type { TableText } from '../text/en.ts'
import type { Book } from './book.ts'

/** What is to be said of the match as a whole: the head of its log. */
export function notesOf({ since, differs }: Seen, { isEarlier }: Book, text: TableText): Line[] {
  if (since > 0) return []
  const notes = [...(isEarlier ? [text.earlierSet] : []), ...(differs ? [text.endsOtherwise] : [])]
  return notes.map(note => ({ at: 1, seat: null, kind: NOTE, text: note }))
}

/** The lines of the steps that are new to the reader. */
export function linesOf(seen: Seen, words: Words, text: TableText): Line[] {
  const first = seen.at - seen.steps.length + 1
  return seen.steps.flatMap((step, index) => {
    const number = first + index
    if (number <= seen.since) return []
    const left = leftBefore(seen, text, number)
    const thought = thoughtIn(seen, words, text, step, number)
    return [...left, ...thought, ...toldBy(seen, words, step, number, left.length === 0)]
  })
}

/** What a bot was after comes before what it did. */
function thoughtIn(
  { seats, view }: Seen,
  words: Words,
  text: TableText,
  { seat, reason }: SeenStep,
  at: number,
): Line[] {
  const why = reason && words.reason?.(reason, view)
  if (why === undefined || seat === null) return []
  return [{ at, seat, kind: THOUGHT, text: text.thought(seats[seat]?.name ?? '', why) }]
}

/** Who gave up between the step before and this one. */
function leftBefore({ resigned, seats }: Seen, text: TableText, number: number): Line[] {
  return resigned
    .filter(({ at }) => at === number - 1)
    .map(({ seat }) => ({
      at: number,
      seat,
      kind: RESIGNED,
      text: text.gaveUp(seats[seat]?.name ?? ''),
    }))
}

function toldBy(seen: Seen, words: Words, step: SeenStep, at: number, mayJoin: boolean): Line[] {
  const names = seen.seats.map(({ name }) => name)
  const reader = isShared(seen) ? null : seen.seat
  return step.events.flatMap((event: GameEvent, index) => {
    const text = words.event(event, reader, names)
    const joins = step.joins && mayJoin && index === 0 ? { joins: step.joins } : {}
    return text === null ? [] : [{ at, seat: step.seat, kind: event.kind, text, ...joins }]
  })
}

/** What several people read, over each other's shoulders or one after the other, names everybody. */
function isShared({ seats, resigned }: Seen): boolean {
  const people = seats.filter(({ kind }, seat) => kind !== 'bot' || resigned.some(each => each.seat === seat))
  return people.length > 1
}
