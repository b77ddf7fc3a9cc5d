import { describe, expect, test } from 'vitest'
import { matchFrom, recorded, tellUntil } from '../../../testing/told-match.ts'
import { standard } from '../content/standard.ts'
import HUNTED from '../fixtures/hunted.json' with { type: 'json' }
import RACE from '../fixtures/race-3.json' with { type: 'json' }
import ADVISED from '../fixtures/race-8-advised.json' with { type: 'json' }
import WHIMSICAL from '../fixtures/race-8-whimsical.json' with { type: 'json' }
import { type Given, type GivenHero, game, given, type Scene, spaceAt } from '../given.ts'
import { dungeonKit } from '../index.ts'
import { tales } from '../tale/index.ts'
import { DEEDS } from './index.ts'

type Played = readonly [Scene, ...(readonly string[])]

function deedsOf([scene, ...words]: Played): readonly string[] {
  const match = matchFrom(game, scene, word => playWord(scene, word), words)
  return tales.tell(standard, match, 0).deeds
}

/** `put SPACE` takes the hero there without a step. */
function playWord(scene: Scene, word: string): void {
  const [kind, space = ''] = word.split(' ')
  const [hero] = scene.state.heroes
  if (kind === 'put' && hero) hero.at = spaceAt(space)
  else scene.does(word)
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

/** Searches alone, turn after turn, at the doors of the wall. */
function finds(count: number): Played {
  const doors = ['c-67 c-225', 'c-290 storeroom', 'c-305 dark-cell'].slice(0, count)
  const scene = given({ heroes: [{ ...rogue, at: 'c-67' }] })
  return [scene, ...doors.flatMap(door => [`put ${door.split(' ')[0]}`, `search ${door}`, 'die 6', 'stop'])]
}

/** By deed: a match that has it, and one that just misses it. */
const KNOWN: Readonly<Record<string, readonly [done: () => Played, missed: () => Played]>> = {
  'hollow-wall': [
    () => [given({ heroes: [{ ...rogue, at: 'c-67' }, other] }), 'search c-67 c-225', 'die 3'],
    () => [given({ heroes: [{ ...rogue, at: 'c-67' }, other] }), 'search c-67 c-225', 'die 2'],
  ],
  'many-doors': [() => finds(3), () => finds(2)],
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

const MATCHES = { RACE, WHIMSICAL, ADVISED, HUNTED }

/** The step of a recorded match by which a seat does the deed: one step less, and it is just missed. */
const RECORDED: readonly (readonly [
  deed: string,
  match: keyof typeof MATCHES,
  seat: number,
  step: number,
])[] = [
  ['fourth-level', 'RACE', 0, 50],
  ['sixth-level', 'WHIMSICAL', 1, 992],
  ['dozen', 'HUNTED', 0, 134],
  ['clairvoyant', 'ADVISED', 6, 950],
  ['five-spells', 'WHIMSICAL', 3, 776],
  ['thick-skin', 'WHIMSICAL', 4, 1036],
  ['gleaner', 'RACE', 1, 259],
  ['mousetrap', 'RACE', 0, 181],
]

describe('every deed of Dungeon! is done by one known match and just missed by another:', () => {
  test.each(Object.entries(KNOWN))('%s', (deed, [done, missed]) => {
    expect(deedsOf(done())).toContain(deed)
    expect(deedsOf(missed())).not.toContain(deed)
  })

  test.each(RECORDED)('%s in %s', (deed, name, seat, step) => {
    const match = recorded(dungeonKit, MATCHES[name])
    expect(tellUntil(dungeonKit, match, step, seat).deeds).toContain(deed)
    expect(tellUntil(dungeonKit, match, step - 1, seat).deeds).not.toContain(deed)
  })

  test('there is no other', () => {
    const known = [...Object.keys(KNOWN), ...RECORDED.map(([deed]) => deed)]
    expect(known.toSorted()).toEqual(DEEDS.map(({ id }) => id).toSorted())
  })
})
