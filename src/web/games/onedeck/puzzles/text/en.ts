/** Words of the puzzles of One Deck Dungeon, in English. */
import type { LayingWords } from '../../../page-game.ts'

export const en: LayingWords = {
  ask: 'Lay your dice as well as they can be laid, with all that you have, then press Done. You can take steps back.',
  toll: ({ parts: { damage = 0, time = 0, potions = 0 } }) =>
    [
      `${damage} damage`,
      `${time} time`,
      ...(potions > 0 ? [`${potions} ${potions === 1 ? 'potion' : 'potions'}`] : []),
    ].join(', '),
  measure: 'A point of damage weighs as much as three of time, a potion a little more than two of damage.',
}
