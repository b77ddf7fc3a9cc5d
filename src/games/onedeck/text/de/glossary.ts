/** What the laboratory counts, in German. */
import type { GlossaryText } from '../glossary.ts'
import { reconstructed } from './reconstructed.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: { hero: 'Figur', party: 'Größe der Gruppe' },
    kinds: {
      foe: 'Gegner, denen man sich stellte',
      peril: 'Gefahren, denen man sich stellte',
      item: 'Karten als Gegenstand',
      skill: 'Erlernte Fertigkeiten',
      potion: 'Erkannte Tränke',
      level: 'Erreichte Stufen',
      boss: 'Endgegner, gegen die man kämpfte',
    },
    scales: { floor: 'Stockwerk' },
    dice: { S: 'Stärke', A: 'Geschick', M: 'Magie', H: 'Heldenwürfel' },
    chances: {
      win: 'Die Gruppe gewinnt',
      unhurt: 'Niemand wird in einer Begegnung verletzt, Würfel bestmöglich gelegt',
      deadly: 'Jemand fällt, wenn ihn nichts sofort heilt, Würfel bestmöglich gelegt',
    },
    endings: { victory: 'Sieg', slain: 'Gefallen' },
    losses: { foe: 'Schaden', peril: 'Schaden', boss: 'Schaden' },
    rounds: 'Züge',
  },
  falls: { stairs: 'die Treppe', gamble: 'zu viel Wagemut' },
  boss: 'beim Endgegner',
  floor: floor => `Stockwerk ${floor}`,
  level: level => `Stufe ${level}`,
  called: ({ name, de }) => de?.name ?? name,
}
