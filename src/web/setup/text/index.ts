import { wordsIn } from '../../text/words.ts'
import { en, type SetupWords } from './en.ts'

export const words = wordsIn<SetupWords>(en, { de: () => import('./de.ts').then(file => file.de) })
