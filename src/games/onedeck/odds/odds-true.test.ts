/** What the table tells before an encounter is what comes of it. */
import { describe, expect, test } from 'vitest'
import { compare, PLACES } from '../../../../bench/encounters.ts'
import { fastRng } from '../../../engine/rng.ts'
import { given, type Situation, sceneAt, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action } from '../types.ts'
import { oddsOf, riskOf } from './odds.ts'
import { problemOf } from './placement/problem.ts'
import { bestPlacement } from './placement/search.ts'
import { trialOf } from './trial.ts'

const seenAt = (situation: Situation) => sceneAt(given(situation).state)

/** Many rolls, so that all are gone through. */
function oddsAt(situation: Situation, way = 0) {
  const view = seenAt(situation)
  const heroes = view.party.map((_, hero) => hero)
  const trial = trialOf(view, view.doors[0]?.cards[0] ?? null, way, heroes)
  if (!trial) throw new Error('There is no encounter')
  return oddsOf(view, trial, fastRng(1), 10_000)
}

const ENTER: Action = { kind: 'enter', door: 0 }
const told = (situation: Situation) =>
  onedeckKit.reader(onedeckKit.packs.standard).words.en.odds(ENTER, viewAt(given(situation).state)) ?? ''

describe('odds', () => {
  const paladin = { heroes: ['paladin'], dungeon: 'minotaur', open: [['Boulder']] }

  test("O-203 count the Paladin's Armor, which halves 5 damage to 3 of her 5 hearts", () => {
    const { outcomes } = oddsAt(paladin, 1)
    expect(Math.max(...outcomes.map(({ damage }) => damage))).toBe(3)
    expect(told(paladin)).not.toContain('deadly')
  })

  test('O-51 know that 5 damage is 3 and 2, too much for two heroes with 3 hearts each', () => {
    const pair = { heroes: ['mage', 'rogue'], dungeon: 'minotaur', open: [['Boulder']] }
    // The way and the grey box stay open while no agility die shows more than 4.
    expect(riskOf(oddsAt(pair, 1))).toBeCloseTo((4 / 6) ** 4)
    expect(told(pair)).toMatch(/deadly \d+% \(Run Past It\)/)
  })

  test.each([
    [[3, 3], true],
    [[3, 4], false],
    [[4, 3], false],
    [[2, 9], true],
    [[9, 3], false],
  ])('O-51 5 damage for two heroes with %j hearts left: someone falls is %j', (lives, isDeadly) => {
    const heroes = ['mage', 'rogue']
    const fight = { card: 'Boulder', way: 1, dice: ['', ''] }
    const problem = problemOf(seenAt({ heroes, dungeon: 'minotaur', fight }))
    if (!problem) throw new Error('There is nothing to place')
    const { end } = bestPlacement({ ...problem, lives })
    expect(end).toMatchObject({ damage: 5 })
    expect(end.short > 0).toBe(isDeadly)
  })

  test('O-22 count the time that a way costs in itself, at the door and when it is chosen', () => {
    const mage = { heroes: ['mage'], dungeon: 'hydra' }
    expect(told({ ...mage, open: [['Pit of Spikes']] })).toMatch(/♥ and 5\.7 time \(Climb Around\)/)
    const climb: Action = { kind: 'choose', way: 0 }
    const view = viewAt(given({ ...mage, meet: 'Pit of Spikes' }).state)
    expect(onedeckKit.reader(onedeckKit.packs.standard).words.en.odds(climb, view)).toMatch(/♥ and 5\.7 time/)
  })

  test('O-24 count the heroic dice stored, but O-100 not against the boss', () => {
    const warrior = { dungeon: 'yeti', open: [['Cave-in']] }
    const [none, two] = [0, 2].map(stored => oddsAt({ ...warrior, stored: [stored] }, 1).damage)
    expect(two).toBeLessThan((none ?? 0) - 0.5)
    const boss = (stored: number) => {
      const view = seenAt({ stored: [stored] })
      const trial = trialOf(view, null, 0, [0])
      return trial && oddsOf(view, trial, fastRng(1))
    }
    expect(boss(2)).toEqual(boss(0))
  })

  test('O-27 count Flames and Frost before the encounter, and not once it has begun', () => {
    const view = seenAt({ open: [['Fire Elemental'], ['Ice Elemental']] })
    const trials = view.doors.map(({ cards }) => trialOf(view, cards[0] ?? null, 0, [0]))
    expect(trials).toMatchObject([
      { burns: 1, time: 0 },
      { burns: 0, time: 3 },
    ])
    const fight = { card: 'Ice Elemental', dice: ['S1'] }
    const begun = seenAt({ fight })
    expect(trialOf(begun, begun.fight?.card ?? null, 0, [0])).toMatchObject({ time: 0 })
  })
})

/** Of both means together; more is no chance any more, and the seeds are fixed. */
const SIGMAS = 4

describe('odds are what the rules then do', () => {
  test.each(PLACES.map(place => [place.name, place] as const))('with %s', (_, place) => {
    const { told: said, met } = compare(place, 200)
    for (const harm of ['damage', 'time', 'death'] as const) {
      const error = Math.hypot(said[harm].error, met[harm].error)
      const apart = Math.abs(said[harm].mean - met[harm].mean)
      expect(apart, `${harm} ${said[harm].mean} and ${met[harm].mean}`).toBeLessThanOrEqual(
        SIGMAS * error + 1e-9,
      )
    }
  })
})
