/** Was über Dungeon! gesagt wird, bevor es beginnt. */
import { options } from '../../../../../games/dungeon/text/de/options.ts'
import { reconstructed } from '../../../../../games/dungeon/text/de/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const de: AboutWords = {
  lead: 'Die Helden werden am Tisch gewählt, der höchste Wurf zuerst.',
  reconstructed,
  options,
  lots: { hero: 'Helden', learn: 'Zauber' },
}
