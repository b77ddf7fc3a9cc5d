/** What the laboratory refuses, in every language. */
import { inAllLanguages } from '../../../engine/sentence.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const { refuse, say } = inAllLanguages({ en, de })
