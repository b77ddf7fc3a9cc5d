/** The nouns of the game, by where they are met. */

export type * from './types/abilities.ts'
export type * from './types/actions.ts'
export type * from './types/cards.ts'
export type * from './types/events.ts'
export type * from './types/fight.ts'
export type * from './types/frames.ts'
export type * from './types/harm.ts'
export * from './types/heroes.ts'
export * from './types/numbers.ts'
export type * from './types/options.ts'
export type * from './types/state.ts'
export * from './types/words.ts'
