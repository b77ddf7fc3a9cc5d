/** Words on the cover of Dungeon!, in English. */
import type { CoverWords } from '../../../page-game.ts'

export const en: CoverWords = {
  mood: 'Race through six levels and be first home with enough gold.',
}
