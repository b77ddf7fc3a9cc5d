/** What a schema found wrong, in German: said the same with the place and without. */
import { issue } from '../issues-de.ts'
import type { HereText } from './en.ts'

export const de: HereText = { issue }
