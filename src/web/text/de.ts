import { en } from './en.ts'
import type { Words } from './index.ts'

/** Die Wörter der Seite auf Deutsch. */
export const de: Words = en
