import { standard } from '../../../../games/dungeon/content/standard.ts'
import type { Content, Action as DungeonAction } from '../../../../games/dungeon/types.ts'
import type { Lesson } from '../../../learn/lesson.ts'
import type { Lessons } from '../../page-game.ts'
import { words } from './text/index.ts'

/** Spaces of the board round the Great Hall. */
const HALL = 'great-hall'
const EAST = { first: 'c-58', second: 'c-59', room7: 'room-1-7', room8: 'room-1-8' } as const
const PASSAGE = { first: 'c-65', second: 'c-66', third: 'c-67' } as const

const walk = (...spaces: readonly string[]): DungeonAction[] => spaces.map(to => ({ kind: 'step', to }))
const dice = (a: number, b: number): DungeonAction => ({ kind: 'dice', a, b })
const monster = (card: string): DungeonAction => ({ kind: 'monster', card })
const treasure = (card: string): DungeonAction => ({ kind: 'treasure', card })

/** What two rooms give is enough here, so that the lesson ends with a win. */
const lowGoal: Content = { ...standard, goals: { ...standard.goals, rogue: 1000 } }

/** A fight won, one lost, a treasure regained, a secret door, and the way home: won. */
const rogue: Lesson<DungeonAction> = {
  game: 'dungeon',
  chapter: 'rogue',
  options: { players: 1, content: lowGoal },
  opening: [],
  steps: [
    { say: 'welcome', rule: 'D-70' },
    { say: 'hero', rule: 'D-05', do: [{ kind: 'hero', hero: 'pip' }] },
    { say: 'board', rule: 'D-11' },
    {
      say: 'walk',
      rule: 'D-12',
      do: walk(EAST.first, EAST.second, EAST.room8),
      chance: [monster('goblin'), dice(4, 2), treasure('sack-of-gold-1-750')],
    },
    { say: 'won', rule: 'D-30' },
    {
      say: 'nextRoom',
      rule: 'D-40',
      do: walk(EAST.second, EAST.room7),
      chance: [monster('skeleton'), dice(1, 2), dice(3, 4), { kind: 'drop', card: 'sack-of-gold-1-750' }],
    },
    { say: 'lost', rule: 'D-32' },
    { say: 'dropped', rule: 'D-36' },
    {
      say: 'again',
      rule: 'D-101',
      do: [{ kind: 'stop' }],
      chance: [dice(5, 3), treasure('magic-sword-1'), dice(4, 5)],
    },
    { say: 'sword', rule: 'D-64' },
    {
      say: 'toDoor',
      rule: 'D-11',
      do: walk(EAST.second, EAST.first, HALL, PASSAGE.first, PASSAGE.second),
    },
    { say: 'endTurn', rule: 'D-20', do: [{ kind: 'stop' }] },
    { say: 'beside', do: walk(PASSAGE.third) },
    {
      say: 'search',
      rule: 'D-14',
      do: [{ kind: 'search', door: 'c-67/c-225' }],
      chance: [{ kind: 'die', value: 4 }],
    },
    { say: 'home', do: walk(PASSAGE.second, PASSAGE.first, HALL) },
    { say: 'stopHome', rule: 'D-70', do: [{ kind: 'stop' }] },
    { say: 'goal' },
  ],
}

/** One spell of each kind, so that the book is soon filled. */
const fewSpells: Content = { ...standard, spells: { fireball: 1, lightning: 1, teleport: 1 } }

/** Filling the book, a spell that hits, one that misses, a spell regained, and Teleport. */
const wizard: Lesson<DungeonAction> = {
  game: 'dungeon',
  chapter: 'wizard',
  options: { players: 1, content: fewSpells },
  opening: [],
  steps: [
    {
      say: 'hero',
      rule: 'D-05',
      do: [{ kind: 'hero', hero: 'corin' }],
      chance: [{ kind: 'die', value: 1 }],
    },
    {
      say: 'book',
      rule: 'D-04',
      do: [
        { kind: 'learn', spell: 'fireball' },
        { kind: 'learn', spell: 'lightning' },
        { kind: 'learn', spell: 'teleport' },
      ],
    },
    { say: 'walk', rule: 'D-51', do: walk(EAST.first, EAST.second) },
    {
      say: 'fireball',
      rule: 'D-51',
      do: [{ kind: 'cast', spell: 'fireball', at: EAST.room8 }],
      chance: [monster('kobold'), dice(4, 3), treasure('sack-of-gold-1-1000')],
    },
    { say: 'hit', rule: 'D-50', do: walk(EAST.second) },
    {
      say: 'lightning',
      rule: 'D-51',
      do: [{ kind: 'cast', spell: 'lightning', at: EAST.room7 }],
      chance: [monster('goblin'), dice(2, 3)],
    },
    { say: 'miss', rule: 'D-55' },
    { say: 'home', do: walk(EAST.first, HALL) },
    { say: 'stop', do: [{ kind: 'stop' }] },
    { say: 'regain', rule: 'D-54', do: [{ kind: 'regain', spell: 'lightning' }] },
    {
      say: 'teleport',
      rule: 'D-53',
      do: [{ kind: 'teleport', to: 'guard-room' }],
      chance: [monster('giant-lizard'), dice(5, 4)],
    },
    { say: 'chamber', rule: 'D-30' },
  ],
}

export const lessons: Lessons = { chapters: [rogue, wizard], words }
