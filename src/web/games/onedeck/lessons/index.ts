import { standard } from '../../../../games/onedeck/content/standard.ts'
import type { Action, CardId, Content } from '../../../../games/onedeck/types.ts'
import type { Lesson } from '../../../learn/lesson.ts'
import type { Lessons } from '../../page-game.ts'
import { words } from './text/index.ts'

/** What time takes away: nothing that the lesson needs. */
const spent = (...cards: readonly CardId[]): Action[] => cards.map(card => ({ kind: 'card', card }))
const found = (card: CardId): Action => ({ kind: 'card', card })
const rolled = (...values: readonly number[]): Action[] => values.map(value => ({ kind: 'die', value }))

type Lay = Extract<Action, { kind: 'lay' }>
const lay = (die: Lay['die'], box: number): Action => ({ kind: 'lay', hero: 0, die, box })
const done: Action = { kind: 'done', hero: 0 }

/** A peril and a foe: dice, boxes, a skill and its price, what stays empty, and loot. */
const doors: Lesson<Action> = {
  game: 'onedeck',
  chapter: 'doors',
  options: { heroes: ['warrior'], dungeon: 'dragon' },
  opening: spent(
    'ogre-1',
    'ogre-2',
    'phantom-1',
    'phantom-2',
    'ice-elemental-1',
    'ice-elemental-2',
    'fire-elemental-1',
  ),
  steps: [
    { say: 'welcome', rule: 'O-01' },
    { say: 'time', rule: 'O-10' },
    { say: 'explore', rule: 'O-13', do: [{ kind: 'explore' }], chance: spent('fire-elemental-2', 'ooze-1') },
    { say: 'enter', rule: 'O-14', do: [{ kind: 'enter', door: 0 }], chance: [found('cave-in-2')] },
    { say: 'face', rule: 'O-14', do: [{ kind: 'face' }] },
    {
      say: 'way',
      rule: 'O-22',
      do: [{ kind: 'choose', way: 0 }],
      chance: [...spent('shadow-1', 'shadow-2'), ...rolled(5, 4, 2, 1)],
    },
    { say: 'armor', rule: 'O-44', do: [lay('S2', 1)] },
    { say: 'wide', rule: 'O-42', do: [lay('S5', 0), lay('S1', 0)] },
    { say: 'done', rule: 'O-50', do: [done] },
    {
      say: 'loot',
      rule: 'O-80',
      do: [{ kind: 'skill', card: 'cave-in-2', hero: 0, over: null }],
      chance: spent('wraith-1', 'wraith-2'),
    },
    { say: 'next', rule: 'O-11', do: [{ kind: 'enter', door: 0 }], chance: [found('bandit-1')] },
    { say: 'foe', rule: 'O-21', do: [{ kind: 'face' }], chance: rolled(5, 4, 2, 1, 4, 4, 3) },
    { say: 'boxes', rule: 'O-41', do: [lay('S5', 3)] },
    { say: 'skill', rule: 'O-60', do: [{ kind: 'use', hero: 0, skill: 'crushing-blow' }] },
    { say: 'pay', rule: 'O-61', do: [{ kind: 'pay', hero: 0, die: 'S1' }] },
    { say: 'six', do: [lay('S6', 4)] },
    { say: 'four', rule: 'O-40', do: [lay('S4', 5)] },
    { say: 'agility', rule: 'O-42', do: [lay('A4', 0), lay('A4', 0)] },
    { say: 'price', rule: 'O-50', do: [done], chance: spent('arrow-wall-1') },
    { say: 'item', rule: 'O-80', do: [{ kind: 'item', card: 'bandit-1', hero: 0, over: null }] },
    { say: 'begin', rule: 'O-72', do: [{ kind: 'begin' }], chance: spent('arrow-wall-2', 'bear-traps-1') },
  ],
}

/** Seven names make a deck that soon runs out, and the dragon is a young one. */
const SMALL_DECK = ['bandit', 'ooze', 'goblin', 'ogre', 'skeleton', 'cave-in', 'locked-door']
const { first } = standard
const short: Content = {
  ...standard,
  first: {
    ...first,
    encounters: first.encounters.filter(({ id }) => SMALL_DECK.includes(id)),
    dungeons: first.dungeons.map(dungeon => ({ ...dungeon, boss: { ...dungeon.boss, health: 2 } })),
  },
}

/** Turning dice into a heroic one, a level, the Stairs, fleeing, and the boss: won. */
const boss: Lesson<Action> = {
  game: 'onedeck',
  chapter: 'boss',
  options: { heroes: ['warrior'], dungeon: 'dragon', tier: 'standard', content: short },
  opening: [
    found('ogre-1'),
    ...spent('bandit-1', 'bandit-2', 'goblin-1', 'goblin-2', 'skeleton-1', 'skeleton-2', 'cave-in-1'),
  ],
  steps: [
    { say: 'welcome', rule: 'O-03' },
    { say: 'explore', do: [{ kind: 'explore' }], chance: spent('locked-door-1', 'locked-door-2') },
    { say: 'enter', rule: 'O-87', do: [{ kind: 'enter', door: 0 }], chance: [found('ooze-1')] },
    { say: 'face', rule: 'O-21', do: [{ kind: 'face' }], chance: rolled(6, 4, 4, 3, 5, 3, 2) },
    { say: 'armor', rule: 'O-44', do: [lay('M2', 0)] },
    { say: 'convert', rule: 'O-29', do: [{ kind: 'convert' }] },
    {
      say: 'pair',
      rule: 'O-29',
      do: [
        { kind: 'pick', hero: 0, die: 'A3' },
        { kind: 'pick', hero: 0, die: 'A5' },
      ],
    },
    { say: 'heroic', rule: 'O-43', do: [lay('H3', 1)] },
    { say: 'strength', do: [lay('S6', 5), lay('S4', 2), lay('S4', 3), lay('S3', 6)] },
    { say: 'tokens', rule: 'O-86', do: [done] },
    { say: 'xp', rule: 'O-80', do: [{ kind: 'xp', card: 'ooze-1' }] },
    { say: 'level', rule: 'O-83', do: [{ kind: 'level' }] },
    {
      say: 'descend',
      rule: 'O-89',
      do: [{ kind: 'descend' }],
      chance: spent('bandit-1', 'bandit-2', 'goblin-1', 'goblin-2', 'skeleton-1', 'skeleton-2', 'cave-in-1'),
    },
    { say: 'floor2', rule: 'O-89', do: [{ kind: 'explore' }], chance: spent('locked-door-1') },
    { say: 'hurry', rule: 'O-87', do: [{ kind: 'enter', door: 0 }], chance: [found('ogre-2')] },
    { say: 'flee', rule: 'O-14', do: [{ kind: 'flee' }] },
    {
      say: 'down',
      rule: 'O-15',
      do: [{ kind: 'descend' }],
      chance: spent('bandit-1', 'bandit-2', 'goblin-1', 'goblin-2', 'skeleton-1', 'skeleton-2', 'cave-in-1'),
    },
    { say: 'floor3', do: [{ kind: 'explore' }], chance: spent('locked-door-1') },
    { say: 'lastDoor', do: [{ kind: 'enter', door: 0 }], chance: [found('ooze-2')] },
    { say: 'lastFlight', do: [{ kind: 'flee' }] },
    { say: 'toBoss', rule: 'O-100', do: [{ kind: 'descend' }], chance: rolled(6, 6, 6, 5, 5, 5, 6, 4) },
    { say: 'round', rule: 'O-101' },
    { say: 'scales', rule: 'O-44', do: [lay('A5', 0), lay('A5', 1)] },
    { say: 'skulls', rule: 'O-101', do: [lay('S6', 6), lay('M6', 4)] },
    { say: 'tail', do: [lay('S6', 5), lay('S6', 5), lay('S5', 5)] },
    { say: 'strike', rule: 'O-102', do: [done] },
  ],
}

export const lessons: Lessons = { chapters: [doors, boss], words }
