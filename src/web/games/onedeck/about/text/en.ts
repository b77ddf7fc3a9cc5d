/** What is said of One Deck Dungeon before it begins, in English. */
import { options } from '../../../../../games/onedeck/text/en/options.ts'
import { reconstructed } from '../../../../../games/onedeck/text/en/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const en: AboutWords = {
  lead: 'One, two or four heroes go down together.',
  reconstructed,
  options,
}
