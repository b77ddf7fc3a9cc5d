/** What a language must be able to say of the table as a list. */
import type { SpaceFact } from '../types.ts'

export interface PlaceWords {
  readonly heroes: string
  level(level: number): string
  /** `room 3-4`, `the Crypt`. */
  name(place: SpaceFact): string
  /** Beside which place a passage lies: `near room 3-4`. */
  near(place: SpaceFact): string
  cleared(places: readonly string[]): string
  waiting(places: readonly string[]): string
  /** So many of the tokens that clear it. */
  partly(place: string, tokens: number, of: number): string
  stairs(near: string, level: number, there: string): string
}
