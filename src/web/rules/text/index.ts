import { wordsIn } from '../../text/words.ts'
import { en, type RulesWords } from './en.ts'

export const words = wordsIn<RulesWords>(en, { de: () => import('./de.ts').then(file => file.de) })
