import { wordsIn } from '../../text/words.ts'
import { en, type LabWords } from './en.ts'

export const words = wordsIn<LabWords>(en, { de: () => import('./de.ts').then(file => file.de) })
