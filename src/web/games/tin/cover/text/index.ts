import { wordsIn } from '../../../../text/words.ts'
import type { CoverWords } from '../../../page-game.ts'
import { en } from './en.ts'

export const words = wordsIn<CoverWords>(en, { de: () => import('./de.ts').then(file => file.de) })
