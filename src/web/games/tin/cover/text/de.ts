/** Die Wörter auf dem Titelbild von Dungeon in a Tin. */
import type { CoverWords } from '../../../page-game.ts'

export const de: CoverWords = {
  mood: 'Leg das Verlies, während du gehst, und bring die Prinzessin zur Treppe.',
}
