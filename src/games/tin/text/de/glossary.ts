/** What the laboratory counts, in German. */
import type { GlossaryText } from '../glossary.ts'
import { cardTitle, ITEMS, noun } from './names.ts'
import { reconstructed } from './reconstructed.ts'

export const glossary: GlossaryText = {
  words: {
    reconstructed,
    traits: {},
    kinds: {
      card: 'Gespielte Kampfkarten',
      item: 'Gegenstände, die man nahm',
      level: 'Erreichte Stufen',
      monster: 'Monster, denen man begegnete',
      tile: 'Gelegte Plättchen',
    },
    scales: { move: 'Zug' },
    dice: { number: 'Kampfrunden', technique: 'Kampftechniken' },
    chances: {
      round: 'Eine Kampfrunde wird gewonnen',
      told: 'Eine Kampfrunde wird gewonnen, wie vorher bei einer Wahl angegeben',
      win: 'Die Prinzessin kommt heim',
    },
    endings: { rescued: 'Gerettet', slain: 'Gefallen', late: 'Zu spät' },
    losses: { monster: 'Herzen' },
    rounds: 'Züge',
  },
  items: ITEMS,
  monsters: {
    helmet: 'Ein Monster mit Helm',
    monster: 'Ein Monster ohne Helm',
  },
  noCard: 'Ohne Karte',
  techniques: { high: 'hoch', low: 'tief', thrust: 'Stoß' },
  level: level => `Stufe ${level}`,
  tile: tile => noun(tile).name,
  card: cardTitle,
  cell: (east, south) => {
    if (east === 0 && south === 0) return 'Treppe'
    const parts = [south && `${Math.abs(south)} nach ${south < 0 ? 'Norden' : 'Süden'}`]
    return [...parts, east && `${Math.abs(east)} nach ${east < 0 ? 'Westen' : 'Osten'}`]
      .filter(Boolean)
      .join(', ')
  },
}
