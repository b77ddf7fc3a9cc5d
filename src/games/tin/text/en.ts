/** Dungeon in a Tin in English. */
import { XP_FOR_LEVEL } from '../content/numbers.ts'
import { PHRASES } from './actions.ts'
import { SENTENCES } from './events.ts'
import { upper } from './look.ts'
import { count, listed, roomName, techniqueName, tokenName } from './names.ts'
import type { BoardWords } from './speech.ts'
import { wordsIn } from './words.ts'

const BOARD: BoardWords = {
  tile: name => name,
  marks: { key: 'K', rope: 'R', potion: 'P', bomb: 'B', princess: 'Q' },
  legend: '@ you  H helmeted  m monster  K R P B 5 treasure  # lock  ? unknown  x blocked',
  wells: 'Wells',
  item: item => item,
  gold: 'Gold',
  standing: (level, xp, moves, limit) =>
    `level ${level}, ${xp === null ? 'the last' : `${xp}/${XP_FOR_LEVEL} experience`}  move ${moves}${limit === null ? '' : ` of ${limit}`}`,
  cards: 'Cards',
  noCards: 'none',
  card: ({ title, middle, bottom, plus, minus }) => `${title}: ${middle} +${plus}, ${bottom} -${minus}`,
  tiles: (left, out) =>
    `${count(left, 'tile')} above the princess room${out.length > 0 ? `; out of the game: ${listed(out)}` : ''}`,
}

export const en = wordsIn({
  asks: {
    monsters: 'Something stirs: the monster dice are rolled.',
    treasure: 'A treasure is drawn.',
    turn: 'Where to?',
    battle: 'Monsters! Fight, or go back the way you came?',
    tile: 'A tile is turned over.',
    threshold: 'No skulls in sight. Go in?',
    technique: 'The monster chooses its technique.',
    top: 'You turn over the top card.',
    bomb: 'Light a bomb?',
    strike: 'The die decides.',
  },
  whatNow: 'What now?',
  askCard: technique => `It comes at you ${techniqueName(technique)}. Which move do you answer with?`,
  askPay: (good, price, paid) =>
    `${upper(tokenName(good))} for ${price} gold: ${paid} paid so far. No change is given. What do you give?`,
  askSwap: good =>
    `The price of ${tokenName(good)} is met, but all your wells are full. What do you trade in to make one free?`,
  askCrowded: things =>
    `All your wells are full: drop something to take ${listed(things.map(tokenName))}. Where to?`,
  askLay: tile => `${upper(roomName(tile))}: how does it lie?`,
  phrases: PHRASES,
  odds: percent => `${percent}% to win the round`,
  sentences: SENTENCES,
  board: BOARD,
  endings: {
    rescued: 'The princess stands in the stairwell, blinking at the light. You have won!',
    slain: 'Your last heart is gone. The dungeon keeps you.',
    late: 'Too many moves: the way back is lost in the dark.',
  },
  purse: gold => `Gold in your purse: ${gold}.`,
  options: { hearts: 'Hearts (fewer is harder)', turnLimit: 'Move limit' },
})
