import { inEach } from '../sentence.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export const { say, refuse } = inEach({ en, de })
/** Faults that the shape of a match file names itself. */
export const SHAPES = { en: en.shapes, de: de.shapes }
