import { wordsIn } from '../../../../text/words.ts'
import { en } from './en.ts'

export const words = wordsIn<typeof en>(en, { de: () => import('./de.ts').then(file => file.de) })
