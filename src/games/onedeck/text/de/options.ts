/** Die Einstellungen von One Deck Dungeon auf Deutsch. */
import type { OptionWords } from '../../../../engine/types.ts'

export const options: Readonly<Record<string, OptionWords>> = {
  heroes: {
    label: 'Helden',
    choices: {
      warrior: 'Kriegerin',
      rogue: 'Schurkin',
      mage: 'Magierin',
      paladin: 'Paladin',
      archer: 'Schützin',
    },
  },
  dungeon: {
    label: 'Verlies',
    why: 'Vom leichtesten zum schwersten.',
    choices: {
      dragon: 'Drachenhöhle',
      hydra: 'Hydrariff',
      yeti: 'Yetihöhle',
      lich: 'Lichgruft',
      minotaur: 'Labyrinth des Minotaurus',
    },
  },
  edition: {
    label: 'Auflage',
    why: 'Die überarbeitete ändert einige Karten und Kosten.',
    choices: { first: 'Erste', revised: 'Überarbeitet' },
  },
  tier: {
    label: 'Herausforderung',
    why: 'Neulinge beginnen auf Stufe 2, „Üblich“ mit einer Karte als EP; Meister verdienen mehr Kreuze.',
    choices: { none: 'Keine', novice: 'Neuling', standard: 'Üblich', expert: 'Meister' },
  },
}
