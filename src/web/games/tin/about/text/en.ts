/** What is said of Dungeon in a Tin before it begins, in English. */
import { options } from '../../../../../games/tin/text/en/options.ts'
import { reconstructed } from '../../../../../games/tin/text/en/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const en: AboutWords = {
  lead: 'You, a tin, and a princess at the bottom of the stack.',
  reconstructed,
  options,
}
