/** Every talent and basic skill, said by hand. What they do is this project's own (O-114). */
import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, diceOf, given, lay, placeIn, rolls, sceneAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS, type Edition } from '../types.ts'
import { consequences, letTimePass } from './given.ts'

const game = onedeckKit.make(standard)

/** Circles, squares and stars to be marked. */
const MARKS: Readonly<Record<string, readonly [group: string, ...marks: [number, number, number]]>> = {
  veteran: ['basic', 6, 0, 0],
  durability: ['basic', 6, 4, 0],
  crafty: ['basic', 6, 4, 4],
  prepared: ['prepared', 6, 0, 0],
  'first-aid': ['prepared', 6, 2, 0],
  recovery: ['prepared', 6, 4, 0],
  grit: ['prepared', 6, 4, 4],
  guile: ['guile', 6, 0, 0],
  fortitude: ['guile', 6, 2, 0],
  planning: ['guile', 6, 4, 0],
  'direct-hit': ['guile', 6, 4, 4],
  cunning: ['cunning', 6, 0, 0],
  speed: ['cunning', 6, 2, 0],
  knowledge: ['cunning', 6, 4, 0],
  foresight: ['cunning', 6, 4, 4],
}

const learned =
  (talent: string, basic?: string) =>
  (edition: Edition, more: Parameters<typeof given>[0] = {}) =>
    given({ edition, dungeon: 'hydra', sheets: [{ talents: [talent], basic }], ...more })
const START = [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }] as const
const SCENES = { C: { card: 'Ogre' }, P: { card: 'Bear Traps', way: 0 }, B: {} } as const

/** Where a free talent or basic skill is offered, of combat, peril and boss round; once only. */
function offeredIn(edition: Edition, table: ReturnType<typeof learned>, skill: string, where: string): void {
  for (const scene of ['C', 'P', 'B'] as const) {
    const met = table(edition, { dungeon: 'lich', fight: { ...SCENES[scene], dice: ['A5 A5 A5'] } })
    expect(met.keys().includes(`use hero=0 skill=${skill}`)).toBe(where.includes(scene))
  }
}

const TALENTS: Readonly<Record<string, (edition: Edition) => void>> = {
  /** A basic skill from the start, outside the limit of skills. */
  veteran(edition) {
    const table = learned('veteran', 'push')(edition)
    expect(sceneAt(table.state)).toMatchObject({ party: [{ abilities: [{ name: 'Push' }], skills: [] }] })
    expect(sceneAt(learned('veteran')(edition).state)).toMatchObject({
      party: [{ abilities: [{ name: 'Steady' }] }],
    })
  },
  durability(edition) {
    expect(game.view(learned('durability')(edition).state, 0)).toMatchObject({ party: [{ health: 7 }] })
  },
  /** One conversion takes the higher die, the next the lower again. */
  crafty(edition) {
    const table = learned('crafty')(edition, { fight: { card: 'Ogre', dice: ['S6 M1 M2 M5'] } })
    table.play('use hero=0 skill=crafty', 'convert', 'pick die=S6 hero=0', 'pick die=M1 hero=0')
    expect(diceOf(table)).toBe('M2 M5 H6')
    table.play('convert', 'pick die=M2 hero=0', 'pick die=M5 hero=0')
    expect(diceOf(table)).toBe('H2 H6')
    offeredIn(edition, learned('crafty'), 'crafty', 'CP')
  },
  prepared(edition) {
    expect(learned('prepared')(edition).state.tokens).toBe(2)
    expect(given({ edition }).state.tokens).toBe(1)
  },
  'first-aid'(edition) {
    const healed = (more: object) =>
      learned('first-aid')(edition, { damage: [5], ...more }).play('heal hero=0')
    expect(healed({}).state.party[0]?.damage).toBe(2)
    expect(healed({ stack: START }).state.party[0]?.damage).toBe(1)
  },
  recovery(edition) {
    const table = learned('recovery')(edition, { heroes: ['mage'], damage: [3], deck: 0 })
    expect(table.play('descend').state.party[0]?.damage).toBe(2)
  },
  grit(edition) {
    // 8 of the Ogre and 1 of the Reef.
    const table = learned('grit')(edition, { damage: [-9], fight: { card: 'Ogre', dice: [''] } })
    expect(table.play('use hero=0 skill=grit', 'done hero=0').state.party[0]?.damage).toBe(-1)
    offeredIn(edition, learned('grit'), 'grit', 'C')
  },
  guile(edition) {
    const table = learned('guile')(edition, { fight: { card: 'Ogre', dice: ['S1 S2'] } })
    expect(diceOf(table.play('use hero=0 skill=guile', 'pick die=S1 hero=0', ...rolls(6)))).toBe('S2 S6')
    offeredIn(edition, learned('guile'), 'guile', 'CP')
  },
  /** 3 damage is 2, 2 stays 2. */
  fortitude(edition) {
    const hit = (card: string, way: number) =>
      learned('fortitude')(edition, { fight: { card, way, dice: [''] } }).play('done hero=0').state.party[0]
        ?.damage
    expect([hit('Bear Traps', 0), hit('Locked Door', 0), hit('Arrow Wall', 1)]).toEqual([2, 2, 3])
  },
  planning(edition) {
    const table = learned('planning')(edition).play('explore')
    expect(table.keys()).toEqual(['reveal', 'keep'])
    table.play('reveal', `card card=${cardId(edition, 'Ogre')}`)
    expect(table.state.doors.map(door => door.open)).toEqual([true, false, false, false])
    expect(letTimePass(learned('planning')(edition).play('explore', 'keep')).state.closed).toBe(4)
  },
  'direct-hit'(edition) {
    const table = learned('direct-hit')(edition, { dungeon: 'dragon', fight: { dice: ['A5 A5 A5 A4'] } })
    table.play(lay('A5', 0), lay('A5', 1), 'use hero=0 skill=direct-hit')
    expect(table.keys()).toEqual([lay('A5', 2)])
    expect(table.play(lay('A5', 2)).state.fight?.full).toBe(0b111)
    // Of the Hydra's magic boxes none has a skull.
    const hydra = learned('direct-hit')(edition, { fight: { dice: ['M5 A5'] } }).play(
      'use hero=0 skill=direct-hit',
    )
    expect(hydra.keys()).toEqual([lay('A5', 4)])
    offeredIn(edition, learned('direct-hit'), 'direct-hit', 'B')
  },
  /** The option's own colour. */
  cunning(edition) {
    const rolled = (card: string, way: number) =>
      diceOf(
        learned('cunning')(edition, { fight: { card, way, dice: [''] } }).play(
          'use hero=0 skill=cunning',
          ...rolls(6),
        ),
      )
    expect([rolled('Cave-in', 0), rolled('Cave-in', 1), rolled('Arrow Wall', 0)]).toEqual(['S6', 'A6', 'M6'])
    offeredIn(edition, learned('cunning'), 'cunning', 'P')
  },
  speed(edition) {
    const table = learned('speed')(edition, { stack: START })
    expect(table.keys()).toEqual(['begin', 'hasten'])
    expect(table.play('hasten').state).toMatchObject({ speed: 0, discard: [] })
    // Once a floor: the next turn starts without asking.
    letTimePass(table.play('explore'))
    expect(table.keys()).not.toContain('hasten')
    const below = letTimePass(learned('speed')(edition, { deck: 0, more: { speed: 0 } }).play('descend'))
    expect(below.keys()).toContain('hasten')
  },
  knowledge(edition) {
    const cost = edition === 'first' ? 7 : 6
    expect(game.view(learned('knowledge')(edition).state, 0)).toMatchObject({ level: { cost: cost - 1 } })
    const heroes = ['warrior', 'rogue', 'mage', 'archer']
    expect(game.view(learned('knowledge')(edition, { heroes }).state, 0)).toMatchObject({
      level: { cost: cost * 2 - 1 },
    })
    // A potion at the last level is no level-up.
    expect(game.view(learned('knowledge')(edition, { level: 4 }).state, 0)).toMatchObject({
      level: { cost: 5 },
    })
  },
  foresight(edition) {
    const ogre = cardId(edition, 'Ogre')
    const table = learned('foresight')(edition, { closed: 2 }).play('enter door=0', `card card=${ogre}`)
    expect(table.keys()).toEqual(['face', 'flee', 'foresee'])
    table.play('foresee')
    expect(table.state).toMatchObject({
      foresight: 0,
      discard: [placeIn(edition, 'Ogre')],
      doors: [{ open: false }],
    })
    // Once a floor.
    letTimePass(table).play('enter door=0')
    table.play(table.offers('card')[0] ?? '')
    expect(table.keys()).toEqual(['face', 'flee'])
  },
}

const BASICS: Readonly<Record<string, (edition: Edition) => void>> = {
  /** One own die goes up by 1. */
  steady(edition) {
    const table = learned('veteran', 'steady')(edition, { fight: { card: 'Ogre', dice: ['S3 S6'] } })
    expect(diceOf(table.play('use hero=0 skill=steady', 'pick die=S3 hero=0'))).toBe('S4 S6')
    offeredIn(edition, learned('veteran', 'steady'), 'steady', 'CPB')
  },
  /** One die of any colour is given up, up to two others are rolled again. */
  push(edition) {
    const table = learned('veteran', 'push')(edition, { fight: { card: 'Ogre', dice: ['S1 A1 M1 H1'] } })
    table.play(
      'use hero=0 skill=push',
      'pay die=M1 hero=0',
      'pick die=S1 hero=0',
      'pick die=A1 hero=0',
      ...rolls(5, 6),
    )
    expect(diceOf(table)).toBe('S5 A6 H1')
    offeredIn(edition, learned('veteran', 'push'), 'push', 'CPB')
    const none = learned('veteran', 'push')(edition, { fight: { card: 'Ogre', dice: [''] } })
    expect(none.keys()).not.toContain('use hero=0 skill=push')
  },
}

describe.each(EDITIONS)('O-112 O-113 O-114 every talent in the %s printing', edition => {
  test('is told here, with its group and marks', () => {
    const { talents, basics } = standard[edition]
    expect(Object.keys(TALENTS).toSorted()).toEqual(talents.map(({ id }) => id).toSorted())
    expect(Object.keys(BASICS).toSorted()).toEqual(basics.map(({ id }) => id).toSorted())
    const found = talents.map(({ id, group, marks }) => [id, [group, ...marks]])
    expect(Object.fromEntries(found)).toEqual(MARKS)
    expect(talents.filter(({ focus }) => focus).map(({ id }) => id)).toEqual(['prepared', 'guile', 'cunning'])
  })

  test.each(Object.entries(TALENTS))('%s', (_, does) => does(edition))
  test.each(Object.entries(BASICS))('%s, a basic skill', (_, does) => does(edition))

  test('without a talent nothing of it happens', () => {
    const plain = given({ edition, dungeon: 'hydra', damage: [-9], fight: { card: 'Ogre', dice: ['S1'] } })
    expect(plain.offers('use')).toEqual([])
    expect(consequences(plain.play('done hero=0'))).toMatchObject({ damage: 9 })
  })
})
