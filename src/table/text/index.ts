import { inAllLanguages } from '../../engine/sentence.ts'
import type { Language } from '../../engine/types.ts'
import { de } from './de.ts'
import { en, type TableText } from './en.ts'

const TEXTS: Readonly<Record<Language, TableText>> = { en, de }

export const { refuse } = inAllLanguages(TEXTS)

export function textIn(language: Language): TableText {
  return TEXTS[language]
}
