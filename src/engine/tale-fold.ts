/** What games share that fold a match into its tale. */
import type { Deed, Luck } from './tale.ts'

/** What a die with six faces shows on the average. */
const AVERAGE = 3.5

/** A match won is worth this and more, one lost less. */
const WON = 1000

export function luckOf(dice: number, sum: number): Luck {
  return { dice, sum, expected: dice * AVERAGE }
}

/**
 * Where it turned: the steepest fall of whoever lost, the steepest rise of whoever won, in how things looked after each
 * step. The last step is the end and no turn.
 */
export function turningPoint(outlook: readonly number[], won: boolean): number | null {
  const rises = outlook.slice(1, -1).map((now, index) => now - (outlook[index] ?? 0))
  const steepest = won ? Math.max(0, ...rises) : Math.min(0, ...rises)
  return steepest === 0 ? null : rises.indexOf(steepest) + 2
}

/** `far`: how far one had come who lost, from 0 to 1. */
export function scoreOf(won: boolean, far: number, bonus: number): number {
  return won ? WON + bonus : Math.round(far * (WON - 1))
}

export function deedsIn<F>(deeds: readonly Deed<F>[], facts: F): readonly string[] {
  return deeds.filter(deed => deed.isDone(facts)).map(({ id }) => id)
}
