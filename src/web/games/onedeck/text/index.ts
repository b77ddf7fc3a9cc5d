import { wordsIn } from '../../../text/words.ts'
import { en } from './en.ts'

export type DeckWords = typeof en

export const words = wordsIn<DeckWords>(en, { de: () => import('./de.ts').then(file => file.de) })
