/** The five heroes: the 1P side for one hero, the 2P side for two or four. */
import type { Ability, Feat, HeroCard, Passive, Scene, Side, Verb } from '../types.ts'
import { FIGHTS, free, prevent } from './skills.ts'

const stats = (S: number, A: number, M: number): Side['stats'] => ({ S, A, M })

function starting(id: string, name: string, scenes: readonly Scene[], text: string, does: Verb): Ability {
  return { id, name, text, cost: free, scenes, does: [does] }
}

function always(name: string, text: string, passive: Passive): Side['start'] {
  return { name, text, passive }
}

const frenzy = (most: number): Feat => ({
  kind: 'store',
  on: 'damage',
  most,
  name: 'Frenzy',
  text: `Store a heroic die when you take damage (at most ${most}); roll any of them before an encounter.`,
})
const charge = (most: number): Feat => ({
  kind: 'store',
  on: 'wandering',
  most,
  name: 'Mana Charge',
  text: `Store a heroic die when you explore or flee (at most ${most}); roll any of them before an encounter.`,
})
const valiant = (most: number): Feat => ({
  kind: 'store',
  on: 'valour',
  most,
  name: 'Valiant',
  text: `Store a heroic die when you open a door of 4 or more XP (at most ${most}); roll any of them before an encounter.`,
})
const gamble = (most: number): Feat => ({
  kind: 'gamble',
  most,
  damage: 1,
  time: 3,
  name: 'Daring Gamble',
  text: `Roll ${most === 1 ? 'a heroic die' : 'one or two heroic dice'}; with a 1 take 1 damage and spend 3 time.`,
})

const ones = (whose: 'partner'): Verb => ({ verb: 'reroll', most: 99, whose, values: [1] })

export const HEROES: readonly HeroCard[] = [
  {
    id: 'warrior',
    name: 'Warrior',
    one: {
      stats: stats(4, 2, 1),
      health: 6,
      feat: frenzy(2),
      start: always('Second Wind', 'Heal 2 when you descend.', { descendHeal: 2 }),
    },
    two: {
      stats: stats(3, 1, 0),
      health: 4,
      feat: frenzy(1),
      start: starting('fearless-charge', 'Fearless Charge', ['combat'], 'Ignore 1 time.', prevent(0, 1)),
    },
  },
  {
    id: 'rogue',
    name: 'Rogue',
    one: {
      stats: stats(1, 4, 2),
      health: 5,
      feat: gamble(2),
      start: always('Stealth', 'When you flee you may add a closed door, up to the limit.', {
        stealth: 'door',
      }),
    },
    two: {
      stats: stats(0, 3, 1),
      health: 3,
      feat: gamble(1),
      start: starting(
        'dungeoneering',
        'Dungeoneering',
        ['peril'],
        'Your partner may reroll any own 1s.',
        ones('partner'),
      ),
    },
  },
  {
    id: 'mage',
    name: 'Mage',
    one: {
      stats: stats(1, 2, 4),
      health: 5,
      feat: charge(2),
      start: starting('shield-aura', 'Shield Aura', ['peril'], 'Prevent 1 damage.', prevent(1)),
    },
    two: {
      stats: stats(0, 1, 3),
      health: 3,
      feat: charge(1),
      start: starting(
        'power-transfer',
        'Power Transfer',
        FIGHTS,
        'Your partner gains a strength 1 or an agility 1.',
        {
          verb: 'either',
          of: [
            { verb: 'gain', dice: [{ colour: 'S', value: 1 }], whose: 'partner' },
            { verb: 'gain', dice: [{ colour: 'A', value: 1 }], whose: 'partner' },
          ],
        },
      ),
    },
  },
  {
    id: 'paladin',
    name: 'Paladin',
    one: {
      stats: stats(3, 1, 3),
      health: 5,
      feat: valiant(2),
      start: always(
        'Armor',
        'Of every 2 damage in an encounter 1 is prevented; you cannot prevent any other way. Not against the boss.',
        { plate: true },
      ),
    },
    two: {
      stats: stats(2, 0, 2),
      health: 3,
      feat: valiant(1),
      start: starting(
        'support-aura',
        'Support Aura',
        FIGHTS,
        'Your partner may reroll any own 1s.',
        ones('partner'),
      ),
    },
  },
  {
    id: 'archer',
    name: 'Archer',
    one: {
      stats: stats(2, 3, 2),
      health: 5,
      feat: {
        kind: 'aim',
        shots: [
          { time: 2, dice: 2 },
          { time: 4, dice: 3 },
        ],
        name: 'Eagle Eye',
        text: 'Spend 2 time to roll 2 heroic dice, or 4 to roll 3; discard one of them.',
      },
      start: always(
        'Kiting',
        'Exactly 1 damage in a combat becomes 1 time; in each boss round 1 damage is prevented.',
        { kiting: true },
      ),
    },
    two: {
      stats: stats(1, 2, 1),
      health: 3,
      feat: {
        kind: 'aim',
        shots: [{ time: 2, dice: 2 }],
        name: 'Eagle Eye',
        text: 'Spend 2 time to roll 2 heroic dice; discard one of them.',
      },
      start: starting(
        'combined-shot',
        'Combined Shot',
        FIGHTS,
        "Raise one of your partner's strength dice by 1.",
        { verb: 'raise', most: 1, whose: 'partner', colour: 'S' },
      ),
    },
  },
]
