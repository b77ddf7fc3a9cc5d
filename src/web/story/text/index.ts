import { wordsIn } from '../../text/words.ts'
import { en, type StoryWords } from './en.ts'

export const words = wordsIn<StoryWords>(en, { de: () => import('./de.ts').then(file => file.de) })
