import { wordsIn } from '../../../text/words.ts'
import { en } from './en.ts'

export type Words = typeof en

export const text = wordsIn<Words>(en, { de: () => import('./de.ts').then(file => file.de) })
