import { describe, expect, test } from 'vitest'
import { matchFrom, playedOut, tellOf } from '../../../testing/told-match.ts'
import { standard } from '../content/standard.ts'
import { type Given, type GivenHero, game, given, type Scene } from '../given.ts'
import { dungeonKit } from '../index.ts'
import { tales } from '../tale/index.ts'
import { DEEDS } from './index.ts'

type Played = readonly [Scene, ...(readonly string[])]

function deedsOf([scene, ...words]: Played): readonly string[] {
  const match = matchFrom(game, scene, word => scene.does(word), words)
  return tales.tell(standard, match, 0).deeds
}

const rogue: GivenHero = { class: 'rogue', at: 'c-57' }
const other: GivenHero = { class: 'cleric' }

/** Before a room of the first level where this lies in wait. */
function before(monster: string, hero: Partial<GivenHero> = {}, more: Partial<Given> = {}): Scene {
  return given({ heroes: [{ ...rogue, ...hero }, other], lairs: { 'room-1-1': { monster } }, ...more })
}
const IN = 'step room-1-1'

const TWENTY = ['Gold Cup@4', 'Huge Diamond@6', 'Huge Ruby@6']
/** 30,000 and more, which is what a wizard needs. */
const WIZARDS = ['Jade Idol@6', 'Huge Diamond@6', 'Huge Ruby@6', 'Silver Necklace@6']
const GOLD = { rogue: ['Huge Diamond@6'], none: [] } as const

/** In the Great Hall at the end of a turn, among so many, with so much. */
function homeFor(
  seats: number,
  hero: Partial<GivenHero> = { goods: GOLD.rogue },
  more: Partial<Given> = {},
): Scene {
  const others = (['cleric', 'cleric', 'fighter'] as const).map(name => ({ class: name }))
  return given({ heroes: [{ class: 'rogue', ...hero }, ...others.slice(0, seats - 1)], ...more })
}

/** The last round ends with the other's turn; nobody carries anything, so both win (D-121). */
const LAST = { turnLimit: 1 }

function hunt(level: number): Scene {
  const scene = given({
    mode: 'hunt',
    target: 'Sack of Gold:500@1',
    heroes: [rogue],
    lairs: { 'room-1-1': { monster: 'Goblin@1' } },
  })
  scene.state.huntLevel = level
  return scene
}
const FOUND = [IN, 'dice 6 6', 'treasure Sack of Gold:500@1']

const hunter = { monster: 'Red Dragon@6', at: 'c-3' }
const hunted = () => given({ mode: 'hunted', heroes: [{ class: 'fighter', at: 'c-5' }], hunter })

/** Struck dead as often as is said, always in the first room. */
function killed(times: number): Played {
  const scene = given({
    heroes: [{ class: 'rogue', at: 'room-1-1' }],
    lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
  })
  const back = ['step c-1', 'step c-2', 'step c-57', IN]
  const again = (hero: string) => [`hero ${hero}`, 'stop', ...back]
  const heroes = ['wren', 'pip'].slice(0, times - 1)
  return [scene, 'stop', 'dice 6 6', ...heroes.flatMap(hero => [...again(hero), 'dice 6 6'])]
}

/** By deed: a match that has it, and one that just misses it. */
const KNOWN: Readonly<Record<string, readonly [done: () => Played, missed: () => Played]>> = {
  'hollow-wall': [
    () => [given({ heroes: [{ ...rogue, at: 'c-67' }, other] }), 'search c-67 c-225', 'die 3'],
    () => [given({ heroes: [{ ...rogue, at: 'c-67' }, other] }), 'search c-67 c-225', 'die 2'],
  ],
  rich: [
    () => [homeFor(1, { class: 'wizard', goods: TWENTY }), 'stop'],
    () => [homeFor(1, { class: 'wizard', goods: TWENTY.slice(1) }), 'stop'],
  ],
  'first-blood': [() => [before('Goblin@1'), IN, 'dice 1 2'], () => [before('Goblin@1'), IN, 'dice 1 1']],
  'deep-killer': [
    () => [before('Red Dragon@6', { class: 'fighter' }), IN, 'dice 6 6'],
    () => [before('Black Pudding@5', { class: 'fighter' }), IN, 'dice 6 6'],
  ],
  'long-shot': [
    () => [before('Red Dragon@6', { class: 'fighter' }), IN, 'dice 6 6'],
    () => [before('Black Dragon@6', { class: 'fighter' }), IN, 'dice 6 6'],
  ],
  'keen-edge': [
    () => [before('Goblin@1'), IN, 'dice 6 6', 'treasure Magic Sword@1', 'dice 6 6'],
    () => [before('Goblin@1'), IN, 'dice 6 6', 'treasure Magic Sword@1', 'dice 1 1'],
  ],
  'hunter-hunted': [() => [hunted(), 'stop', 'dice 6 6'], () => [hunted(), 'stop', 'dice 1 1']],
  home: [() => [homeFor(2), 'stop'], () => [homeFor(1), 'stop']],
  'full-table': [() => [homeFor(4), 'stop'], () => [homeFor(3), 'stop']],
  unbroken: [
    () => [homeFor(2), 'stop'],
    () => [before('Black Pudding@5', {}, LAST), IN, 'dice 6 6', 'hero wren', 'stop'],
  ],
  'second-life': [
    () => [before('Black Pudding@5', {}, LAST), IN, 'dice 6 6', 'hero wren', 'stop'],
    () => [homeFor(2), 'stop'],
  ],
  archmage: [
    () => [
      homeFor(2, {
        class: 'wizard',
        goods: WIZARDS,
      }),
      'stop',
    ],
    () => [homeFor(2, { class: 'wizard', goods: WIZARDS.slice(1) }), 'stop'],
  ],
  found: [() => [hunt(1), ...FOUND], () => [hunt(1), IN, 'dice 6 6', 'treasure Sack of Gold:250@1']],
  'deep-hunt': [() => [hunt(4), ...FOUND], () => [hunt(3), ...FOUND]],
  'beat-the-clock': [
    () => [homeFor(1, { goods: GOLD.rogue }, { mode: 'timed' }), 'stop'],
    () => [homeFor(1, { goods: GOLD.none }, { mode: 'timed' }), 'timeUp'],
  ],
  'shook-off': [
    () => [
      homeFor(1, { goods: GOLD.rogue }, { mode: 'hunted', hunter: { ...hunter, at: 'room-6-1' } }),
      'stop',
    ],
    () => [
      homeFor(1, { goods: GOLD.none }, { mode: 'hunted', hunter: { ...hunter, at: 'room-6-1' } }),
      'stop',
    ],
  ],
  'easy-miss': [() => [before('Kobold@1'), IN, 'dice 1 2'], () => [before('Skeleton@1'), IN, 'dice 1 2']],
  spilt: [
    () => [before('Black Pudding@5', { goods: ['Huge Diamond@6'] }), IN, 'dice 6 6'],
    () => [before('Black Pudding@5', { goods: ['Silver Ring@3'] }), IN, 'dice 6 6'],
  ],
  cat: [() => killed(3), () => killed(2)],
}

/** Matches played at random, by seed and seat. */
const PLAYED: Readonly<Record<string, readonly [done: [number, number], missed: [number, number]]>> = {
  'fourth-level': [
    [0, 0],
    [2, 1],
  ],
  'sixth-level': [
    [0, 0],
    [9, 0],
  ],
  dozen: [
    [0, 1],
    [3, 0],
  ],
  'many-doors': [
    [0, 0],
    [3, 1],
  ],
  clairvoyant: [
    [10, 0],
    [122, 0],
  ],
  'five-spells': [
    [2, 1],
    [16, 0],
  ],
  'thick-skin': [
    [0, 0],
    [8, 1],
  ],
  gleaner: [
    [1, 0],
    [1, 1],
  ],
  mousetrap: [
    [6, 1],
    [0, 1],
  ],
}

const tables = new Map<number, ReturnType<typeof playedOut>>()
function deedsPlayed([seed, seat]: readonly [number, number]): readonly string[] {
  const table = tables.get(seed) ?? playedOut(dungeonKit, { players: 3, turnLimit: 150 }, seed, 0)
  tables.set(seed, table)
  return tellOf(table, seat).deeds
}

describe('every deed of Dungeon! is done by one known match and just missed by another:', () => {
  test.each(Object.entries(KNOWN))('%s', (deed, [done, missed]) => {
    expect(deedsOf(done())).toContain(deed)
    expect(deedsOf(missed())).not.toContain(deed)
  })

  test.each(Object.entries(PLAYED))('%s', (deed, [done, missed]) => {
    expect(deedsPlayed(done)).toContain(deed)
    expect(deedsPlayed(missed)).not.toContain(deed)
  })

  test('there is no other', () => {
    const known = [...Object.keys(KNOWN), ...Object.keys(PLAYED)]
    expect(known.toSorted()).toEqual(DEEDS.map(({ id }) => id).toSorted())
  })
})
