import { wordsIn } from '../../../../text/words.ts'
import { type Chapters, en } from './en.ts'

export const words = wordsIn<Chapters>(en, { de: () => import('./de.ts').then(file => file.de) })
