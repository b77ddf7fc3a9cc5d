/** How fast a person wants to be shown what happens; bots answer within it. */
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]

export const STANDARD_PACE: Pace = 'normal'

/** Whoever is shown everything quickly waits less for a bot. */
export function isHurried(pace: Pace): boolean {
  return pace === 'fast' || pace === 'none'
}
