import { wordsIn } from '../../text/words.ts'
import { en, type ReplayWords } from './en.ts'

export const words = wordsIn<ReplayWords>(en, { de: () => import('./de.ts').then(file => file.de) })
