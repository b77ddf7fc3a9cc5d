/** Wie die Stufen der Bots auf Deutsch heißen, und was von jeder zu erwarten ist. */
import type { LevelTexts } from './en.ts'

export const de: LevelTexts = {
  howWell: 'Wie gut der Computer spielt',
  levels: {
    random: { name: 'Zufall', means: 'Tut irgendetwas Erlaubtes, ohne nachzudenken.' },
    novice: { name: 'Anfänger', means: 'Kennt das Spiel ein wenig und macht die Fehler der ersten Male.' },
    skilled: { name: 'Geübt', means: 'Wägt jeden Schritt sorgfältig ab und antwortet sofort.' },
    master: {
      name: 'Meister',
      means: 'Spielt im Kopf weiter, bevor er entscheidet, etwa eine Sekunde je Schritt.',
    },
  },
}
