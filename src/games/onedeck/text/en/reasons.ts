/** Why an action is advised, in English. */
import { count } from './atoms.ts'

const hearts = (number: number): string => count(number, 'heart')

export const reasons = {
  heal: (hero: string, left: number) =>
    `${hero} has ${hearts(left)} left: a potion heals most at the start of a turn, before it is late.`,
  mend: (hero: string, left: number, healing: number) =>
    `${hero} has ${hearts(left)} left, and a potion gives back up to ${healing}.`,
  rescue: (hero: string) => `Without a potion ${hero} falls now.`,
  hasten: 'No time passes at the start of this turn.',
  begin: 'Nobody needs a potion yet: save it for later.',
  explore: (doors: number) =>
    doors === 0
      ? 'There is no door left to open.'
      : `With ${count(doors, 'door')} left it is time to look for more.`,
  unknown: (door: number) => `Door ${door} may hide something good, and what is too hard can still be left.`,
  room: (card: string, outlook: string) => `${card} is worth it: ${outlook}.`,
  weak: (left: number) => `With ${hearts(left)} left another room would be too much.`,
  spent: 'Nothing here is worth more time on the Stairs.',
  stay: (doors: number, left: number) =>
    `${hearts(left)} left and ${count(doors, 'door')} to open: a card is worth the time.`,
  look: 'It costs nothing to know.',
  worth: (card: string, xp: number, outlook: string) => `${card} brings loot or ${xp} XP: ${outlook}.`,
  gain: (card: string, xp: number) => `${card} brings loot or ${xp} XP.`,
  leave: (card: string) => `${card} would cost more than it brings.`,
  forced: 'There is nothing better to do.',
  deadly: (percent: number, tokens: number) =>
    `${tokens === 0 ? 'Someone' : 'Even with a potion someone'} would fall in ${percent}% of the rolls.`,
  dear: (harm: string) => `It would cost ${harm}: more than it is worth while there are other ways.`,
  away: 'What is too hard is gone for good.',
  skip: (left: number) => `With ${hearts(left)} left a token for its loot is a good trade.`,
  pairs: (damage: string) => `Of all pairs these take least: expect ${damage} damage together.`,
  way: (way: string, outlook: string) => `${way} is the better way: ${outlook}.`,
  expect: (harm: string) => `expect ${harm}`,
  byWay: (way: string) => `the better way is "${way}"`,
  feat: (dice: number) => `${count(dice, 'heroic die', 'heroic dice')} more will help here.`,
  noFeat: 'The price is too high now.',
  lowest: 'The lowest die is missed least.',
  sturdy: (hero: string, left: number) => `${hero} can best take it, with ${hearts(left)} left.`,
  same: 'It makes no difference who.',
  least: (card: string) => `The item of ${card} is missed least here.`,
  roll: (ability: string) => `A roll by ${ability} promises more than the dice hold now.`,
  use: (ability: string, harm: string) => `With ${ability} it can end with ${harm}.`,
  armor: (box: string) => `Armor comes first: ${box}.`,
  skull: (box: string) => `Each covered skull hurts the boss: ${box}.`,
  fill: (box: string, harm: string) => `It spares ${harm}: ${box}.`,
  convert: (harm: string) => `Dice that fit nowhere become one that does: it can end with ${harm}.`,
  done: (harm: string) => `No die can do more: ${harm} in the end.`,
  plan: 'So the dice come to most.',
  spare: 'This die is missed least.',
  enough: 'No other die would be better for it.',
  die: (colour: string, health: number) =>
    `One more ${colour} die in every encounter${health > 0 ? ', and one more heart' : ''}.`,
  skill: (skill: string) => `${skill} is easy to pay for, and works in every encounter it is made for.`,
  dearSkill: (skill: string) => `${skill} costs much, but there is a place for it.`,
  potion: (potion: string) => `${potion} brings a token, and another use for all of them.`,
  xp: (xp: number) => `There is no better place for it: ${xp} XP towards the next level.`,
  level: 'More room for items and skills, and a potion.',
  keepXp: 'The experience stays for later, or for another use.',
  exact: 'So least is paid over.',
}
