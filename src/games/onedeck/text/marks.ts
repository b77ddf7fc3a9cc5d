import { inEach } from '../../../engine/sentence.ts'
import { marks as de } from './marks-de.ts'
import { marks as en } from './marks-en.ts'

export const { refuse } = inEach({ en, de })
