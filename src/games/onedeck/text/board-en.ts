/** The labels of the table as text, in English. */
import { count } from './atoms-en.ts'

export const board = {
  unknown: (part: string, heroes: string) =>
    `Nothing is known of "${part}": name an open door by its number, or ${heroes}.`,
  difficulty: ['', 'easy', 'medium', 'hard'],
  boss: (boss: string) => `The ${boss}`,
  bossPlace: (boss: string, damage: number, health: number) => `the ${boss}, ${damage} of ${health} damage`,
  floorPlace: (floor: number) => `floor ${floor} of 3`,
  level: (level: number, xp: number, cost: number) => `level ${level} with ${xp} of ${cost} XP`,
  forPotion: ' for a potion',
  bonus: (dice: number) => ` and ${count(dice, 'bonus die', 'bonus dice')}`,
  potions: (tokens: number) => `Potions: ${tokens}`,
  healing: 'Healing',
  deck: (cards: number) => `Deck: ${count(cards, 'card')}`,
  stairs: (tokens: number, most: number) => `The Stairs show: ${tokens} of ${most} tokens`,
  noDoors: 'Doors: none',
  doors: 'Doors:',
  closed: 'closed',
  // Cards
  foe: 'foe',
  peril: 'peril',
  xp: (xp: number) => `${xp} XP`,
  dungeonBoxes: 'Dungeon: ',
  dungeonToo: '; dungeon: ',
  wayTime: (time: number) => `${time}t now, `,
  loot: (card: string) => `Loot of ${card}:`,
  potion: (potion: string) => `potion ${potion}`,
  orXp: (xp: number) => `Or ${xp} XP.`,
  // An encounter
  done: 'done',
  once: 'covered once ',
  dungeon: 'dungeon',
  /** Columns for a box, its marks, and whose it is. */
  columns: { box: 9, marks: 14, side: 8 },
  whatIf: (harm: string) => `If done now: ${harm}`,
  boxes: 'boxes',
  added: (harm: string) => `the dungeon adds ${harm}`,
  prevented: (harm: string) => `${harm} prevented`,
  undying: (time: string) => `${time} of Undying`,
  orElse: ', or ',
  // Heroes
  stored: (dice: number) => `, ${count(dice, 'heroic die', 'heroic dice')} stored`,
  held: (items: string, skills: string) => `${items} items, ${skills} skills`,
  used: 'used',
  notHere: 'not here',
  health: (left: number, health: number) => `${left} of ${health} health`,
  // Odds
  expect: (odds: string) => `expect ${odds}`,
  against: (odds: string, what: string) => `${odds} (${what})`,
  meet: (heroes: string, what: string) => `${heroes}: ${what}`,
  between: ', ',
  deadly: (percent: number) => `deadly ${percent}%`,
  damage: 'Damage',
  death: 'death',
  time: 'Time',
  point: '.',
}
