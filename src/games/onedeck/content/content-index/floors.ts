import type { Floor, Printing, Trait } from '../../types.ts'

export const MOST_DOORS = 4

/** What floors do outside encounters, added up over the visible ones. */
export interface Ground {
  readonly turnTime: number
  readonly floorTime: number
  readonly exploreTime: number
  readonly doors: number
}

/** O-89: a floor adds to those before it. */
export function visible(printing: Printing, dungeon: number, floor: number): readonly Floor[] {
  return printing.dungeons[dungeon]?.floors.slice(0, floor) ?? []
}

export function groundOf(printing: Printing, dungeon: number, floor: number): Ground {
  const traits = visible(printing, dungeon, floor).map(({ trait }) => trait)
  const sum = (of: (trait: Trait) => number | undefined) =>
    traits.reduce((total, trait) => total + (of(trait) ?? 0), 0)
  return {
    turnTime: sum(t => t.turnTime),
    floorTime: sum(t => t.floorTime),
    exploreTime: sum(t => t.exploreTime),
    doors: Math.min(MOST_DOORS, ...traits.map(t => t.doors ?? MOST_DOORS)),
  }
}
