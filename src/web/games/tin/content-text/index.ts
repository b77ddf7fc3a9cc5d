import { wordsIn } from '../../../text/words.ts'
import type { ContentWords } from '../../../workshop/content-words.ts'
import { en } from './en.ts'

export const words = wordsIn<ContentWords>(en, { de: () => import('./de.ts').then(file => file.de) })
