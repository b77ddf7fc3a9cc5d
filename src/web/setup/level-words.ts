/** How levels of bots are called, and what to expect of each. */
import { en, type LevelTexts } from '../../table/level-text/en.ts'
import { wordsIn } from '../text/words.ts'

export const levelWords = wordsIn<LevelTexts>(en, {
  de: () => import('../../table/level-text/de.ts').then(file => file.de),
})
