/** What is wrong with options or a pack, in every language at once. */
import { inAllLanguages } from '../../../engine/sentence.ts'
import { faults as de, shapes as deShapes } from './de/faults.ts'
import { faults as en, shapes as enShapes } from './en/faults.ts'

export const { say, refuse } = inAllLanguages({ en, de })
/** Faults that the shape of a pack names itself. */
export const SHAPES = { en: enShapes, de: deShapes }
export type ShapeFault = keyof typeof SHAPES.en
