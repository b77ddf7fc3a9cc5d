/** Words on the cover of Dungeon in a Tin, in English. */
import type { CoverWords } from '../../../page-game.ts'

export const en: CoverWords = {
  mood: 'Lay the dungeon as you walk it, and bring the princess back to the stairs.',
}
