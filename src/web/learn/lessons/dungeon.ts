import type { DungeonAction } from '../../../games/dungeon/types.ts'
import type { Lesson } from '../lesson.ts'

const MONSTERS = { goblin: 0, skeleton: 3 } as const
const TREASURES = { sack: 2, sword: 5 } as const
/** Spaces of the board round the Great Hall. */
const HALL = 0
const EAST = { first: 150, second: 151, room7: 19, room8: 20 } as const
const PASSAGE = { first: 157, second: 158, third: 159 } as const
const SECRET_DOOR = 18

const walk = (...spaces: readonly number[]): DungeonAction[] => spaces.map(to => ({ kind: 'step', to }))
const dice = (a: number, b: number): DungeonAction => ({ kind: 'dice', a, b })

/** A fight won, one lost, a treasure regained, a secret door, and the way home. */
export const lesson: Lesson<DungeonAction> = {
  game: 'dungeon',
  options: { players: 1 },
  opening: [],
  steps: [
    { say: 'welcome' },
    { say: 'hero', do: [{ kind: 'hero', hero: 0 }] },
    { say: 'board' },
    {
      say: 'walk',
      do: walk(EAST.first, EAST.second, EAST.room8),
      chance: [
        { kind: 'monster', card: MONSTERS.goblin },
        dice(4, 2),
        { kind: 'treasure', card: TREASURES.sack },
      ],
    },
    { say: 'won' },
    {
      say: 'nextRoom',
      do: walk(EAST.second, EAST.room7),
      chance: [
        { kind: 'monster', card: MONSTERS.skeleton },
        dice(1, 2),
        dice(3, 4),
        { kind: 'drop', card: TREASURES.sack },
      ],
    },
    { say: 'lost' },
    {
      say: 'again',
      do: [{ kind: 'stop' }],
      chance: [dice(5, 3), { kind: 'treasure', card: TREASURES.sword }, dice(4, 5)],
    },
    { say: 'sword' },
    { say: 'toDoor', do: walk(EAST.second, EAST.first, HALL, PASSAGE.first, PASSAGE.second) },
    { say: 'endTurn', do: [{ kind: 'stop' }] },
    { say: 'beside', do: walk(PASSAGE.third) },
    { say: 'search', do: [{ kind: 'search', door: SECRET_DOOR }], chance: [{ kind: 'die', value: 4 }] },
    { say: 'home', do: walk(PASSAGE.second, PASSAGE.first, HALL) },
    { say: 'stopHome', do: [{ kind: 'stop' }] },
    { say: 'goal' },
    { say: 'spells' },
  ],
}
