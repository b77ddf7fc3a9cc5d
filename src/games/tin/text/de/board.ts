/** The words of the board, in German. */
import { XP_FOR_LEVEL } from '../../content/numbers.ts'
import type { Technique } from '../../types.ts'
import type { BoardWords } from '../speech.ts'
import { cardTitle, ITEMS, listed, tile } from './names.ts'

const SHORT: Readonly<Record<Technique, string>> = { high: 'hoch', low: 'tief', thrust: 'Stoß' }

export const BOARD: BoardWords = {
  tile: name => tile(name).name,
  marks: { key: 'S', rope: 's', potion: 'T', bomb: 'B', princess: 'P' },
  legend: '@ du  H mit Helm  m Monster  S s T B 5 Schatz  # Schloss  ? unbekannt  x zu',
  wells: 'Mulden',
  item: item => ITEMS[item],
  gold: 'Gold',
  standing: (level, xp, moves, limit) =>
    `Stufe ${level}, ${xp === null ? 'die letzte' : `${xp}/${XP_FOR_LEVEL} Erfahrung`}  Zug ${moves}${limit === null ? '' : ` von ${limit}`}`,
  cards: 'Karten',
  noCards: 'keine',
  card: ({ title, middle, bottom, plus, minus }) =>
    `${cardTitle(title)}: ${SHORT[middle]} +${plus}, ${SHORT[bottom]} -${minus}`,
  tiles: (left, out) =>
    `${left === 0 ? 'kein' : left} Plättchen vor dem Zimmer der Prinzessin${out.length > 0 ? `; aus dem Spiel: ${listed(out.map(name => tile(name).name))}` : ''}`,
}
