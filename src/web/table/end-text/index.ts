import { wordsIn } from '../../text/words.ts'
import { en } from './en.ts'

export type EndWords = typeof en

export const endText = wordsIn<EndWords>(en, { de: () => import('./de.ts').then(file => file.de) })
