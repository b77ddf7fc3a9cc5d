/** Why an action is advised, in English. */
import { cardById, tileById } from '../../content/content-index.ts'
import { LAST_LEVEL_TO_REST } from '../../content/numbers.ts'
import type { Good, Item } from '../../types.ts'
import { upper } from '../look.ts'
import { percent } from '../percent.ts'
import type { Advised } from '../speech.ts'
import { count, roomName, tokenName } from './names.ts'

const monsters = (number: number) => (number === 0 ? 'no monster' : `about ${count(number, 'monster')}`)

const wait = (number: number) => `there ${number > 1 ? 'are' : 'is'} ${monsters(number)}`

const TAKEN: Readonly<Record<Item, string>> = {
  key: 'Every lock on the way to her takes a key.',
  rope: 'A rope opens the way across a chasm.',
  potion: 'A potion gives back all hearts where no monster is.',
  bomb: 'A bomb saves a round that would be lost.',
  princess: 'Her room is free: take her along.',
}

const BOUGHT: Readonly<Record<Good, string>> = {
  key: 'A lock waits, and you have no key.',
  rope: 'The dungeon goes on only across the chasm.',
  potion: `Past level ${LAST_LEVEL_TO_REST} only potions heal: have one before you need it.`,
  bomb: 'A bomb saves a round that would be lost.',
}

export const ADVISED: Advised = {
  rescue: () => 'One step, and she is home.',
  carry: way => `The safest way home with her: ${monsters(way.monsters)} on it.`,
  free: () => TAKEN.princess,
  rest: ({ hearts }) => `${count(hearts, 'heart')} left, and rest is free here.`,
  goRest: ({ hearts, ...way }) =>
    `${count(hearts, 'heart')} left: rest is free in the stairwell, with ${monsters(way.monsters)} on the way.`,
  drink: ({ hearts }) =>
    `${count(hearts, 'heart')} left: a potion gives back all of them while no monster is near.`,
  sip: ({ chance }) =>
    `Your last heart, and only ${percent(chance)}% to live through this: drink before it is late.`,
  goBuyPotion: ({ hearts }) =>
    `${count(hearts, 'heart')} left, and gold enough for a potion in the stairwell.`,
  fight: ({ hearts, chance }) =>
    `${percent(chance)}% to win the round, and ${count(hearts, 'heart')} to spend.`,
  lastStand: ({ chance }) => `Going back would help nobody: ${percent(chance)}% to live through this.`,
  retreat: ({ at, chance }, content) =>
    `Only ${percent(chance)}% to live through this: recover first, by way of the ${roomName(tileById(content, at))}.`,
  answer: ({ card, chance, bare }, content) =>
    `${cardById(content, card).title} wins the round with ${percent(chance)}%, without a card it is ${percent(bare)}%.`,
  top: ({ chance, bare }) =>
    `None of your cards helps; the top of the deck promises ${percent(chance)}%, no card ${percent(bare)}%.`,
  bare: ({ chance }) => `None of your cards helps: spare them, ${percent(chance)}% without one.`,
  bomb: ({ chance, without }) => `${percent(chance)}% with the bomb, ${percent(without)}% without it.`,
  saveBomb: ({ without }) => `Spare the bomb: ${percent(without)}% without it.`,
  gulp: ({ hearts, chance }) =>
    `${count(hearts, 'heart')} left, and ${percent(chance)}% to live through this: a potion now gives some back.`,
  back: ({ at, hearts, chance, ...there }, content) =>
    `Back in the ${roomName(tileById(content, at))} ${wait(there.monsters)}, and you keep ${count(hearts, 'heart')}; here it is ${percent(chance)}% to live through this.`,
  gold: () => 'Gold needs no well, and buys keys and potions.',
  take: ({ item }) => TAKEN[item],
  makeRoom: ({ item, for: wanted }) =>
    `${upper(tokenName(wanted))} is worth more to you now than ${tokenName(item)}.`,
  fetch: ({ token, at }, content) =>
    `${upper(tokenName(token))} in the ${roomName(tileById(content, at))} is worth the way.`,
  buy: ({ good }) => BOUGHT[good],
  pay: ({ due }) => `No change is given: this fits the ${due} gold still due.`,
  trade: ({ item, for: wanted }) => `${upper(tokenName(wanted))} needs a well more than ${tokenName(item)}.`,
  dear: () => 'You cannot pay for it.',
  goShop: ({ good }) => BOUGHT[good],
  stock: ({ good }) => TAKEN[good],
  putDown: ({ token }) =>
    typeof token === 'number'
      ? 'It stays here until you fetch it.'
      : 'A well is free for something else then, and it stays here until you fetch it.',
  unlock: ({ at }, content) => `The ${roomName(tileById(content, at))} stands between you and her.`,
  goUnlock: ({ at }, content) => `You have a key for the ${roomName(tileById(content, at))}.`,
  treasury: ({ at, hearts, ...room }, content) =>
    `${count(hearts, 'heart')} for ${count(room.monsters, 'monster')} in the ${roomName(tileById(content, at))}: it must be cleared.`,
  rope: () => 'A rope left here spans the chasm for good.',
  span: () => BOUGHT.rope,
  explore: ({ at, tiles }, content) =>
    `${count(tiles, 'tile')} still above her room; from the ${roomName(tileById(content, at))} the way back is short.`,
  layHer: ({ at, ...way }, content) =>
    `Her room next to the ${roomName(tileById(content, at))}: ${monsters(way.monsters)} on the way home from there.`,
  train: ({ at, level, missing }, content) =>
    `${count(missing, 'win')} to level ${level}: in the ${roomName(tileById(content, at))} they come one by one, near the stairwell.`,
  drill: ({ at, cards }, content) =>
    `${count(cards, 'card')} in hand: a small fight in the ${roomName(tileById(content, at))} fills it before the hard one.`,
  hunt: ({ at }, content) =>
    `You need treasure, and monsters bring it: the ${roomName(tileById(content, at))} is the safest place to wait for them.`,
  lay: () => 'Doorways close to the stairwell keep the way home short.',
  opens: ({ doors }) =>
    doors === 0
      ? 'Laid so, no doorway leads on from it.'
      : `Laid so, ${count(doors, 'doorway')} lead${doors === 1 ? 's' : ''} on from it.`,
  dark: ({ at, tiles, ...way }, content) =>
    `${count(tiles, 'tile')} still above her room; from the ${roomName(tileById(content, at))} ${wait(way.monsters)} on the way back.`,
  beyond: ({ at, ...there }, content) =>
    there.monsters === 0
      ? `No monster waits in the ${roomName(tileById(content, at))}.`
      : `In the ${roomName(tileById(content, at))} ${monsters(there.monsters)} may bring experience and treasure.`,
  enterLater: () => 'It will still be there: first you may do something else.',
  enter: () => 'No skulls, no monsters.',
  wander: () => 'Nothing is left to do here.',
}
