import { wordsIn } from '../../text/words.ts'
import { en, type LearnWords } from './en.ts'

export const words = wordsIn<LearnWords>(en, { de: () => import('./de.ts').then(file => file.de) })
