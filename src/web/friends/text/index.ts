import { wordsIn } from '../../text/words.ts'
import { en, type FriendWords } from './en.ts'

export const words = wordsIn<FriendWords>(en, { de: () => import('./de.ts').then(file => file.de) })
