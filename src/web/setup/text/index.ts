import { wordsIn } from '../../text/words.ts'
import { en } from './en.ts'

export type SetupWords = typeof en

export const words = wordsIn<SetupWords>(en, { de: () => import('./de.ts').then(file => file.de) })
