import { wordsIn } from '../../text/words.ts'
import { en, type PartWords } from './en.ts'

export const words = wordsIn<PartWords>(en, { de: () => import('./de.ts').then(file => file.de) })
