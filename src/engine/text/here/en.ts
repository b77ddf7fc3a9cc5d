/** What a schema found wrong, in English, for whoever stands before the field; the terminal names the place besides. */
import { issue } from '../issues-en.ts'

export const en = { issue }

export type HereText = typeof en
