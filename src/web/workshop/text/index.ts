import { wordsIn } from '../../text/words.ts'
import { en, type WorkshopWords } from './en.ts'

export const words = wordsIn<WorkshopWords>(en, { de: () => import('./de.ts').then(file => file.de) })
