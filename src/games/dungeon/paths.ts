/** Ways over the board as a view shows them: pure helpers for clients, the drawing and the advice. */
import { type Book, bookOf, distancesTo } from './book.ts'
import { num } from './lists.ts'
import { NONE } from './types.ts'
import type { DungeonView, SeatView } from './view-types.ts'

/** A space within reach and the steps that lead there; `ends` where entering ends the move. */
export interface Path {
  readonly to: number
  readonly steps: readonly number[]
  readonly ends: boolean
}

export function isClearedIn(book: Book, view: DungeonView, space: number): boolean {
  const lair = num(book.lair, space)
  return lair === NONE || num(view.cleared, lair) >= num(book.need, space)
}

/** Something is met there: a card lies in the lair or can still be drawn for it (D-21). */
export function isMetIn(book: Book, view: DungeonView, space: number): boolean {
  if (isClearedIn(book, view, space)) return false
  const level = num(book.level, space)
  const isLeft = (book.monstersOf[level] ?? []).some(card => num(view.monsterDiscard, card) > 0)
  return (
    isLeft ||
    num(view.monsterPiles, level - 1) > 0 ||
    view.lairs.some(({ at, number }) => at === space && number > 0)
  )
}

/** How far a room is from the hero as the Hunter walks (D-82); before there is a hero, from the Great Hall. */
export function hunterWay(book: Book, view: DungeonView, room: number): number {
  const at = view.seats[view.turn]?.at ?? NONE
  return num(distancesTo(book, at === NONE ? book.hall : at), room)
}

/** Another hero than the one to move stands there, where heroes do not share. */
export function isTakenIn(book: Book, view: DungeonView, space: number): boolean {
  return (
    book.shares[space] !== true && view.seats.some((seat, index) => seat.at === space && index !== view.turn)
  )
}

export function knowsDoorIn(book: Book, seat: SeatView, door: number): boolean {
  return (
    door === NONE ||
    ((seat.doors >>> door) & 1) === 1 ||
    seat.shown.some(card => book.power[card] === 'secret door')
  )
}

/** Every space where the hero of this turn can stop with the movement left, with the steps that lead there. */
export function pathsFrom(view: DungeonView): Path[] {
  const book = bookOf(view.content)
  const mover = view.seats[view.turn]
  if (!mover || view.due?.step !== 'move') return []
  const paths: Path[] = []
  const seen = new Set([mover.at])
  const queue: Path[] = [{ to: mover.at, steps: [], ends: false }]
  for (const { to: from, steps, ends } of queue) {
    if (ends || steps.length === view.left) continue
    for (const { to, door } of book.ways[from] ?? []) {
      if (seen.has(to) || !knowsDoorIn(book, mover, door)) continue
      // D-61: after ESP only the lair looked into may be entered.
      if (view.espAt !== NONE && to !== view.espAt) continue
      const isTaken = isTakenIn(book, view, to)
      const path = { to, steps: [...steps, to], ends: !isClearedIn(book, view, to) }
      if (isTaken && path.ends) continue
      seen.add(to)
      queue.push(path)
      if (!isTaken) paths.push(path)
    }
  }
  return paths
}
