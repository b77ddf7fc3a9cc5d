import type { Action } from '../../../games/onedeck/types.ts'
import type { Lesson } from '../lesson.ts'

const CARDS = { bandit: 0, caveIn: 31 } as const
/** What time takes away: nothing that the lesson needs. */
const spent = (...cards: readonly number[]): Action[] => cards.map(card => ({ kind: 'card', card }))
const found = (card: number): Action => ({ kind: 'card', card })
const rolled = (...values: readonly number[]): Action[] => values.map(value => ({ kind: 'die', value }))

type Lay = Extract<Action, { kind: 'lay' }>
const lay = (die: Lay['die'], box: number): Action => ({ kind: 'lay', hero: 0, die, box })

/** A peril and a foe: dice, boxes, a skill and its price, what stays empty, and loot. */
export const lesson: Lesson<Action> = {
  game: 'onedeck',
  options: { heroes: ['warrior'], dungeon: 'dragon' },
  opening: spent(12, 13, 14, 15, 10, 11, 4),
  steps: [
    { say: 'welcome' },
    { say: 'time' },
    { say: 'explore', do: [{ kind: 'explore' }], chance: spent(5, 6) },
    { say: 'enter', do: [{ kind: 'enter', door: 0 }], chance: [found(CARDS.caveIn)] },
    { say: 'face', do: [{ kind: 'face' }] },
    { say: 'way', do: [{ kind: 'choose', way: 0 }], chance: [...spent(18, 19), ...rolled(5, 4, 2, 1)] },
    { say: 'armor', do: [lay('S2', 1)] },
    { say: 'wide', do: [lay('S5', 0), lay('S1', 0)] },
    { say: 'done', do: [{ kind: 'done', hero: 0 }] },
    {
      say: 'loot',
      do: [{ kind: 'skill', card: CARDS.caveIn, hero: 0, over: -1 }],
      chance: spent(22, 23),
    },
    { say: 'next', do: [{ kind: 'enter', door: 0 }], chance: [found(CARDS.bandit)] },
    { say: 'foe', do: [{ kind: 'face' }], chance: rolled(5, 4, 2, 1, 4, 4, 3) },
    { say: 'boxes', do: [lay('S5', 3)] },
    { say: 'skill', do: [{ kind: 'use', hero: 0, skill: 'crushing-blow' }] },
    { say: 'pay', do: [{ kind: 'pay', hero: 0, die: 'S1' }] },
    { say: 'six', do: [lay('S6', 4)] },
    { say: 'four', do: [lay('S4', 5)] },
    { say: 'agility', do: [lay('A4', 0), lay('A4', 0)] },
    { say: 'price', do: [{ kind: 'done', hero: 0 }], chance: spent(24) },
    { say: 'xp', do: [{ kind: 'xp', card: CARDS.bandit }] },
    { say: 'begin', do: [{ kind: 'begin' }], chance: spent(25, 26) },
    { say: 'stairs' },
    { say: 'boss' },
  ],
}
