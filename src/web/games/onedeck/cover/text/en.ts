/** Words on the cover of One Deck Dungeon, in English. */
import type { CoverWords } from '../../../page-game.ts'

export const en: CoverWords = {
  mood: 'Every card is a foe, a skill, an item or experience. Spend your dice well.',
  players: '1, 2 or 4 heroes',
}
