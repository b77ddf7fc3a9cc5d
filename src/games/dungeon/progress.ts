import type { Seat } from '../../engine/types.ts'
import type { Book } from './book.ts'
import { num } from './lists.ts'
import { goldOf, shownOf } from './score.ts'
import { type Hero, LEVELS, type State } from './types.ts'

/**
 * The share of the own goal that each seat carries, as someone knows it who looks with these eyes: cards face up count
 * in full, a card in anybody else's hand as an average treasure, because nobody knows it.
 */
export function progressOf(book: Book, state: State, eyes: readonly Seat[]): number[] {
  return state.heroes.map((hero, seat) => {
    const isKnown = state.outcome !== null || eyes.includes(seat)
    if (state.mode === 'hunt') return Number(hasFound(book, state, hero, isKnown))
    const goal = num(book.goal, hero.hero)
    return goal === 0 ? 0 : Math.min(1, (isKnown ? goldOf(book, hero) : goldSeen(book, state, hero)) / goal)
  })
}

/** D-80: a Treasure Hunt is about one card; there is no half of it. */
function hasFound(book: Book, { target }: State, hero: Hero, isKnown: boolean): boolean {
  return (isKnown ? hero.goods : shownOf(book, hero)).includes(target)
}

function goldSeen(book: Book, state: State, hero: Hero): number {
  const shown = shownOf(book, hero)
  const hidden = hero.goods.length - shown.length
  const known = shown.reduce((sum, card) => sum + num(book.value, card), 0)
  return hidden === 0 ? known : known + hidden * averageOf(book, state)
}

/** What a treasure is worth on the average, over the levels from which any has been taken. */
function averageOf(book: Book, { treasurePile }: State): number {
  const { treasures } = book.content
  let [count, worth] = [0, 0]
  for (let level = 1; level <= LEVELS; level++) {
    let [copies, value, left] = [0, 0, 0]
    for (const card of book.treasuresOf[level] ?? []) {
      const printed = treasures[card]?.copies ?? 0
      copies += printed
      value += printed * num(book.value, card)
      left += num(treasurePile, card)
    }
    if (copies === 0) continue
    count += copies - left
    worth += (value / copies) * (copies - left)
  }
  return count === 0 ? 0 : worth / count
}
