/** How far each hero has come: gold carried of the gold needed (D-70), or what was sought. */
import { STANDARD } from './content/standard.ts'
import type { DungeonView, SeatView } from './view-types.ts'

export function progress(view: DungeonView): number[] {
  return view.seats.map((hero, seat) => (view.result?.winners.includes(seat) ? 1 : shareOf(view, hero)))
}

/** Who may not look into a hand sees what lies face up. */
function shareOf(view: DungeonView, { gold, goal, shown }: SeatView): number {
  const { treasures } = view.content ?? STANDARD
  const seen = gold ?? shown.reduce((sum, card) => sum + (treasures[card]?.value ?? 0), 0)
  return goal > 0 ? Math.min(1, seen / goal) : 0
}
