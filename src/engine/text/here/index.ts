import { inAllLanguages } from '../../sentence.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const { say: hereIn } = inAllLanguages({ en, de })
