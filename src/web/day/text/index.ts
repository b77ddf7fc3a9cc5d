import { wordsIn } from '../../text/words.ts'
import { type DayWords, en } from './en.ts'

export const words = wordsIn<DayWords>(en, { de: () => import('./de.ts').then(file => file.de) })
