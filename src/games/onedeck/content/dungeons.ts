/** The five dungeons with their floors, and the boss on the back of each. */
import type { Boss, Box, Dungeon, Floor, Trait } from '../types.ts'
import { armor, hurt, skull, slow, small, wide } from './boxes.ts'

const any = (need: number, marks: Parameters<typeof small>[2]): Box => small('any', need, marks)
const quiet = (name: string): Trait => ({ name, text: 'No effect.' })
const floor = (peril: Box, trait: Trait, ...combat: Box[]): Floor => ({ peril: [peril], combat, trait })

const dragon: Boss = {
  name: 'Dragon',
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
  trait: { name: 'Dragonscale', text: 'Heroic dice may not cover skulls.', shuns: true },
}

const hydra: Boss = {
  name: 'Hydra',
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
    regrows: true,
  },
}

const yeti: Boss = {
  name: 'Yeti',
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
  trait: { name: 'Icy Breath', text: 'Every 1 rolled is discarded at once.', discards: [1] },
}

const lich: Boss = {
  name: 'Lich',
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
    twice: true,
  },
}

const minotaur: Boss = {
  name: 'Minotaur',
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
    grows: { times: 4, least: 12 },
  },
}

export const DUNGEONS: readonly Dungeon[] = [
  {
    id: 'dragon',
    name: "Dragon's Cave",
    dots: 1,
    boss: dragon,
    floors: [
      floor(
        any(2, armor),
        {
          name: 'Hall of Statues',
          text: 'Spend 5 time before the first turn on each floor.',
          floorTime: 5,
        },
        small('S', 3, hurt(1)),
      ),
      floor(any(6, hurt(1)), quiet('Flame Aura'), small('M', 5, hurt(2))),
      floor(any(5, armor), quiet('Dragonskin'), wide('S', 10, armor)),
    ],
  },
  {
    id: 'hydra',
    name: "Hydra's Reef",
    dots: 2,
    boss: hydra,
    floors: [
      floor(
        any(5, hurt(1, 1)),
        { name: 'Sticky Surroundings', text: 'Every turn starts with 1 more time.', turnTime: 1 },
        small('A', 3, hurt(1)),
      ),
      floor(any(3, armor), quiet('Regeneration'), small('A', 5, hurt(1)), small('S', 5, hurt(1, 1))),
      floor(
        any(5, armor),
        { name: 'Poison Aura', text: 'Rolled heroic dice drop by 1.', weakens: true },
        small('M', 5, hurt(1, 1)),
      ),
    ],
  },
  {
    id: 'yeti',
    name: "Yeti's Cavern",
    dots: 2,
    boss: yeti,
    floors: [
      floor(
        any(4, { armor: true, time: 1 }),
        {
          name: 'Freezing Winds',
          text: 'Consequences of 3 or more time hurt 1 more.',
          winds: 3,
        },
        small('M', 3, slow(1)),
        small('M', 4, slow(1)),
      ),
      floor(any(5, hurt(1, 1)), quiet('Brutal Strength'), small('S', 5, hurt(2))),
      floor(
        any(4, { armor: true, damage: 1 }),
        { name: 'Biting Cold', text: 'Every strength box is an armor box.', plates: 'S' },
        small('S', 3, { armor: true, damage: 1 }),
        small('S', 3, { armor: true, damage: 1 }),
      ),
    ],
  },
  {
    id: 'lich',
    name: "Lich's Tomb",
    dots: 3,
    boss: lich,
    floors: [
      floor(any(4, armor), quiet('Undying Legions'), small('M', 2, armor), small('S', 5, slow(2))),
      floor(
        any(6, hurt(1, 1)),
        { name: 'Weakness Curse', text: 'Every 2 rolled is discarded at once.', discards: [2] },
        small('M', 3, armor),
      ),
      floor(
        any(4, { armor: true, damage: 1 }),
        { name: 'Blade Storm', text: 'Consequences with damage hurt 1 more.', storms: true },
        wide('M', 10, hurt(2)),
      ),
    ],
  },
  {
    id: 'minotaur',
    name: "Minotaur's Maze",
    dots: 3,
    boss: minotaur,
    floors: [
      floor(
        any(5, { armor: true, damage: 1 }),
        { name: 'Deadly Maze', text: 'At most three doors.', doors: 3 },
        small('A', 2, hurt(1)),
        small('A', 2, hurt(1)),
      ),
      floor(
        any(3, armor),
        { name: 'Crumbling Walls', text: 'Exploring costs 1 time.', exploreTime: 1 },
        small('S', 3, armor),
        small('S', 3, armor),
      ),
      floor(any(6, hurt(1, 1)), quiet('Poison Dart Traps'), wide('A', 12, hurt(3))),
    ],
  },
]
