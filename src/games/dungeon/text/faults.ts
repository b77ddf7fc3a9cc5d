import { inEach } from '../../../engine/sentence.ts'
import { faults as de } from './faults-de.ts'
import { faults as en } from './faults-en.ts'

export const { say, refuse } = inEach({ en, de })
