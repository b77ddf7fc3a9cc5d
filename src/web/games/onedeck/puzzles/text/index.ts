import { wordsIn } from '../../../../text/words.ts'
import type { LayingWords } from '../../../page-game.ts'
import { en } from './en.ts'

export const words = wordsIn<LayingWords>(en, { de: () => import('./de.ts').then(file => file.de) })
