/** Was über Dungeon in a Tin gesagt wird, bevor es beginnt. */
import { options } from '../../../../../games/tin/text/de/options.ts'
import { reconstructed } from '../../../../../games/tin/text/de/reconstructed.ts'
import type { AboutWords } from '../../../page-game.ts'

export const de: AboutWords = {
  lead: 'Du, eine Dose und ganz unten im Stapel eine Prinzessin.',
  reconstructed,
  options,
}
