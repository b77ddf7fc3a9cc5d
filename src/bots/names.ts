/** How well a bot may play, from the weakest to the strongest. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

/** The strongest that stands. */
export const BEST: Level = 'greedy'

export function isLevel(name: string): name is Level {
  return LEVELS.some(level => level === name)
}
