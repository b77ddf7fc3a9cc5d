/** The words of the board, in German. */
import { XP_FOR_LEVEL } from '../../content/numbers.ts'
import type { Technique } from '../../types.ts'
import type { BoardWords } from '../speech.ts'
import { cardTitle, ITEMS, listed, noun } from './names.ts'

const SHORT: Readonly<Record<Technique, string>> = { high: 'hoch', low: 'tief', thrust: 'Stoß' }

const move = (moves: number, limit: number | null) => `Zug ${moves}${limit === null ? '' : ` von ${limit}`}`

export const BOARD: BoardWords = {
  tile: tile => noun(tile).name,
  marks: { key: 'S', rope: 's', potion: 'T', bomb: 'B', princess: 'P' },
  legend: '@ du  H mit Helm  m Monster  S s T B 5 Schatz  # Schloss  ? unbekannt  x zu',
  wells: 'Mulden',
  item: item => ITEMS[item],
  gold: 'Gold',
  move,
  standing: (level, xp, moves, limit) =>
    `Stufe ${level}, ${xp === null ? 'die letzte' : `${xp}/${XP_FOR_LEVEL} Erfahrung`}  ${move(moves, limit)}`,
  cards: 'Karten',
  noCards: 'keine',
  card: card =>
    `${cardTitle(card)}: ${SHORT[card.middle]} +${card.plus}, ${SHORT[card.bottom]} -${card.minus}`,
  tiles: (left, out) =>
    `${left === 0 ? 'kein' : left} Plättchen vor dem Zimmer der Prinzessin${out.length > 0 ? `; aus dem Spiel: ${listed(out.map(tile => noun(tile).name))}` : ''}`,
}
