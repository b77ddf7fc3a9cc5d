/** The words of the page itself. What games say is in the games; what their looks say is beside the looks. */
import { en, type Words } from './en.ts'
import { wordsIn } from './words.ts'

export const text = wordsIn<Words>(en, { de: () => import('./de.ts').then(file => file.de) })
