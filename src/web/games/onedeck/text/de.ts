import { en } from './en.ts'
import type { DeckWords } from './index.ts'
export const de: DeckWords = en
