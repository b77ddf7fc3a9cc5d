/** What a language says of what the laboratory counts. */
import type { GlossaryWords } from '../../../engine/glossary.ts'
import type { Card, Tile } from '../types.ts'

type Names = Readonly<Record<string, string>>

export interface GlossaryText {
  readonly words: GlossaryWords
  readonly items: Names
  readonly monsters: Names
  /** A round fought without one. */
  readonly noCard: string
  readonly techniques: Names
  readonly level: (level: string) => string
  readonly tile: (tile: Tile) => string
  readonly card: (card: Card) => string
  /** How far from the stairwell. */
  readonly cell: (east: number, south: number) => string
}
