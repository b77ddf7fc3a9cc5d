/** The words of a campaign sheet, in English. */
import type { Group, Named, Talent, Told } from '../../types.ts'
import { count } from './atoms.ts'

/** A hero or a talent: by its id, and as it is printed. */
export type Known = Pick<Talent, 'id'> & Named

export interface SheetWords {
  readonly record: (name: string, hero: Known, games: number, wins: number) => string
  readonly marks: (easy: number, medium: number, hard: number) => string
  readonly groups: Readonly<Record<Group, string>>
  readonly talent: (talent: Known) => string
  readonly effect: (talent: Told) => string
  readonly shapes: readonly [circles: string, squares: string, stars: string]
  readonly learned: string
  readonly own: string
  /** How wide groups and talents are written. */
  readonly columns: { readonly group: number; readonly talent: number }
}

// By the id: it is what the terminal takes to begin a sheet and to make a mark.
export const sheet: SheetWords = {
  record: (name, hero, games, wins) => `${name}: ${hero.id}, ${count(games, 'game')}, ${count(wins, 'win')}`,
  marks: (easy, medium, hard) => `Marks to make: ${easy} easy, ${medium} medium, ${hard} hard`,
  groups: { basic: 'basic', prepared: 'prepared', guile: 'guile', cunning: 'cunning' },
  talent: ({ id }) => id,
  effect: ({ text }) => text,
  shapes: ['circles', 'squares', 'stars'],
  learned: 'learned',
  own: "What the talents do is this project's own: no source tells it.",
  columns: { group: 8, talent: 10 },
}
