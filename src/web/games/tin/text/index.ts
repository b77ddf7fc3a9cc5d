import { wordsIn } from '../../../text/words.ts'
import { en, type TinWords } from './en.ts'

export const text = wordsIn<TinWords>(en, { de: () => import('./de.ts').then(file => file.de) })
