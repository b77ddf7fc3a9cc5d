import { inAllLanguages } from '../../../engine/sentence.ts'
import { marks as de } from './de/marks.ts'
import { marks as en } from './en/marks.ts'

export const { refuse } = inAllLanguages({ en, de })
