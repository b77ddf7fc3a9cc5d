/** The vocabulary of Dungeon!: everything else in this folder is written in these words. */
export type * from './types/actions.ts'
export * from './types/content.ts'
export type * from './types/events.ts'
export type * from './types/reasons.ts'
export * from './types/rulebook.ts'
export * from './types/state.ts'
