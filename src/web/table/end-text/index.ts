import { wordsIn } from '../../text/words.ts'
import { type EndWords, en } from './en.ts'

export const words = wordsIn<EndWords>(en, { de: () => import('./de.ts').then(file => file.de) })
