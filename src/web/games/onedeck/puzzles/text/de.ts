/** Wörter der Rätsel von One Deck Dungeon auf Deutsch. */
import type { LayingWords } from '../../../page-game.ts'

export const de: LayingWords = {
  ask: 'Lege deine Würfel so gut, wie es geht, mit allem, was du hast, und drücke dann Fertig. Schritte lassen sich zurücknehmen.',
  toll: ({ parts: { damage = 0, time = 0, potions = 0 } }) =>
    [
      `${damage} Schaden`,
      `${time} Zeit`,
      ...(potions > 0 ? [`${potions} ${potions === 1 ? 'Trank' : 'Tränke'}`] : []),
    ].join(', '),
  measure: 'Ein Schaden wiegt so viel wie drei Zeit, ein Trank etwas mehr als zwei Schaden.',
}
