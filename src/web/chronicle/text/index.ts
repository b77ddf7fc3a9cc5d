import { wordsIn } from '../../text/words.ts'
import { type ChronicleWords, en } from './en.ts'

export const words = wordsIn<ChronicleWords>(en, { de: () => import('./de.ts').then(file => file.de) })
