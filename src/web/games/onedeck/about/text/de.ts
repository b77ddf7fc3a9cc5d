/** Was über One Deck Dungeon gesagt wird, bevor es beginnt. */
import { options } from '../../../../../games/onedeck/text/de/options.ts'
import { reconstructed } from '../../../../../games/onedeck/text/de/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const de: AboutWords = {
  lead: 'Einer, zwei oder vier Helden steigen zusammen hinab.',
  reconstructed,
  options,
}
