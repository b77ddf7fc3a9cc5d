/** What is remembered while a match is listened to. */
import type { Notes } from '../../../engine/watch.ts'
import type { ContentIndex } from '../content/content-index.ts'

/** The hero of a seat, from one death to the next. */
export interface Life {
  deepest: number
  /** Who struck last. */
  foe: string
  /** Whom the hero stands before: a fight that goes on for turns is one meeting. */
  facing: string
  /** The hero of now, or the last there was; NONE before the first. */
  hero: number
  /** Treasures that the seat has had, this hero or one before. */
  readonly goods: Set<string>
}

export interface Desk {
  readonly content: ContentIndex
  readonly notes: Notes
  /** By seat. */
  readonly lives: readonly Life[]
}
