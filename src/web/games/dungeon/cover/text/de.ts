/** Die Wörter auf dem Titelbild von Dungeon!. */
import type { CoverWords } from '../../../page-game.ts'

export const de: CoverWords = {
  mood: 'Sechs Ebenen tief und als Erster mit genug Gold wieder heim.',
}
