/** What a language says of what the laboratory counts. */
import type { GlossaryWords } from '../../../engine/glossary.ts'
import type { Named } from '../types.ts'

export interface GlossaryText {
  readonly words: GlossaryWords
  /** What heroes fall to that is no card. */
  readonly falls: Readonly<Record<string, string>>
  readonly boss: string
  readonly floor: (floor: string) => string
  readonly level: (level: string) => string
  readonly called: (entry: Named) => string
}
