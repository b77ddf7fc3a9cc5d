/** What a space is like as a view shows it: for the drawing, sentences and advice. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { NONE } from '../types.ts'
import type { DungeonView, SeatView } from './types.ts'

export function isClearedIn(content: ContentIndex, view: DungeonView, space: number): boolean {
  const lair = num(content.lair, space)
  return lair === NONE || num(view.cleared, lair) >= num(content.need, space)
}

/** Something is met there: a card lies in the lair or can still be drawn for it (D-21). */
export function isMetIn(content: ContentIndex, view: DungeonView, space: number): boolean {
  if (isClearedIn(content, view, space)) return false
  const level = num(content.level, space)
  const isLeft = (content.monstersOf[level] ?? []).some(card => num(view.monsterDiscard, card) > 0)
  return (
    isLeft ||
    num(view.monsterPiles, level - 1) > 0 ||
    view.lairs.some(({ at, number }) => at === space && number > 0)
  )
}

/** How far a room is from the hero as the Hunter walks (D-82); before there is a hero, from the Great Hall. */
export function hunterWay(content: ContentIndex, view: DungeonView, room: number): number {
  const at = view.seats[view.turn]?.at ?? NONE
  return num(distancesTo(content, at === NONE ? content.hall : at), room)
}

/** Another hero than the one to move stands there, where heroes do not share. */
export function isTakenIn(content: ContentIndex, view: DungeonView, space: number): boolean {
  return (
    content.shares[space] !== true &&
    view.seats.some((seat, index) => seat.at === space && index !== view.turn)
  )
}

export function knowsDoorIn(content: ContentIndex, seat: SeatView, door: number): boolean {
  return (
    door === NONE ||
    ((seat.doors >>> door) & 1) === 1 ||
    seat.shown.some(card => content.power[card] === 'secret door')
  )
}
