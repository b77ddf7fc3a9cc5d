/** Was ein Tisch sagt, wenn er etwas ablehnt, auf Deutsch. */
import type { TableText } from './en.ts'

export const de: TableText = {
  diceElsewhere: 'Die Würfel dieser Partie rollen dort, wo sie begonnen wurde.',
  noRoll: 'Der Wurf hat keinen Schritt hinterlassen.',
}
