import { wordsIn } from '../../../../text/words.ts'
import type { AboutWords } from '../../../page-game.ts'
import { en } from './en.ts'

export const words = wordsIn<AboutWords>(en, { de: () => import('./de.ts').then(file => file.de) })
