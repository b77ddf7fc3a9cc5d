/** What is asked, in English. */
import { upper } from '../look.ts'
import type { Asks } from '../speech.ts'
import { listed, roomName, techniqueName, tokenName } from './names.ts'

export const ASKS: Asks = {
  plain: {
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
  card: technique => `It comes at you ${techniqueName(technique)}. Which move do you answer with?`,
  pay: (good, price, paid) =>
    `${upper(tokenName(good))} for ${price} gold: ${paid} paid so far. No change is given. What do you give?`,
  swap: good =>
    `The price of ${tokenName(good)} is met, but all your wells are full. What do you trade in to make one free?`,
  crowded: things =>
    `All your wells are full: drop something to take ${listed(things.map(tokenName))}. Where to?`,
  lay: tile => `${upper(roomName(tile))}: how does it lie?`,
}
