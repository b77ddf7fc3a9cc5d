/** The five heroes: the 1P side for one hero, the 2P side for two or four. */
import type { Ability, Feat, HeroCard, Passive, Scene, Side, Told, Verb } from '../types.ts'
import { FIGHTS, free, type Printed, prevent } from './skills.ts'

const stats = (S: number, A: number, M: number): Side['stats'] => ({ S, A, M })

function starting(printed: Printed, scenes: readonly Scene[], does: Verb): Ability {
  return { ...printed, cost: free, scenes, does: [does] }
}

function always(told: Required<Told>, passive: Passive): Side['start'] {
  return { ...told, passive }
}

const frenzy = (most: number): Feat => ({
  kind: 'store',
  on: 'damage',
  most,
  name: 'Frenzy',
  text: `Store a heroic die when you take damage (at most ${most}); roll any of them before an encounter.`,
  de: {
    name: 'Raserei',
    text: `Speichere einen Heldenwürfel, wenn du Schaden erleidest (höchstens ${most}); wirf beliebige davon vor einer Begegnung.`,
  },
})
const charge = (most: number): Feat => ({
  kind: 'store',
  on: 'wandering',
  most,
  name: 'Mana Charge',
  text: `Store a heroic die when you explore or flee (at most ${most}); roll any of them before an encounter.`,
  de: {
    name: 'Manaladung',
    text: `Speichere einen Heldenwürfel, wenn du erkundest oder fliehst (höchstens ${most}); wirf beliebige davon vor einer Begegnung.`,
  },
})
const valiant = (most: number): Feat => ({
  kind: 'store',
  on: 'valour',
  most,
  name: 'Valiant',
  text: `Store a heroic die when you open a door of 4 or more XP (at most ${most}); roll any of them before an encounter.`,
  de: {
    name: 'Todesmut',
    text: `Speichere einen Heldenwürfel, wenn du eine Tür mit 4 oder mehr EP öffnest (höchstens ${most}); wirf beliebige davon vor einer Begegnung.`,
  },
})
const gamble = (most: number): Feat => ({
  kind: 'gamble',
  most,
  damage: 1,
  time: 3,
  name: 'Daring Gamble',
  text: `Roll ${most === 1 ? 'a heroic die' : 'one or two heroic dice'}; with a 1 take 1 damage and spend 3 time.`,
  de: {
    name: 'Kühnes Wagnis',
    text: `Wirf ${most === 1 ? 'einen' : 'einen oder zwei'} Heldenwürfel; eine 1 kostet 1 Schaden und 3 Zeit.`,
  },
})

const ones = (whose: 'partner'): Verb => ({ verb: 'reroll', most: 99, whose, values: [1] })

export const HEROES: readonly HeroCard[] = [
  {
    id: 'warrior',
    name: 'Warrior',
    de: { name: 'Kriegerin' },
    icon: 'warrior',
    hue: 1,
    one: {
      stats: stats(4, 2, 1),
      health: 6,
      feat: frenzy(2),
      start: always(
        {
          name: 'Second Wind',
          text: 'Heal 2 when you descend.',
          de: { name: 'Zweite Luft', text: 'Heile 2, wenn du hinabsteigst.' },
        },
        { descendHeal: 2 },
      ),
    },
    two: {
      stats: stats(3, 1, 0),
      health: 4,
      feat: frenzy(1),
      start: starting(
        {
          id: 'fearless-charge',
          name: 'Fearless Charge',
          text: 'Ignore 1 time.',
          de: { name: 'Furchtloser Sturm', text: 'Ignoriere 1 Zeit.' },
        },
        ['combat'],
        prevent(0, 1),
      ),
    },
  },
  {
    id: 'rogue',
    name: 'Rogue',
    de: { name: 'Schurkin' },
    icon: 'rogue',
    hue: 4,
    one: {
      stats: stats(1, 4, 2),
      health: 5,
      feat: gamble(2),
      start: always(
        {
          name: 'Stealth',
          text: 'When you flee you may add a closed door, up to the limit.',
          de: {
            name: 'Schleichen',
            text: 'Wenn du fliehst, darfst du eine geschlossene Tür anlegen, bis zur Grenze.',
          },
        },
        {
          stealth: 'door',
        },
      ),
    },
    two: {
      stats: stats(0, 3, 1),
      health: 3,
      feat: gamble(1),
      start: starting(
        {
          id: 'dungeoneering',
          name: 'Dungeoneering',
          text: 'Your partner may reroll any own 1s.',
          de: { name: 'Verlieskunde', text: 'Dein Partner darf beliebige eigene Einsen neu werfen.' },
        },
        ['peril'],
        ones('partner'),
      ),
    },
  },
  {
    id: 'mage',
    name: 'Mage',
    de: { name: 'Magierin' },
    icon: 'mage',
    hue: 5,
    one: {
      stats: stats(1, 2, 4),
      health: 5,
      feat: charge(2),
      start: starting(
        {
          id: 'shield-aura',
          name: 'Shield Aura',
          text: 'Prevent 1 damage.',
          de: { name: 'Schildaura', text: 'Verhindere 1 Schaden.' },
        },
        ['peril'],
        prevent(1),
      ),
    },
    two: {
      stats: stats(0, 1, 3),
      health: 3,
      feat: charge(1),
      start: starting(
        {
          id: 'power-transfer',
          name: 'Power Transfer',
          text: 'Your partner gains a strength 1 or an agility 1.',
          de: { name: 'Kraftübertragung', text: 'Dein Partner bekommt eine Stärke-1 oder eine Geschick-1.' },
        },
        FIGHTS,
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
    de: { name: 'Paladin' },
    icon: 'paladin',
    hue: 2,
    one: {
      stats: stats(3, 1, 3),
      health: 5,
      feat: valiant(2),
      start: always(
        {
          name: 'Armor',
          text: 'Of every 2 damage in an encounter 1 is prevented; you cannot prevent any other way. Not against the boss.',
          de: {
            name: 'Rüstung',
            text: 'Von je 2 Schaden einer Begegnung wird 1 verhindert; anders kannst du keinen verhindern. Nicht gegen den Boss.',
          },
        },
        { plate: true },
      ),
    },
    two: {
      stats: stats(2, 0, 2),
      health: 3,
      feat: valiant(1),
      start: starting(
        {
          id: 'support-aura',
          name: 'Support Aura',
          text: 'Your partner may reroll any own 1s.',
          de: { name: 'Beistandsaura', text: 'Dein Partner darf beliebige eigene Einsen neu werfen.' },
        },
        FIGHTS,
        ones('partner'),
      ),
    },
  },
  {
    id: 'archer',
    name: 'Archer',
    de: { name: 'Schützin' },
    icon: 'archer',
    hue: 6,
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
        de: {
          name: 'Adlerauge',
          text: 'Für 2 Zeit wirf 2 Heldenwürfel, für 4 Zeit wirf 3; leg einen davon ab.',
        },
      },
      start: always(
        {
          name: 'Kiting',
          text: 'Exactly 1 damage in a combat becomes 1 time; in each boss round 1 damage is prevented.',
          de: {
            name: 'Abstand halten',
            text: 'Genau 1 Schaden in einem Kampf wird zu 1 Zeit; in jeder Runde gegen den Boss wird 1 Schaden verhindert.',
          },
        },
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
        de: { name: 'Adlerauge', text: 'Für 2 Zeit wirf 2 Heldenwürfel; leg einen davon ab.' },
      },
      start: starting(
        {
          id: 'combined-shot',
          name: 'Combined Shot',
          text: "Raise one of your partner's strength dice by 1.",
          de: { name: 'Gemeinsamer Schuss', text: 'Erhöhe einen Stärkewürfel deines Partners um 1.' },
        },
        FIGHTS,
        { verb: 'raise', most: 1, whose: 'partner', colour: 'S' },
      ),
    },
  },
]
