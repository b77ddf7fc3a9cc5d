import { describe, expect, test } from 'vitest'
import type { Table } from '../../../testing/table.ts'
import { matchFrom, recorded, tellUntil } from '../../../testing/told-match.ts'
import { standard } from '../content/standard.ts'
import RESCUED from '../fixtures/rescued.json' with { type: 'json' }
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import { tales } from '../tale/index.ts'
import type { Item, State } from '../types.ts'
import { DEEDS } from './index.ts'

const game = tinKit.make(standard)

type Played = readonly [Table<State>, ...(readonly string[])]

function deedsOf([table, ...keys]: Played): readonly string[] {
  const match = matchFrom(game, table, key => table.play(key), keys)
  return tales.tell(standard, match, 0).deeds
}

/** In the passage north of the stairwell, among so many monsters. */
function battle(
  foes: { plain?: number; helmeted?: number },
  more: Partial<State> = {},
  wells: readonly Item[] = [],
) {
  const room = { tile: 'passage', x: 0, y: -1, cleared: false, ...foes }
  return given({ rooms: [room], at: 'passage', entry: 2, wells, hand: ['hook', 'parry'], more })
}

const round = (...rest: string[]) => ['fight', 'technique technique=high', ...rest]
const won = round('bare', 'number value=6')
const lost = round('bare', 'number value=1')
const times = (count: number, keys: readonly string[]) => Array.from({ length: count }, () => keys).flat()
const blind = (card: string) => round('top', `deal card=${card}`, 'number value=6')
const unseen = standard.cards.map(({ id }) => id).filter(id => id !== 'hook' && id !== 'parry')

/** Next to the stairwell, with her. */
function homeward(more: Partial<State> = {}, foes: { plain?: number } = {}, wells: readonly Item[] = []) {
  return battle(foes, more, [...wells, 'princess'])
}
const HOME = 'move dir=south'

const crossroads = { tile: 'crossroads', x: 0, y: -1 }
const shut = { locked: true, entered: false, cleared: true }
const LOCKS = [
  { tile: 'vault', x: 1, y: -1, turn: 3, ...shut },
  { tile: 'armoury', x: -1, y: -1, turn: 1, ...shut },
  { tile: 'princess', x: 0, y: -2, turn: 2, ...shut },
]
const locks = (...wells: Item[]) =>
  given({ rooms: [crossroads, ...LOCKS], at: 'crossroads', entry: 2, wells })
const UNLOCKED = ['unlock dir=east', 'unlock dir=west', 'unlock dir=north']

function atChasm(wells: readonly Item[]) {
  return given({ rooms: [{ tile: 'chasm', x: 0, y: -1, turn: 2 }], at: 'chasm', entry: 2, wells })
}

const shop = (gold: readonly number[]) => given({ gold, wells: [] })
const rests = (count: number): Played => {
  const table = given({ rooms: [{ ...crossroads, plain: 9, cleared: false }], more: { hearts: 4 } })
  const again = ['move dir=north', ...times(2, lost), 'retreat', 'heal']
  return [table, 'heal', ...times(count - 1, again)]
}
const retreats = (count: number): Played => {
  const table = given({ rooms: [{ ...crossroads, plain: 1, cleared: false }] })
  return [table, ...times(count, ['move dir=north', 'retreat'])]
}

/** By deed: a match that has it, and one that just misses it. */
const KNOWN: Readonly<Record<string, readonly [done: () => Played, missed: () => Played]>> = {
  locksmith: [() => [locks('key'), 'unlock dir=east'], () => [locks('key'), 'drop token=key']],
  'rope-walker': [() => [atChasm(['rope']), 'rope'], () => [atChasm(['rope']), 'drop token=rope']],
  customer: [() => [shop([5]), 'buy good=bomb', 'pay token=5'], () => [shop([5]), 'buy good=bomb', 'cancel']],
  'heavy-purse': [() => [shop([10, 10, 10])], () => [shop([10, 10, 5, 2, 2])]],
  'every-lock': [
    () => [locks('key', 'key', 'key'), ...UNLOCKED],
    () => [locks('key', 'key', 'key'), ...UNLOCKED.slice(1)],
  ],
  'first-blood': [() => [battle({ plain: 1 }), ...won], () => [battle({ plain: 1 }), ...lost]],
  'fourth-level': [
    () => [battle({ plain: 2 }, { level: 3, xp: 9 }), ...won],
    () => [battle({ plain: 2 }, { level: 3, xp: 8 }), ...won],
  ],
  'horn-breaker': [
    () => [battle({ helmeted: 11 }), ...times(10, won)],
    () => [battle({ helmeted: 9, plain: 2 }), ...times(10, won)],
  ],
  'bare-hands': [
    () => [battle({ plain: 11 }), ...times(10, won)],
    () => [battle({ plain: 11 }), ...times(9, won), ...round('card card=hook', 'number value=6')],
  ],
  'blind-faith': [
    () => [battle({ plain: 6 }), ...unseen.slice(0, 5).flatMap(blind)],
    () => [battle({ plain: 6 }), ...unseen.slice(0, 4).flatMap(blind), ...won],
  ],
  'nine-in-a-row': [
    () => [battle({ plain: 10 }), ...times(9, won)],
    () => [battle({ plain: 10 }), ...times(8, won), ...lost, ...won],
  ],
  'last-stand': [
    () => [battle({ plain: 4 }, { hearts: 1 }), ...times(3, won)],
    () => [battle({ plain: 4 }, { hearts: 2 }), ...won, ...lost, ...times(2, won)],
  ],
  rescued: [() => [homeward(), HOME], () => [battle({}), HOME]],
  'five-hearts': [
    () => [homeward({ maxHearts: 5, hearts: 2 }), HOME],
    () => [homeward({ maxHearts: 6, hearts: 2 }), HOME],
  ],
  'not-a-scratch': [() => [homeward(), HOME], () => [homeward({ hearts: 5 }), HOME]],
  'by-a-thread': [() => [homeward({ hearts: 1 }), HOME], () => [homeward({ hearts: 2 }), HOME]],
  'in-time': [
    () => [homeward({ turnLimit: 60, moves: 59 }), HOME],
    () => [homeward({ turnLimit: 100, moves: 20 }), HOME],
  ],
  sober: [
    () => [homeward({ hearts: 3 }, {}, ['potion']), HOME],
    () => [homeward({ hearts: 3 }, {}, ['potion']), 'drink', HOME],
  ],
  bodyguard: [
    () => [homeward({}, { plain: 4 }), ...times(3, won), 'retreat'],
    () => [homeward({}, { plain: 4 }), ...times(2, won), 'retreat'],
  ],
  'damp-fuse': [
    () => [
      battle({ helmeted: 1 }, {}, ['bomb', 'princess']),
      ...round('card card=parry', 'bomb use=true', 'number value=1'),
    ],
    () => [battle({ plain: 1 }, {}, ['bomb']), ...round('bare', 'bomb use=false', 'number value=1')],
  ],
  'keep-the-change': [
    () => [shop([10]), 'buy good=bomb', 'pay token=10'],
    () => [shop([2, 2, 10]), 'buy good=key', 'pay token=2', 'pay token=10'],
  ],
  'better-part': [() => retreats(5), () => retreats(4)],
  'house-guest': [() => rests(3), () => rests(2)],
  luckless: [
    () => [battle({ plain: 1 }, { maxHearts: 8, hearts: 8 }), ...times(6, lost)],
    () => [battle({ plain: 2 }, { maxHearts: 8, hearts: 8 }), ...times(5, lost), ...won, ...lost],
  ],
}

describe('every deed of the tin is done by one known match and just missed by another:', () => {
  test.each(Object.entries(KNOWN))('%s', (deed, [done, missed]) => {
    expect(deedsOf(done())).toContain(deed)
    expect(deedsOf(missed())).not.toContain(deed)
  })

  test('surveyor in step 75 of a recorded match', () => {
    const match = recorded(tinKit, RESCUED)
    expect(tellUntil(tinKit, match, 75).deeds).toContain('surveyor')
    expect(tellUntil(tinKit, match, 74).deeds).not.toContain('surveyor')
  })

  test('there is no other', () => {
    expect([...Object.keys(KNOWN), 'surveyor'].toSorted()).toEqual(DEEDS.map(({ id }) => id).toSorted())
  })
})
