import { bookOf } from './book.ts'
import { num } from './lists.ts'
import { LEVELS } from './types.ts'
import type { DungeonView, SeatView } from './view-types.ts'

/**
 * The share of the own goal that each seat carries, as everybody may see it: cards face up count in full, a card in
 * somebody's hand as an average treasure, because nobody else knows it.
 */
export function progressOf(view: DungeonView): number[] {
  if (view.mode === 'hunt') return view.seats.map(seat => Number(hasFound(view, seat)))
  return view.seats.map(seat => (seat.goal === 0 ? 0 : Math.min(1, goldSeen(view, seat) / seat.goal)))
}

/** D-80: a Treasure Hunt is about one card; there is no half of it. */
function hasFound({ target }: DungeonView, { shown, hand }: SeatView): boolean {
  return shown.includes(target) || (hand ?? []).includes(target)
}

function goldSeen(view: DungeonView, { gold, shown, hidden }: SeatView): number {
  if (gold !== null) return gold
  const { value } = bookOf(view.content)
  return shown.reduce((sum, card) => sum + num(value, card), hidden * averageOf(view))
}

/** What a treasure is worth on the average, over the levels from which any has been taken. */
function averageOf(view: DungeonView): number {
  const { treasures } = bookOf(view.content).content
  const copiesOf = (level: number) =>
    sum(
      treasures.filter(card => card.level === level),
      card => card.copies,
    )
  let count = 0
  let worth = 0
  for (let level = 1; level <= LEVELS; level++) {
    const copies = copiesOf(level)
    const taken = copies - (view.treasurePiles[level - 1] ?? 0)
    if (copies === 0 || taken <= 0) continue
    const all = sum(
      treasures.filter(card => card.level === level),
      card => card.copies * card.value,
    )
    count += taken
    worth += (all / copies) * taken
  }
  return count === 0 ? 0 : worth / count
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0)
}
