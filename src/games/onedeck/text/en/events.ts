/** What happened, in English. */
import { count } from './atoms.ts'

export const events = {
  began: (floor: number, time: number) => `A new turn on floor ${floor} takes ${time} time.`,
  spent: (card: string) => `Time passes: ${card} is discarded.`,
  token: (tokens: number) => `Time passes at the Stairs: token ${tokens}.`,
  uncovered: 'The deck is empty and the Stairs show.',
  hurt: (hero: string, damage: number) => `${hero} takes ${damage} damage.`,
  burnt: (hero: string, damage: number) => `Flames: ${hero} takes ${damage} damage.`,
  caughtUp: (hero: string, damage: number) => `The dungeon catches up: ${hero} takes ${damage} damage.`,
  wentWrong: (by: string, hero: string, damage: number) =>
    `${by} goes wrong: ${hero} takes ${damage} damage.`,
  unhurt: (hero: string) => `${hero} takes no damage.`,
  perished: 'The party gives up.',
  potion: (hero: string, damage: number) => `A Healing potion: ${hero} heals ${damage}.`,
  healed: (hero: string, damage: number) => `On the way down ${hero} heals ${damage}.`,
  stored: (hero: string, dice: number) =>
    `${hero} stores ${dice === 1 ? 'a heroic die' : count(dice, 'heroic die', 'heroic dice')}.`,
  hastened: 'Speed: this turn takes no time.',
  explored: (doors: number) => `The party explores and finds ${count(doors, 'new door')}.`,
  planned: { open: 'Planning: a new door is laid open.', shut: 'The new door stays closed.' },
  stayed: 'The party stays on this floor.',
  entered: (door: number) => `The party goes to door ${door}.`,
  opened: (card: string) => `Behind the door: ${card}!`,
  fled: {
    flee: 'The party flees; the door stays open.',
    sneak: 'The party steals away unseen.',
    foresee: 'Foresight: the party flees, and what waited there is discarded.',
  },
  wentIn: 'The party goes in.',
  paired: (heroes: string) => `${heroes} go first.`,
  faced: (heroes: string, many: number, card: string) =>
    `${heroes} ${many === 1 ? 'faces' : 'face'} ${card}.`,
  vanished: (card: string) => `Unseen, the party slips past ${card} and takes its loot.`,
  drained: (hero: string, card: string) => `Drain: ${hero}'s item of ${card} becomes XP.`,
  chose: (way: string, time: number) =>
    `The way is chosen: ${way}${time > 0 ? `, which takes ${time} time` : ''}.`,
  escaped: (card: string) => `${card} gets away and leaves no loot.`,
  keptAsXp: (card: string) => `${card} is kept as XP.`,
  tookItem: (hero: string, card: string, old: string) => `${hero} takes the item of ${card}${old}.`,
  learned: (hero: string, skill: string, card: string, old: string) =>
    `${hero} learns ${skill} from ${card}${old}.`,
  becomesXp: (card: string) => `; ${card} becomes XP`,
  identified: (potion: string) => `The party identifies ${potion} and gains a potion.`,
  levelling: 'The party pays for its next level.',
  removed: (xp: number) => `A card of ${xp} XP is removed.`,
  levelled: (level: number) => `The party reaches level ${level}!`,
  brewed: 'Experience becomes a potion.',
  descended: (floor: number) => `The party descends to floor ${floor}.`,
  toBoss: 'The party goes down to the boss.',
  struck: (boss: string, damage: number, healed: number) =>
    `The ${boss} ${healed > 0 ? `heals ${healed} and ` : ''}${damage > 0 ? `takes ${damage} damage` : 'is not struck'}.`,
}
