/** The five dungeons with their floors, and the boss on the back of each. */
import type { Boss, Box, Dungeon, Floor, Trait } from '../types.ts'
import { armor, hurt, skull, slow, small, wide } from './boxes.ts'

const any = (need: number, marks: Parameters<typeof small>[2]): Box => small('any', need, marks)
const quiet = (name: string, german: string): Trait => ({
  name,
  text: 'No effect.',
  de: { name: german, text: 'Keine Wirkung.' },
})
const floor = (peril: Box, trait: Trait, ...combat: Box[]): Floor => ({ peril: [peril], combat, trait })

const dragon: Boss = {
  name: 'Dragon',
  de: { name: 'Drache', den: 'den Drachen' },
  icon: 'bossDragon',
  hue: 3,
  health: 6,
  boxes: [
    small('A', 5, armor),
    small('A', 5, armor),
    small('A', 6, skull(1)),
    wide('M', 16, hurt(4)),
    small('M', 6, skull(1)),
    wide('S', 17, hurt(4)),
    small('S', 6, skull(1)),
  ],
  trait: {
    name: 'Dragonscale',
    text: 'Heroic dice may not cover skulls.',
    de: { name: 'Drachenschuppen', text: 'Heldenwürfel dürfen keine Schädel abdecken.' },
    shuns: true,
  },
}

const hydra: Boss = {
  name: 'Hydra',
  de: { name: 'Hydra', den: 'die Hydra' },
  icon: 'bossHydra',
  hue: 5,
  health: 5,
  boxes: [
    wide('S', 13, skull(3)),
    small('M', 6, hurt(2)),
    wide('S', 19, skull(3)),
    small('M', 6, hurt(2)),
    wide('A', 13, skull(3)),
    small('A', 6, hurt(2)),
  ],
  trait: {
    name: 'Regrowth',
    text: 'Before it is struck, it heals 1 for each skull left uncovered.',
    de: { name: 'Nachwachsen', text: 'Vor deinen Treffern heilt sie 1 je offenem Schädel.' },
    regrows: true,
  },
}

const yeti: Boss = {
  name: 'Yeti',
  de: { name: 'Yeti', den: 'den Yeti' },
  icon: 'bossYeti',
  hue: 5,
  health: 6,
  boxes: [
    wide('S', 24, { armor: true, skull: true }),
    small('S', 4, skull(1)),
    small('S', 5, skull(1)),
    small('M', 5, hurt(2)),
    small('M', 6, hurt(2)),
    small('S', 6, skull(1)),
    small('A', 5, hurt(2)),
    small('A', 6, hurt(2)),
  ],
  trait: {
    name: 'Icy Breath',
    text: 'Every 1 rolled is discarded at once.',
    de: { name: 'Eisatem', text: 'Jede gewürfelte 1 wird sofort abgelegt.' },
    discards: [1],
  },
}

const lich: Boss = {
  name: 'Lich',
  de: { name: 'Lich', den: 'den Lich' },
  icon: 'bossLich',
  hue: 4,
  health: 5,
  boxes: [
    small('S', 3, skull(1)),
    wide('S', 17, hurt(3)),
    small('A', 3, skull(1)),
    wide('A', 16, hurt(4)),
    small('M', 3, skull(1)),
    wide('M', 15, hurt(5)),
  ],
  trait: {
    name: 'Undeath',
    text: 'The first die on each skull is discarded: it must be covered twice.',
    de: {
      name: 'Untod',
      text: 'Der erste Würfel auf jedem Schädel wird abgelegt: Er muss zweimal abgedeckt werden.',
    },
    twice: true,
  },
}

const minotaur: Boss = {
  name: 'Minotaur',
  de: { name: 'Minotaurus', den: 'den Minotaurus' },
  icon: 'bossMinotaur',
  hue: 2,
  health: 10,
  boxes: [
    wide('S', null, skull(4)),
    small('S', 6, hurt(2)),
    small('S', 5, skull(1)),
    small('M', 5, skull(1)),
    small('M', 6, hurt(2)),
    small('S', 5, skull(1)),
    small('A', 5, skull(1)),
    small('A', 6, hurt(2)),
  ],
  trait: {
    name: 'Rage',
    text: 'X is 4 for each damage on it, at least 12.',
    de: { name: 'Wut', text: 'X ist 4 je Schaden auf ihm, mindestens 12.' },
    grows: { times: 4, least: 12 },
  },
}

export const DUNGEONS: readonly Dungeon[] = [
  {
    id: 'dragon',
    name: "Dragon's Cave",
    de: { name: 'Drachenhöhle' },
    dots: 1,
    boss: dragon,
    floors: [
      floor(
        any(2, armor),
        {
          name: 'Hall of Statues',
          text: 'Spend 5 time before the first turn on each floor.',
          de: { name: 'Statuensaal', text: 'Vor dem ersten Zug auf jeder Ebene vergehen 5 Zeit.' },
          floorTime: 5,
        },
        small('S', 3, hurt(1)),
      ),
      floor(any(6, hurt(1)), quiet('Flame Aura', 'Flammenaura'), small('M', 5, hurt(2))),
      floor(any(5, armor), quiet('Dragonskin', 'Drachenhaut'), wide('S', 10, armor)),
    ],
  },
  {
    id: 'hydra',
    name: "Hydra's Reef",
    de: { name: 'Hydrariff' },
    dots: 2,
    boss: hydra,
    floors: [
      floor(
        any(5, hurt(1, 1)),
        {
          name: 'Sticky Surroundings',
          text: 'Every turn starts with 1 more time.',
          de: { name: 'Zäher Morast', text: 'Jeder Zug beginnt mit 1 Zeit mehr.' },
          turnTime: 1,
        },
        small('A', 3, hurt(1)),
      ),
      floor(
        any(3, armor),
        quiet('Regeneration', 'Regeneration'),
        small('A', 5, hurt(1)),
        small('S', 5, hurt(1, 1)),
      ),
      floor(
        any(5, armor),
        {
          name: 'Poison Aura',
          text: 'Rolled heroic dice drop by 1.',
          de: { name: 'Giftaura', text: 'Geworfene Heldenwürfel sinken um 1.' },
          weakens: true,
        },
        small('M', 5, hurt(1, 1)),
      ),
    ],
  },
  {
    id: 'yeti',
    name: "Yeti's Cavern",
    de: { name: 'Yetihöhle' },
    dots: 2,
    boss: yeti,
    floors: [
      floor(
        any(4, { armor: true, time: 1 }),
        {
          name: 'Freezing Winds',
          text: 'Consequences of 3 or more time hurt 1 more.',
          de: { name: 'Eiswinde', text: 'Folgen mit 3 oder mehr Zeit kosten 1 Schaden mehr.' },
          winds: 3,
        },
        small('M', 3, slow(1)),
        small('M', 4, slow(1)),
      ),
      floor(any(5, hurt(1, 1)), quiet('Brutal Strength', 'Rohe Kraft'), small('S', 5, hurt(2))),
      floor(
        any(4, { armor: true, damage: 1 }),
        {
          name: 'Biting Cold',
          text: 'Every strength box is an armor box.',
          de: { name: 'Beißende Kälte', text: 'Jedes Stärkefeld ist ein Rüstungsfeld.' },
          plates: 'S',
        },
        small('S', 3, { armor: true, damage: 1 }),
        small('S', 3, { armor: true, damage: 1 }),
      ),
    ],
  },
  {
    id: 'lich',
    name: "Lich's Tomb",
    de: { name: 'Lichgruft' },
    dots: 3,
    boss: lich,
    floors: [
      floor(
        any(4, armor),
        quiet('Undying Legions', 'Untote Heerscharen'),
        small('M', 2, armor),
        small('S', 5, slow(2)),
      ),
      floor(
        any(6, hurt(1, 1)),
        {
          name: 'Weakness Curse',
          text: 'Every 2 rolled is discarded at once.',
          de: { name: 'Schwächefluch', text: 'Jede gewürfelte 2 wird sofort abgelegt.' },
          discards: [2],
        },
        small('M', 3, armor),
      ),
      floor(
        any(4, { armor: true, damage: 1 }),
        {
          name: 'Blade Storm',
          text: 'Consequences with damage hurt 1 more.',
          de: { name: 'Klingensturm', text: 'Folgen mit Schaden kosten 1 Schaden mehr.' },
          storms: true,
        },
        wide('M', 10, hurt(2)),
      ),
    ],
  },
  {
    id: 'minotaur',
    name: "Minotaur's Maze",
    de: { name: 'Labyrinth des Minotaurus' },
    dots: 3,
    boss: minotaur,
    floors: [
      floor(
        any(5, { armor: true, damage: 1 }),
        {
          name: 'Deadly Maze',
          text: 'At most three doors.',
          de: { name: 'Tödliches Labyrinth', text: 'Höchstens drei Türen.' },
          doors: 3,
        },
        small('A', 2, hurt(1)),
        small('A', 2, hurt(1)),
      ),
      floor(
        any(3, armor),
        {
          name: 'Crumbling Walls',
          text: 'Exploring costs 1 time.',
          de: { name: 'Bröckelnde Mauern', text: 'Erkunden kostet 1 Zeit.' },
          exploreTime: 1,
        },
        small('S', 3, armor),
        small('S', 3, armor),
      ),
      floor(any(6, hurt(1, 1)), quiet('Poison Dart Traps', 'Giftpfeilfallen'), wide('A', 12, hurt(3))),
    ],
  },
]
