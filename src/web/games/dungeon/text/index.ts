import { wordsIn } from '../../../text/words.ts'
import { en, type Words } from './en.ts'

export const text = wordsIn<Words>(en, { de: () => import('./de.ts').then(file => file.de) })
