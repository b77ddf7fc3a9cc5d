import { describe, expect, test } from 'vitest'
import type { Table } from '../../../testing/table.ts'
import { matchFrom, recorded, tellUntil } from '../../../testing/told-match.ts'
import { standard } from '../content/standard.ts'
import ARCHER from '../fixtures/archer-lich-revised.json' with { type: 'json' }
import FOUR from '../fixtures/four-yeti-first.json' with { type: 'json' }
import WARRIOR from '../fixtures/warrior-dragon-first.json' with { type: 'json' }
import { given, lay, rolls, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { tales } from '../tale/index.ts'
import type { State } from '../types.ts'
import { DEEDS } from './index.ts'

const game = onedeckKit.make(standard)

const MATCHES = { WARRIOR, FOUR, ARCHER }

/** The step of a recorded match that does the deed: one step less, and it is just missed. */
const RECORDED: readonly (readonly [deed: string, match: keyof typeof MATCHES, step: number])[] = [
  ['first-foe', 'WARRIOR', 30],
  ['second-floor', 'WARRIOR', 222],
  ['last-door', 'WARRIOR', 640],
  ['fourth-level', 'WARRIOR', 586],
  ['trapper', 'WARRIOR', 512],
  ['well-read', 'WARRIOR', 513],
  ['pack-rat', 'WARRIOR', 400],
  ['apothecary', 'WARRIOR', 639],
  ['flawless', 'WARRIOR', 67],
  ['clockwork', 'WARRIOR', 343],
  ['four-sixes', 'WARRIOR', 211],
  ['stair-toll', 'WARRIOR', 198],
  ['dragon', 'WARRIOR', 754],
  ['alone', 'WARRIOR', 754],
  ['wrong-door', 'FOUR', 495],
  ['ouch', 'ARCHER', 555],
]

type Played = readonly [Table<State>, ...(readonly string[])]

function deedsOf([table, ...keys]: Played): readonly string[] {
  const match = matchFrom(game, table, key => table.play(key), keys)
  return tales.tell(standard, match, 0).deeds
}

function healthOf(dungeon: string): number {
  return standard.first.dungeons.find(({ id }) => id === dungeon)?.boss.health ?? 0
}

/** A round against a boss that lacks so many hits; all boxes are still empty. */
function boss(hits: number, situation: Situation = {}): Table<State> {
  const { dungeon = 'dragon', heroes = ['warrior'] } = situation
  const health = healthOf(dungeon) * (heroes.length === 4 ? 2 : 1)
  const damage = heroes.map(() => -40)
  const dice = heroes.slice(0, 2).map(() => '')
  return given({ damage, fight: { dice }, ...situation, more: { boss: health - hits } })
}

/** The heroes live through the round, and the boss has had enough. */
const won = (situation: Situation): Played => [boss(0, situation), 'done hero=0']
const wonByTwo = (situation: Situation): Played => [boss(0, situation), 'done hero=0', 'suffer hero=0']
/** They do not live. */
const lost = (situation: Situation): Played => [
  boss(0, { tokens: 0, damage: [0], ...situation }),
  'done hero=0',
]

/** With every box filled, so that no head of the Hydra grows back. */
function covered(table: Table<State>): Table<State> {
  if (table.state.fight) table.state.fight.full = -1
  return table
}

/** Both armor boxes and one skull of the Dragon. */
const HIT = [lay('A5', 0), lay('A5', 1), lay('S6', 6), 'done hero=0']
const ROUND = [...rolls(6, 1, 1, 1), ...rolls(5, 5), ...rolls(1), ...HIT]
const rounds = (count: number): Played => {
  const later = Array.from({ length: count - 1 }, () => ROUND).flat()
  return [boss(count, { fight: { dice: ['A5 A5 S6'] } }), ...HIT, ...later]
}

/** The first throw of a Mage in an encounter. */
const throws = (...faces: number[]): Played => [
  given({ heroes: ['mage'], meet: 'Goblin' }),
  ...rolls(...faces),
]
const gambles = (face: number): Played => [
  given({ heroes: ['rogue'], meet: 'Goblin' }),
  'feat dice=1 hero=0',
  ...rolls(face),
]

/** By deed: a match that has it, and one that just misses it. */
const KNOWN: Readonly<Record<string, readonly [done: () => Played, missed: () => Played]>> = {
  hydra: [() => [covered(boss(0, { dungeon: 'hydra' })), 'done hero=0'], () => won({ dungeon: 'hydra' })],
  yeti: [() => won({ dungeon: 'yeti' }), () => won({ dungeon: 'lich' })],
  lich: [() => won({ dungeon: 'lich' }), () => won({ dungeon: 'yeti' })],
  minotaur: [() => won({ dungeon: 'minotaur' }), () => lost({ dungeon: 'minotaur' })],
  pair: [() => wonByTwo({ heroes: ['warrior', 'mage'] }), () => won({})],
  four: [
    () => wonByTwo({ heroes: ['warrior', 'mage', 'rogue', 'archer'] }),
    () => wonByTwo({ heroes: ['warrior', 'mage'] }),
  ],
  expert: [() => won({ tier: 'expert' }), () => won({ tier: 'standard' })],
  teetotal: [
    () => won({ tokens: 2 }),
    () => [boss(0, { tokens: 2, damage: [-3] }), 'done hero=0', 'heal hero=0', 'heal hero=0'],
  ],
  'last-drop': [() => won({ damage: [-6] }), () => won({ damage: [-7] })],
  'short-work': [() => rounds(2), () => rounds(3)],
  dregs: [() => throws(1, 2, 2, 1, 1, 6, 6), () => throws(1, 2, 2, 1, 3, 6, 6)],
  backfire: [() => gambles(1), () => gambles(6)],
}

describe('every deed of One Deck Dungeon is done by one known match and just missed by another:', () => {
  test.each(RECORDED)('%s in step %3$s of %2$s', (deed, name, step) => {
    const match = recorded(onedeckKit, MATCHES[name])
    expect(tellUntil(onedeckKit, match, step).deeds).toContain(deed)
    expect(tellUntil(onedeckKit, match, step - 1).deeds).not.toContain(deed)
  })

  test.each(Object.entries(KNOWN))('%s', (deed, [done, missed]) => {
    expect(deedsOf(done())).toContain(deed)
    expect(deedsOf(missed())).not.toContain(deed)
  })

  test('there is no other', () => {
    const known = [...Object.keys(KNOWN), ...RECORDED.map(([deed]) => deed)]
    expect(known.toSorted()).toEqual(DEEDS.map(({ id }) => id).toSorted())
  })
})
