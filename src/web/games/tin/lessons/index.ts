import { standard } from '../../../../games/tin/content/standard.ts'
import type { Action, Content, Tile } from '../../../../games/tin/types.ts'
import type { Lesson } from '../../../learn/lesson.ts'
import type { Lessons } from '../../page-game.ts'
import { words } from './text/index.ts'

/** A small tin: few tiles, and fewer skulls behind the locks, so that a whole rescue fits into one lesson. */
const LESS: Readonly<Record<string, Partial<Tile>>> = {
  stairwell: {},
  gallery: {},
  cellar: {},
  vault: { white: 1, red: 1, chests: 1 },
  princess: { white: 1, red: 1 },
}
const content: Content = {
  ...standard,
  tiles: standard.tiles.flatMap(tile => {
    const less = LESS[tile.id]
    return less ? [{ ...tile, ...less }] : []
  }),
}
const deal = (card: string): Action => ({ kind: 'deal', card })
const tile = (id: string): Action => ({ kind: 'tile', tile: id })
const rolled = (value: number): Action => ({ kind: 'number', value })
const found = (token: 'key' | 'bomb' | number): Action => ({ kind: 'treasure', token })
const comes = (technique: 'high' | 'low' | 'thrust'): Action => ({ kind: 'technique', technique })
const plain: Action = { kind: 'monster', die: 'yellow', helmet: false, chest: false }
const guard: Action = { kind: 'monster', die: 'yellow', helmet: true, chest: true }
const redPlain: Action = { kind: 'monster', die: 'red', helmet: false, chest: false }
const redHelmet: Action = { kind: 'monster', die: 'red', helmet: true, chest: false }

/** A whole rescue: laying, cards, a helmet, treasure, merchants, two locks, a bomb, the princess, and home. */
const rescue: Lesson<Action> = {
  game: 'tin',
  chapter: 'rescue',
  options: { content },
  opening: [deal('riposte'), deal('kick')],
  steps: [
    { say: 'welcome', rule: 'T-05' },
    {
      say: 'explore',
      rule: 'T-10',
      do: [{ kind: 'explore', dir: 'north' }],
      chance: [tile('gallery')],
    },
    { say: 'lay', rule: 'T-12', do: [{ kind: 'lay', turn: 0 }], chance: [plain] },
    { say: 'fight', rule: 'T-30', do: [{ kind: 'fight' }], chance: [comes('thrust')] },
    {
      say: 'card',
      rule: 'T-31',
      do: [{ kind: 'card', card: 'riposte' }],
      chance: [rolled(3), deal('shield-bash')],
    },
    { say: 'won', rule: 'T-33', do: [{ kind: 'explore', dir: 'east' }], chance: [tile('cellar')] },
    {
      say: 'turnTile',
      rule: 'T-20',
      do: [{ kind: 'lay', turn: 3 }],
      chance: [plain, guard, found('key'), found(10)],
    },
    { say: 'helmet', rule: 'T-30', do: [{ kind: 'fight' }], chance: [comes('low')] },
    { say: 'weak', rule: 'T-31', do: [{ kind: 'card', card: 'kick' }], chance: [rolled(2)] },
    { say: 'lost', rule: 'T-32', do: [{ kind: 'fight' }], chance: [comes('high')] },
    { say: 'strong', rule: 'T-31', do: [{ kind: 'card', card: 'shield-bash' }], chance: [rolled(4)] },
    { say: 'oneLeft', do: [{ kind: 'fight' }], chance: [comes('thrust')] },
    {
      say: 'top',
      rule: 'T-30',
      do: [{ kind: 'top' }],
      chance: [deal('lunge'), rolled(6), deal('undercut'), deal('duck')],
    },
    { say: 'takeKey', rule: 'T-41', do: [{ kind: 'take', token: 'key' }] },
    { say: 'takeGold', rule: 'T-41', do: [{ kind: 'take', token: 10 }] },
    { say: 'back', rule: 'T-21', do: [{ kind: 'move', dir: 'west' }] },
    { say: 'stairwell', rule: 'T-24', do: [{ kind: 'move', dir: 'south' }] },
    { say: 'buy', rule: 'T-40', do: [{ kind: 'buy', good: 'key' }] },
    { say: 'pay', rule: 'T-40', do: [{ kind: 'pay', token: 10 }] },
    {
      say: 'deeper',
      rule: 'T-41',
      do: [{ kind: 'explore', dir: 'south' }],
      chance: [tile('vault')],
    },
    { say: 'unlock', rule: 'T-22', do: [{ kind: 'unlock', dir: 'south' }] },
    {
      say: 'enter',
      rule: 'T-35',
      do: [{ kind: 'move', dir: 'south' }],
      chance: [plain, redPlain, found('bomb')],
    },
    { say: 'vault', do: [{ kind: 'fight' }], chance: [comes('low')] },
    { say: 'undercut', do: [{ kind: 'card', card: 'undercut' }], chance: [rolled(2)] },
    { say: 'experience', rule: 'T-36', do: [{ kind: 'fight' }], chance: [comes('thrust')] },
    {
      say: 'bare',
      rule: 'T-31',
      do: [{ kind: 'bare' }],
      chance: [rolled(5), deal('sweep')],
    },
    { say: 'bomb', rule: 'T-34', do: [{ kind: 'take', token: 'bomb' }] },
    { say: 'leave', do: [{ kind: 'move', dir: 'north' }] },
    { say: 'through', do: [{ kind: 'move', dir: 'north' }] },
    { say: 'last', rule: 'T-03', do: [{ kind: 'explore', dir: 'north' }] },
    { say: 'herLock', rule: 'T-106', do: [{ kind: 'unlock', dir: 'north' }] },
    { say: 'herRoom', do: [{ kind: 'move', dir: 'north' }], chance: [plain, redHelmet] },
    { say: 'guards', do: [{ kind: 'fight' }], chance: [comes('high')] },
    { say: 'duck', do: [{ kind: 'card', card: 'duck' }] },
    { say: 'light', rule: 'T-34', do: [{ kind: 'bomb', use: true }], chance: [rolled(2)] },
    { say: 'lastFoe', do: [{ kind: 'fight' }], chance: [comes('low')] },
    {
      say: 'sweep',
      do: [{ kind: 'card', card: 'sweep' }],
      chance: [rolled(3), deal('hook'), deal('parry')],
    },
    { say: 'princess', rule: 'T-42', do: [{ kind: 'take', token: 'princess' }] },
    { say: 'homeward', rule: 'T-21', do: [{ kind: 'move', dir: 'south' }] },
    { say: 'home', rule: 'T-05', do: [{ kind: 'move', dir: 'south' }] },
  ],
}

export const lessons: Lessons = { chapters: [rescue], words }
