/** How far everybody has come. */
import type { Seat } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { type Hero, LEVELS, type State } from '../types.ts'
import { goldOf, shownOf } from './state.ts'

/**
 * The share of the own goal that each seat carries, as someone knows it who looks with these eyes: cards face up count
 * in full, a card in anybody else's hand as an average treasure, because nobody knows it.
 */
export function progressOf(content: ContentIndex, state: State, eyes: readonly Seat[]): number[] {
  return state.heroes.map((hero, seat) => {
    const isKnown = state.outcome !== null || eyes.includes(seat)
    if (state.mode === 'hunt') return Number(hasFound(content, state, hero, isKnown))
    const goal = num(content.goal, hero.hero)
    return goal === 0
      ? 0
      : Math.min(1, (isKnown ? goldOf(content, hero) : goldSeen(content, state, hero)) / goal)
  })
}

/** D-80: a Treasure Hunt is about one card; there is no half of it. */
function hasFound(content: ContentIndex, { target }: State, hero: Hero, isKnown: boolean): boolean {
  return (isKnown ? hero.goods : shownOf(content, hero)).includes(target)
}

function goldSeen(content: ContentIndex, state: State, hero: Hero): number {
  const shown = shownOf(content, hero)
  const hidden = hero.goods.length - shown.length
  const known = shown.reduce((sum, card) => sum + num(content.value, card), 0)
  return hidden === 0 ? known : known + hidden * averageOf(content, state)
}

/** What a treasure is worth on the average, over the levels from which any has been taken. */
function averageOf(content: ContentIndex, { treasurePile }: State): number {
  const { treasures } = content.pack
  let [count, worth] = [0, 0]
  for (let level = 1; level <= LEVELS; level++) {
    let [copies, value, left] = [0, 0, 0]
    for (const card of content.treasuresOf[level] ?? []) {
      const printed = treasures[card]?.copies ?? 0
      copies += printed
      value += printed * num(content.value, card)
      left += num(treasurePile, card)
    }
    if (copies === 0) continue
    count += copies - left
    worth += (value / copies) * (copies - left)
  }
  return count === 0 ? 0 : worth / count
}
