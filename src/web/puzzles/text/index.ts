import { wordsIn } from '../../text/words.ts'
import { en, type PuzzleWords } from './en.ts'

export const words = wordsIn<PuzzleWords>(en, { de: () => import('./de.ts').then(file => file.de) })
