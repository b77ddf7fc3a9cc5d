import { wordsIn } from '../../../text/words.ts'
import { en, type HintWords } from './en.ts'

export const words = wordsIn<HintWords>(en, { de: () => import('./de.ts').then(file => file.de) })
