/** Die Wörter auf dem Titelbild von One Deck Dungeon. */
import type { CoverWords } from '../../../page-game.ts'

export const de: CoverWords = {
  mood: 'Jede Karte ist Gegner, Können, Ausrüstung oder Erfahrung. Setz deine Würfel klug.',
  players: '1, 2 oder 4 Helden',
}
