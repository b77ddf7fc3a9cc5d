import { expect, test } from 'vitest'
import { fastRng } from '../../../engine/rng.ts'
import { standard } from '../content/standard.ts'
import { given, sceneAt, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action } from '../types.ts'
import { oddsOf } from './odds.ts'
import { trialOf } from './trial.ts'

const game = onedeckKit.make(standard)
const at = (name: string, more: Parameters<typeof given>[0] = {}) => {
  const view = sceneAt(given({ dungeon: 'yeti', open: [[name]], ...more }).state)
  const card = view.doors[0]?.cards[0] ?? null
  return (card?.challenges ?? []).flatMap((_, way) => {
    const trial = trialOf(view, card, way, [0])
    return trial ? [oddsOf(view, trial, fastRng(1))] : []
  })
}

test('each way of a peril is gone through roll by roll', () => {
  const [dismantle, climb] = at('Cave-in')
  expect(dismantle).toMatchObject({ isExact: true, damageError: 0 })
  expect(climb).toMatchObject({ isExact: true })
  const sum = (climb?.outcomes ?? []).reduce((total, { p }) => total + p, 0)
  expect(sum).toBeCloseTo(1)
  // Two agility dice never reach 11 and fill the grey 4 as well, so the way always hurts 2 or more.
  expect(climb?.outcomes.every(({ damage }) => damage >= 1)).toBe(true)
  expect(dismantle?.damage).toBeLessThan(climb?.damage ?? 0)
})

test('a peril of one die is counted by hand', () => {
  const [shield] = at('Arrow Wall', { dungeon: 'hydra' })
  // One magic die: a 6 fills the way (or, as 5 and 6 do, the grey box); the way costs 2 and 3, the grey box 1 and 1.
  expect(shield?.damage).toBeCloseTo((1 * 1 + 1 * 2 + 4 * 3) / 6)
})

test('words tell the odds beside a way and a door', () => {
  const view = viewAt(given({ dungeon: 'yeti', meet: 'Cave-in' }).state)
  expect(
    onedeckKit.reader(onedeckKit.packs.standard).words.en.odds({ kind: 'choose', way: 0 } as Action, view),
  ).toMatch(/expect .*♥ .* time/)
  const table = given({ dungeon: 'yeti', closed: 1 }).play('enter door=0', 'card card=ogre-1')
  const door = viewAt(table.state)
  expect(onedeckKit.reader(onedeckKit.packs.standard).words.en.odds({ kind: 'face' }, door)).toMatch(/±/)
  expect(onedeckKit.reader(onedeckKit.packs.standard).words.en.odds({ kind: 'flee' }, door)).toBeNull()
})

const sumOf = (shares: readonly { readonly share: number }[]): number =>
  shares.reduce((sum, { share }) => sum + share, 0)

const ENTER = { kind: 'enter', door: 0 }

test('odds are drawn as bands of damage and time, for each way of a peril', () => {
  const { state } = given({ dungeon: 'yeti', open: [['Cave-in']] })
  const outlooks =
    onedeckKit.reader(onedeckKit.packs.standard).words.en.outlooks?.(ENTER, viewAt(state)) ?? []
  expect(outlooks.map(({ of }) => of)).toEqual(
    sceneAt(state).doors[0]?.cards[0]?.ways.map(({ name }) => name),
  )
  for (const { bands } of outlooks) {
    expect(bands.map(({ title }) => title)).toEqual(['Damage', 'Time'])
    for (const { parts } of bands) expect(sumOf(parts)).toBeCloseTo(1)
  }
})

test('damage that a hero cannot take is told as death', () => {
  const deathOf = (damage: number) => {
    const { state } = given({ dungeon: 'dragon', open: [['Goblin']], damage: [damage] })
    const view = viewAt(state)
    const [outlook] = onedeckKit.reader(onedeckKit.packs.standard).words.en.outlooks?.(ENTER, view) ?? []
    const text = onedeckKit.reader(onedeckKit.packs.standard).words.en.odds(ENTER, view) ?? ''
    return { share: outlook?.bands[0]?.parts.find(({ tone }) => tone === 'worst')?.share ?? -1, text }
  }
  expect(deathOf(0)).toMatchObject({ share: 0, text: expect.not.stringContaining('deadly') })
  expect(deathOf(5).share).toBeGreaterThan(0.2)
  expect(deathOf(5).text).toMatch(/deadly \d+%/)
})

test('four heroes see what each split comes to, and at the door the gentlest', () => {
  const heroes = ['warrior', 'rogue', 'mage', 'archer']
  const table = given({ dungeon: 'yeti', heroes, open: [['Ogre', 'Cave-in']] })
  const told =
    onedeckKit.reader(onedeckKit.packs.standard).words.en.odds(ENTER, game.view(table.state, 0)) ?? ''
  const pairs = /^expect .*\((.*: Ogre)\), .*\((.*: Cave-in)\)$/.exec(told)?.slice(1)
  table.play('enter door=0', 'face')
  const view = viewAt(table.state)
  const splits = game.actions(table.state, 0).filter(({ kind }) => kind === 'split')
  const told6 = splits.map(action =>
    onedeckKit
      .reader(onedeckKit.packs.standard)
      .words.en.outlooks?.(action, view)
      .map(({ of }) => of),
  )
  expect(told6).toContainEqual(pairs)
  expect(new Set(told6.map(String)).size).toBe(6)
})

test('a foe is sampled, and the error says how far to trust it', () => {
  const [ogre] = at('Ogre')
  expect(ogre?.isExact).toBe(false)
  expect(ogre?.damageError).toBeGreaterThan(0)
  expect(ogre?.damageError).toBeLessThan(0.3)
  const [again] = at('Ogre')
  expect(again).toEqual(ogre)
})
