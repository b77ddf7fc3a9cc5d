/** How well a bot may play, from the weakest to the strongest. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(name: string): name is Level {
  return LEVELS.some(level => level === name)
}
