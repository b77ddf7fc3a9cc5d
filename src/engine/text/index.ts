import { inAllLanguages } from '../sentence.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const { say, refuse } = inAllLanguages({ en, de })
/** Faults that the shape of a match file names itself. */
export const SHAPES = { en: en.shapes, de: de.shapes }
