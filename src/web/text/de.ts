import { en, type Words } from './en.ts'

/** Die Wörter der Seite auf Deutsch. */
export const de: Words = en
