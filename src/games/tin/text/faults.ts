/** What is wrong with a content pack, in every language. */
import { inAllLanguages } from '../../../engine/sentence.ts'
import { faults as de } from './de/faults.ts'
import { faults as en } from './en/faults.ts'

export const { say } = inAllLanguages({ en, de })
/** Faults that the shape of a pack names itself. */
export const SHAPES = { en: en.shapes, de: de.shapes }
export type ShapeFault = keyof typeof en.shapes
