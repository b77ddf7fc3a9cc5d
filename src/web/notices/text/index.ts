import { wordsIn } from '../../text/words.ts'
import { en, type NoticeWords } from './en.ts'

export const words = wordsIn<NoticeWords>(en, { de: () => import('./de.ts').then(file => file.de) })
