/** What a language says of what the laboratory counts. */
import type { GlossaryWords } from '../../../engine/glossary.ts'
import type { HeroClass, HeroFact, MonsterFact, SpaceFact, TreasureFact } from '../types.ts'

export interface GlossaryText {
  readonly words: GlossaryWords
  readonly traps: Readonly<Record<string, string>>
  readonly spells: Readonly<Record<string, string>>
  /** An attack without one. */
  readonly noSpell: string
  readonly level: (level: string) => string
  readonly monster: (fact: MonsterFact) => string
  readonly treasure: (fact: TreasureFact) => string
  readonly hero: (fact: HeroFact) => string
  readonly class: (kind: HeroClass) => string
  readonly place: (space: SpaceFact) => string
}
