/** The chance of a round as a table shows it beside a choice, and whether it comes true. */
import type { Notes } from '../../../engine/watch.ts'
import { type ContentIndex, cardOf } from '../content/content-index.ts'
import { BOMB_ADDS } from '../content/numbers.ts'
import { beats, burdenChange, cardChange } from '../content/round.ts'
import { chanceOf } from '../odds/index.ts'
import { here } from '../rules/index.ts'
import type { Action, State, Technique } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { sceneOf } from '../view/scene.ts'

export const TOLD_BESIDE: ReadonlySet<Action['kind']> = new Set(['fight', 'card', 'top', 'bare', 'bomb'])

export interface Forecast {
  readonly beside: Action['kind']
  readonly chance: number
  /** What was promised before the technique was known: the best face-up card against it. */
  best: number | null
  isLit: boolean
}

export function forecastAt(content: ContentIndex, state: State, action: Action): Forecast | null {
  const chance = chanceOf(sceneOf(content, viewOf(content, state)), action)
  return chance === null ? null : { beside: action.kind, chance, best: null, isLit: false }
}

/** What a round comes to that is fought as it was told: by the best card in sight, and without a bomb. */
export function bestAgainst(content: ContentIndex, state: State, technique: Technique): number {
  const changes = state.hand.map(card => cardChange(cardOf(content, card), technique))
  const [helmet, princess] = [here(state).helmeted > 0, state.wells.includes('princess')]
  return Math.max(0, ...changes) + burdenChange({ helmet, princess, bomb: false })
}

/**
 * Whether this die keeps what was told, whatever else was done meanwhile: who spares the best card or lights a bomb does
 * so where it is wanted, and to leave those rounds out would make the others look luckier than dice are.
 */
export function settle(
  { beside, chance, best, isLit }: Forecast,
  value: number,
  change: number,
  notes: Notes,
): void {
  const told = best ?? (isLit && beside !== 'bomb' ? change - BOMB_ADDS : change)
  notes.foretold('told', chance, beats(value, told))
}
