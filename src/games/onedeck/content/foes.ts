/** The twelve foes: encounter side, and the loot on each of the two copies. */
import type { Encounter, Item } from '../types.ts'
import { armor, hurt, slow, small, wide } from './boxes.ts'

const plain = (stat: Item['stat']): Item => ({ stat, health: 0 })
const sturdy = (stat: Item['stat']): Item => ({ stat, health: 1 })

const swarm = {
  name: 'Swarm',
  text: 'X is 4 for each open door, this one included.',
  de: { name: 'Schwarm', text: 'X ist 4 je offener Tür, diese mitgezählt.' },
  swarms: 4,
}

type Foe = Omit<Encounter, 'ways'>

const foes: readonly Foe[] = [
  {
    id: 'bandit',
    name: 'Bandit',
    de: { name: 'Bandit', den: 'den Banditen' },
    icon: 'foeBandit',
    hue: 2,
    xp: 3,
    trait: {
      name: 'Dodge',
      text: 'A conversion takes three dice and gives the lowest.',
      de: { name: 'Ausweichen', text: 'Umwandeln braucht drei Würfel und gibt den niedrigsten.' },
      converts: 3,
    },
    boxes: [
      wide('A', 8, hurt(2)),
      small('A', 3, hurt(1)),
      small('A', 4, slow(1)),
      small('S', 5, slow(2)),
      small('S', 5, hurt(1, 1)),
    ],
    copies: [
      { item: plain('M'), loot: 'backstab' },
      { item: plain('A'), loot: 'cleave' },
    ],
  },
  {
    id: 'beetle',
    name: 'Beetle',
    de: { name: 'Käfer', den: 'den Käfer' },
    icon: 'foeBeetle',
    hue: 5,
    xp: 2,
    trait: {
      name: 'Survivor',
      text: 'With an armor box unfilled it gets away: discarded, no loot.',
      de: {
        name: 'Überlebenskunst',
        text: 'Bleibt ein Rüstungsfeld leer, entkommt er: abgelegt, keine Beute.',
      },
      escapes: true,
    },
    boxes: [
      small('A', 3, armor),
      small('A', 4, armor),
      small('S', 5, armor),
      small('M', 3, armor),
      small('A', 4, slow(2)),
      small('S', 6, hurt(1, 1)),
    ],
    copies: [
      { item: plain('M'), loot: 'accuracy' },
      { item: plain('M'), loot: 'crushing-blow' },
    ],
  },
  {
    id: 'fire-elemental',
    name: 'Fire Elemental',
    de: { name: 'Feuerelementar', den: 'das Feuerelementar' },
    icon: 'foeFire',
    hue: 3,
    xp: 4,
    trait: {
      name: 'Flames',
      text: 'Before the encounter one hero takes 1 damage.',
      de: { name: 'Flammen', text: 'Vor der Begegnung erleidet jemand von euch 1 Schaden.' },
      burns: 1,
    },
    boxes: [
      small('M', 3, slow(1)),
      small('A', 3, slow(1)),
      small('M', 6, hurt(1, 1)),
      wide('M', 11, hurt(2, 1)),
      small('A', 6, hurt(1, 1)),
    ],
    copies: [
      { item: sturdy('M'), loot: 'consistency' },
      { item: sturdy('A'), loot: 'mana-fountain' },
    ],
  },
  {
    id: 'ooze',
    name: 'Glooping Ooze',
    de: { name: 'Blubberschleim', den: 'den Blubberschleim' },
    icon: 'foeOoze',
    hue: 6,
    xp: 3,
    trait: {
      name: 'Split',
      text: '1 time for every 1 rolled.',
      de: { name: 'Teilung', text: '1 Zeit für jede gewürfelte 1.' },
      timeFor: 1,
    },
    boxes: [
      small('M', 2, armor),
      small('M', 3, armor),
      small('S', 4, hurt(1, 1)),
      small('S', 4, hurt(1, 1)),
      small('M', 5, slow(2)),
      small('S', 6, hurt(1, 1)),
    ],
    copies: [
      { item: plain('M'), loot: 'armor-crush' },
      { item: sturdy('S'), loot: 'heroism' },
    ],
  },
  {
    id: 'goblin',
    name: 'Goblin',
    de: { name: 'Goblin', den: 'den Goblin' },
    icon: 'foeGoblin',
    hue: 6,
    xp: 2,
    trait: swarm,
    boxes: [
      wide('S', null, armor),
      small('S', 3, hurt(1)),
      small('A', 4, slow(1)),
      small('A', 4, hurt(1, 1)),
      small('S', 5, hurt(2)),
    ],
    copies: [
      { item: plain('S'), loot: 'shimmerblast' },
      { item: plain('S'), loot: 'dodge' },
    ],
  },
  {
    id: 'ice-elemental',
    name: 'Ice Elemental',
    de: { name: 'Eiselementar', den: 'das Eiselementar' },
    icon: 'foeIce',
    hue: 5,
    xp: 4,
    trait: {
      name: 'Frost',
      text: 'Before the encounter spend 3 time.',
      de: { name: 'Frost', text: 'Vor der Begegnung vergehen 3 Zeit.' },
      chills: 3,
    },
    boxes: [
      wide('S', 11, armor),
      small('S', 3, slow(1)),
      small('M', 4, hurt(2)),
      small('M', 5, hurt(1, 1)),
      small('M', 6, hurt(1, 1)),
    ],
    copies: [
      { item: sturdy('A'), loot: 'lucky-familiar' },
      { item: sturdy('A'), loot: 'flurry' },
    ],
  },
  {
    id: 'ogre',
    name: 'Ogre',
    de: { name: 'Oger', den: 'den Oger' },
    icon: 'foeOgre',
    hue: 2,
    xp: 4,
    trait: null,
    boxes: [
      wide('S', 6, hurt(1)),
      small('A', 4, slow(1)),
      wide('S', 9, hurt(2)),
      small('A', 5, hurt(1, 1)),
      wide('S', 12, hurt(3)),
      small('A', 6, hurt(1, 1)),
    ],
    copies: [
      { item: sturdy('S'), loot: 'chaotic-aura' },
      { item: sturdy('M'), loot: 'brute-force' },
    ],
  },
  {
    id: 'phantom',
    name: 'Phantom',
    de: { name: 'Phantom', den: 'das Phantom' },
    icon: 'foePhantom',
    hue: 4,
    xp: 4,
    trait: {
      name: 'Ethereal',
      text: 'Every 1 and every 3 rolled is discarded at once.',
      de: { name: 'Körperlos', text: 'Jede gewürfelte 1 und 3 wird sofort abgelegt.' },
      discards: [1, 3],
    },
    boxes: [
      small('S', 4, armor),
      small('A', 4, armor),
      small('A', 5, hurt(2)),
      small('A', 6, hurt(1, 1)),
      small('S', 5, hurt(1, 1)),
      small('S', 6, hurt(2)),
    ],
    copies: [
      { item: sturdy('S'), loot: 'steady-hands' },
      { item: sturdy('A'), loot: 'triple-strike' },
    ],
  },
  {
    id: 'plague-rat',
    name: 'Plague Rat',
    de: { name: 'Pestratte', den: 'die Pestratte' },
    icon: 'foeRat',
    hue: 6,
    xp: 2,
    trait: swarm,
    boxes: [
      wide('A', null, armor),
      small('A', 3, hurt(1, 1)),
      small('S', 3, slow(1)),
      small('S', 5, hurt(1, 1)),
      small('A', 5, slow(2)),
    ],
    copies: [
      { item: plain('A'), loot: 'persistence' },
      { item: plain('A'), loot: 'flameweave' },
    ],
  },
  {
    id: 'shadow',
    name: 'Shadow',
    de: { name: 'Schatten', den: 'den Schatten' },
    icon: 'foeShadow',
    hue: 4,
    xp: 3,
    trait: {
      name: 'Fade',
      text: '1 time for each skill used, free ones too.',
      de: { name: 'Schwinden', text: '1 Zeit je genutzter Fertigkeit, auch wenn sie gratis ist.' },
      fades: 1,
    },
    boxes: [
      wide('A', 10, armor),
      small('S', 5, hurt(1, 1)),
      small('M', 3, hurt(1, 1)),
      small('M', 4, hurt(1, 1)),
      small('M', 5, hurt(1, 1)),
    ],
    copies: [
      { item: plain('A'), loot: 'static-burst' },
      { item: sturdy('S'), loot: 'heroism' },
    ],
  },
  {
    id: 'skeleton',
    name: 'Skeleton',
    de: { name: 'Skelett', den: 'das Skelett' },
    icon: 'foeSkeleton',
    hue: 1,
    xp: 2,
    trait: {
      name: 'Undying',
      text: 'With any box unfilled spend 2 time.',
      de: { name: 'Unverwüstlich', text: 'Bleibt ein Feld leer, vergehen 2 Zeit.' },
      undying: 2,
    },
    boxes: [
      small('M', 2, armor),
      small('M', 4, armor),
      small('S', 3, slow(1)),
      small('S', 5, hurt(1, 1)),
      small('A', 5, hurt(1, 1)),
      small('S', 6, slow(2)),
    ],
    copies: [
      { item: plain('A'), loot: 'invisibility' },
      { item: plain('S'), loot: 'clarity' },
    ],
  },
  {
    id: 'wraith',
    name: 'Wraith',
    de: { name: 'Geist', den: 'den Geist' },
    icon: 'foeWraith',
    hue: 4,
    xp: 3,
    trait: {
      name: 'Drain',
      text: 'Before the encounter one item becomes XP.',
      de: { name: 'Entzug', text: 'Vor der Begegnung wird ein Gegenstand zu EP.' },
      drains: true,
    },
    boxes: [
      wide('M', 9, armor),
      small('S', 5, armor),
      small('S', 3, slow(2)),
      small('S', 5, hurt(2)),
      small('M', 6, hurt(1, 1)),
    ],
    copies: [
      { item: plain('S'), loot: 'dexterity' },
      { item: plain('S'), loot: 'haste' },
    ],
  },
]

export const FOES: readonly Encounter[] = foes.map(foe => ({ ...foe, ways: [] }))
