/** How well a bot may play, from the weakest to the strongest. */
export const LEVELS = ['random', 'novice', 'skilled', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Who takes a seat that is filled without a word: the strongest of those that answer at once. */
export const BEST: Level = 'skilled'

export function isLevel(name: string): name is Level {
  return LEVELS.some(level => level === name)
}

/** What levels were called once: whoever says so means the one that is most like it. */
const FORMER: ReadonlyMap<string, Level> = new Map([['greedy', 'skilled']])

/** The level of this name, as it is called or was once; undefined where there is none. */
export function levelNamed(name: string): Level | undefined {
  return isLevel(name) ? name : FORMER.get(name)
}
