import { wordsIn } from '../../../text/words.ts'
import { en } from './en.ts'

export type TinWords = typeof en

export const text = wordsIn<TinWords>(en, { de: () => import('./de.ts').then(file => file.de) })
