/** One try of what runs against others: a goal is kept to, an action is gone on from. */
import type { Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { iterate } from './iterate.ts'
import { pursue } from './pursue.ts'
import type { Entrant } from './race.ts'
import type { Branch } from './tree.ts'

/** How it went for the seat, with the chance of this round. */
export function tried(
  mind: Mind,
  known: { readonly state: unknown; readonly seat: Seat },
  runner: Entrant & { readonly branch: Branch },
  chance: readonly [seed: number, round: number],
): number {
  const { action, goal } = runner
  return goal === null ? iterate(mind, known, runner, chance) : pursue(mind, known, { action, goal }, chance)
}
