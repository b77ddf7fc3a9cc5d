/** The odds of a round, and of a whole battle, from the state. */
import type { ContentIndex } from '../content/content-index.ts'
import { burdenChange, cardChange, chanceToBeat } from '../content/round.ts'
import { here } from '../rules/state.ts'
import { type State, TECHNIQUES, type Technique } from '../types.ts'

/** Modifiers beyond this change nothing: the die alone decides. */
const REACH = 6
const CHANCES: readonly number[] = Array.from({ length: 2 * REACH + 1 }, (_, index) =>
  chanceToBeat(index - REACH),
)

export function chanceWith(change: number): number {
  return CHANCES[Math.max(0, Math.min(2 * REACH, change + REACH))] ?? 0
}

/** What is added to the die besides card and bomb. */
export function burdenOf(state: State): number {
  return burdenChange({
    helmet: here(state).helmeted > 0,
    princess: state.wells.includes('princess'),
    bomb: false,
  })
}

export function changeOf({ cards }: ContentIndex, card: number, technique: Technique): number {
  const printed = cards[card]
  return printed ? cardChange(printed, technique) : 0
}

/** The most that a card of the hand adds against this technique; nothing where none helps. */
function bestChange(content: ContentIndex, { hand }: State, technique: Technique): number {
  let best = 0
  for (const card of hand) best = Math.max(best, changeOf(content, card, technique))
  return best
}

/** The chance to win the next round, before its technique is known. */
export function chanceOfRound(content: ContentIndex, state: State): number {
  const burden = burdenOf(state)
  let sum = 0
  for (const technique of TECHNIQUES) sum += chanceWith(burden + bestChange(content, state, technique))
  return sum / TECHNIQUES.length
}

/** The chance to beat so many monsters before so many hearts are lost, each round won with this chance. */
export function survival(hearts: number, monsters: number, chance: number): number {
  let ways = chance ** monsters
  let sum = 0
  for (let lost = 0; lost < hearts; lost++) {
    sum += ways
    ways *= ((monsters + lost) / (lost + 1)) * (1 - chance)
  }
  return Math.min(1, sum)
}
