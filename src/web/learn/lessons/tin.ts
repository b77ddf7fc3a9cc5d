import type { Action } from '../../../games/tin/types.ts'
import type { Lesson } from '../lesson.ts'

const CARDS = { undercut: 1, riposte: 3, duck: 4, lunge: 7, shieldBash: 9, kick: 10 } as const
const TILES = { gallery: 2, cellar: 4, vault: 8 } as const

const deal = (card: number): Action => ({ kind: 'deal', card })
const tile = (number: number): Action => ({ kind: 'tile', tile: number })
const rolled = (value: number): Action => ({ kind: 'number', value })
const plain: Action = { kind: 'monster', die: 'yellow', helmet: false, chest: false }
const guard: Action = { kind: 'monster', die: 'yellow', helmet: true, chest: true }
const redPlain: Action = { kind: 'monster', die: 'red', helmet: false, chest: false }

/** Two rooms, a locked one, three fights: laying, cards, dice, treasure, a key. */
export const lesson: Lesson<Action> = {
  game: 'tin',
  options: {},
  opening: [deal(CARDS.riposte), deal(CARDS.kick)],
  steps: [
    { say: 'welcome' },
    { say: 'explore', do: [{ kind: 'explore', dir: 'north' }], chance: [tile(TILES.gallery)] },
    { say: 'lay', do: [{ kind: 'lay', turn: 0 }], chance: [plain] },
    { say: 'fight', do: [{ kind: 'fight' }], chance: [{ kind: 'technique', technique: 'thrust' }] },
    {
      say: 'card',
      do: [{ kind: 'card', card: CARDS.riposte }],
      chance: [rolled(3), deal(CARDS.shieldBash)],
    },
    { say: 'won' },
    { say: 'onward', do: [{ kind: 'explore', dir: 'east' }], chance: [tile(TILES.cellar)] },
    {
      say: 'turnTile',
      do: [{ kind: 'lay', turn: 2 }],
      chance: [plain, guard, { kind: 'treasure', token: 'key' }, { kind: 'treasure', token: 5 }],
    },
    { say: 'helmet', do: [{ kind: 'fight' }], chance: [{ kind: 'technique', technique: 'low' }] },
    { say: 'weak', do: [{ kind: 'card', card: CARDS.kick }], chance: [rolled(2)] },
    { say: 'lost', do: [{ kind: 'fight' }], chance: [{ kind: 'technique', technique: 'high' }] },
    { say: 'strong', do: [{ kind: 'card', card: CARDS.shieldBash }], chance: [rolled(4)] },
    { say: 'oneLeft', do: [{ kind: 'fight' }], chance: [{ kind: 'technique', technique: 'thrust' }] },
    {
      say: 'top',
      do: [{ kind: 'top' }],
      chance: [deal(CARDS.lunge), rolled(6), deal(CARDS.undercut), deal(CARDS.duck)],
    },
    { say: 'takeKey', do: [{ kind: 'take', token: 'key' }] },
    { say: 'takeGold', do: [{ kind: 'take', token: 5 }] },
    { say: 'deeper', do: [{ kind: 'explore', dir: 'south' }], chance: [tile(TILES.vault)] },
    { say: 'unlock', do: [{ kind: 'unlock', dir: 'south' }] },
    { say: 'levels' },
    {
      say: 'enter',
      do: [{ kind: 'move', dir: 'south' }],
      chance: [plain, plain, redPlain, { kind: 'treasure', token: 'bomb' }, { kind: 'treasure', token: 10 }],
    },
    { say: 'vault' },
    { say: 'princess' },
  ],
}
