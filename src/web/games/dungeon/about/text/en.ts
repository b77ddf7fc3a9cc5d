/** What is said of Dungeon! before it begins, in English. */
import { options } from '../../../../../games/dungeon/text/en/options.ts'
import { reconstructed } from '../../../../../games/dungeon/text/en/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const en: AboutWords = {
  lead: 'Heroes are chosen at the table, highest roll first.',
  reconstructed,
  options,
  lots: { hero: 'Heroes', learn: 'Spells' },
}
