/** What is wrong with options or a pack, in every language at once. */
import { inEach } from '../../../engine/sentence.ts'
import { faults as de, shapes as deShapes } from './de/faults.ts'
import { faults as en, shapes as enShapes } from './en/faults.ts'

export const { say, refuse } = inEach({ en, de })
/** Faults that the shape of a pack names itself. */
export const SHAPES = { en: enShapes, de: deShapes }
export type ShapeFault = keyof typeof SHAPES.en
