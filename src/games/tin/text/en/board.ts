/** The words of the board, in English. */
import { XP_FOR_LEVEL } from '../../content/numbers.ts'
import type { BoardWords } from '../speech.ts'
import { count, listed } from './names.ts'

const move = (moves: number, limit: number | null) => `move ${moves}${limit === null ? '' : ` of ${limit}`}`

export const BOARD: BoardWords = {
  tile: ({ name }) => name,
  marks: { key: 'K', rope: 'R', potion: 'P', bomb: 'B', princess: 'Q' },
  legend: '@ you  H helmeted  m monster  K R P B 5 treasure  # lock  ? unknown  x blocked',
  wells: 'Wells',
  item: item => item,
  gold: 'Gold',
  move,
  standing: (level, xp, moves, limit) =>
    `level ${level}, ${xp === null ? 'the last' : `${xp}/${XP_FOR_LEVEL} experience`}  ${move(moves, limit)}`,
  cards: 'Cards',
  noCards: 'none',
  card: ({ title, middle, bottom, plus, minus }) => `${title}: ${middle} +${plus}, ${bottom} -${minus}`,
  tiles: (left, out) =>
    `${count(left, 'tile')} above the princess room${out.length > 0 ? `; out of the game: ${listed(out.map(({ name }) => name))}` : ''}`,
}
