/** What is wrong with options or a pack, in every language at once. */
import { inEach } from '../../../engine/sentence.ts'
import { faults as de } from './de/faults.ts'
import { faults as en } from './en/faults.ts'

export const { say, refuse } = inEach({ en, de })
