/** The policy plays by the rules, agrees with itself, and judges as a sensible player would. */
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng } from '../../../engine/rng.ts'
import type { Rng } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { cardId, given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action, State } from '../types.ts'
import { policyOf } from './index.ts'

const game = onedeckKit.make(standard)
const policy = policyOf(standard)

type Setup = Readonly<Record<string, unknown>>

function begun(setup: Setup): State {
  const parsed = game.parseOptions(setup)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return game.setup(parsed.value)
}

/** Plays to the end, and shows every decision to somebody first. */
function walk(state: State, rng: Rng, look: (seat: number, chosen: Action) => void): void {
  for (;;) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const action = actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, seat, rng)
    if (actor.kind !== 'chance') look(seat, action)
    game.apply(state, action, null)
  }
}

const FOUR = ['warrior', 'rogue', 'mage', 'archer']
const SHEETS = [{ talents: ['veteran', 'crafty', 'guile', 'planning', 'direct-hit'], basic: 'push' }]
const DELVES: readonly Setup[] = [
  { heroes: ['warrior'], dungeon: 'dragon' },
  { heroes: ['rogue'], dungeon: 'hydra', edition: 'revised' },
  { heroes: ['mage'], dungeon: 'lich' },
  { heroes: ['paladin'], dungeon: 'yeti', tier: 'novice' },
  { heroes: ['archer'], dungeon: 'minotaur', edition: 'revised', sheets: SHEETS },
  { heroes: ['rogue', 'paladin'], dungeon: 'lich', edition: 'revised', seats: 2 },
  { heroes: ['mage', 'archer'], dungeon: 'dragon', tier: 'standard' },
  { heroes: ['warrior', 'rogue', 'mage', 'archer'], dungeon: 'yeti', seats: 4 },
]

describe('the policy', () => {
  test('judges heroes by their own talents, whomever it met before', () => {
    const plain = { ...begun({ heroes: ['warrior'] }), floor: 3 }
    const sheets = [{ talents: ['fortitude'], basic: 'push' }]
    const hardy = { ...begun({ heroes: ['warrior'], sheets }), floor: 3 }
    const fresh = policyOf(standard)
    const used = policyOf(standard)
    used.value(plain)
    expect(used.value(hardy)).toEqual(fresh.value(hardy))
    expect(fresh.value(hardy)).not.toEqual(fresh.value(plain))
  })

  test.each(DELVES.map(setup => [JSON.stringify(setup), setup] as const))(
    'does only what may be done, and what it finds most likely: %s',
    (_, setup) => {
      const state = begun(setup)
      let looks = 0
      walk(state, fastRng(5), (seat, chosen) => {
        const actions = game.actions(state, seat)
        const key = keyOf(chosen)
        const place = actions.findIndex(action => keyOf(action) === key)
        expect([key, place >= 0]).toEqual([key, true])
        looks += 1
        if (looks % 5 !== 0) return
        const shares = policy.shares(state, seat, actions)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
        expect(Math.max(...shares)).toBeCloseTo(shares[place] ?? -1)
        for (const value of policy.value(state)) expect(value).toBeGreaterThanOrEqual(0)
        for (const value of policy.value(state)) expect(value).toBeLessThanOrEqual(1)
      })
      const won = game.result(state)?.winners.length === 0 ? 0 : 1
      expect(policy.value(state)).toEqual(Array.from({ length: state.seats }, () => won))
    },
  )

  test('decides alike whatever it was asked before, and leaves the table as it is', () => {
    const state = begun({ heroes: ['paladin'], dungeon: 'dragon' })
    const fresh = policyOf(standard)
    walk(state, fastRng(8), (seat, chosen) => {
      const before = JSON.stringify(state)
      expect(fresh.choose(game.guess(state, seat, fastRng(1)), seat, fastRng(2))).toEqual(chosen)
      expect(JSON.stringify(state)).toBe(before)
    })
  })
})

const chosenAt = (situation: Situation): Action => policy.choose(given(situation).state, 0, fastRng(1))
/** The boxes that are full when it says done. */
function filledAt(situation: Situation): number[] {
  const { state } = given(situation)
  for (;;) {
    const action = policy.choose(state, 0, fastRng(1))
    const { full = 0 } = state.fight ?? {}
    if (action.kind === 'done')
      return Array.from({ length: 10 }, (_, box) => box).filter(box => full & (1 << box))
    game.apply(state, action, null)
  }
}
const chanceAt = (situation: Situation): number => policy.value(given(situation).state)[0] ?? -1

describe('the policy judges', () => {
  test('O-72 a weak hero drinks at the start of a turn, an unhurt one does not', () => {
    const start = { stack: [{ kind: 'landing' }, { kind: 'turn' }, { kind: 'start' }], tokens: 1 } as const
    expect(chosenAt({ ...start, damage: [4] })).toEqual({ kind: 'heal', hero: 0 })
    expect(chosenAt({ ...start, damage: [1] })).toEqual({ kind: 'begin' })
  })

  test('O-205 nobody perishes who could drink', () => {
    expect(chosenAt({ damage: [6], tokens: 1, stack: [{ kind: 'turn' }, { kind: 'rescue' }] })).toEqual({
      kind: 'heal',
      hero: 0,
    })
  })

  test('O-14 what would kill is left alone, what is easy is faced', () => {
    const weak = { damage: [5], tokens: 0, closed: 2 }
    const at = (situation: Situation, card: string): Action =>
      policy.choose(
        given(situation).play('enter door=0', `card card=${cardId('first', card)}`).state,
        0,
        fastRng(1),
      )
    expect(at(weak, 'Boulder').kind).toBe('flee')
    expect(at({ closed: 2, level: 3 }, 'Cave-in').kind).toBe('face')
  })

  test('O-44 armor is filled before anything else', () => {
    expect(chosenAt({ fight: { card: 'Skeleton', dice: ['M2 M5 S3 S5 A5'] } })).toMatchObject({
      kind: 'lay',
      box: 1,
    })
  })

  test('O-29 dice that fit nowhere are converted', () => {
    expect(chosenAt({ dungeon: 'yeti', fight: { card: 'Ogre', dice: ['M6 M6'] } })).toEqual({
      kind: 'convert',
    })
  })

  test('O-44 armor leaves the high dice to boxes that need them', () => {
    expect(filledAt({ fight: { card: 'Phantom', dice: ['S6 A4 A4 M2 M5 H5'] } })).toEqual([0, 1, 2, 5])
  })

  test('O-29 O-61 dice that nothing needs are converted to pay for a skill', () => {
    const situation = { skills: [['Goblin 2']], fight: { card: 'Bandit', dice: ['M1 M1 M2'] } }
    expect(chosenAt(situation)).toEqual({ kind: 'convert' })
    expect(chosenAt({ ...situation, skills: [[]] })).toEqual({ kind: 'done', hero: 0 })
  })

  test('O-28 with nothing left to lay it is done', () => {
    expect(chosenAt({ fight: { card: 'Ogre', dice: ['M1'] } })).toEqual({ kind: 'done', hero: 0 })
  })

  test('O-83 a level is taken when it can be', () => {
    expect(chosenAt({ xp: ['Ogre', 'Phantom'], stack: [{ kind: 'turn' }, { kind: 'level' }] })).toEqual({
      kind: 'level',
    })
  })

  test('hearts, levels and a hurt boss make winning likelier', () => {
    expect(chanceAt({ damage: [0] })).toBeGreaterThan(chanceAt({ damage: [4] }))
    expect(chanceAt({ level: 3 })).toBeGreaterThan(chanceAt({ level: 1 }))
    const boss = (damage: number): number => chanceAt({ fight: { dice: ['S6'] }, more: { boss: damage } })
    expect(boss(5)).toBeGreaterThan(boss(0))
  })

  test.each([[['warrior'], 44] as const, [['mage', 'archer'], 44] as const, [FOUR, 88] as const])(
    'O-90 whoever goes down has as far to go as before: %j',
    (heroes, deck) => {
      const below = chanceAt({ heroes, floor: 2, deck })
      expect(chanceAt({ heroes, floor: 1, deck: 0 })).toBeCloseTo(below, 10)
    },
  )

  test('O-94 of four heroes all count: what the last one wears, and who is weakest', () => {
    const clad = chanceAt({ heroes: FOUR, items: [[], [], [], ['Ogre']] })
    expect(clad).toBeGreaterThan(chanceAt({ heroes: FOUR }))
    const even = chanceAt({ heroes: FOUR, damage: [1, 1, 1, 1] })
    expect(chanceAt({ heroes: FOUR, damage: [0, 0, 0, 4] })).toBeLessThan(even)
  })

  test('dice laid and skills answered are steps of one encounter', () => {
    expect(policy.isDetail?.(given({ fight: { card: 'Ogre', dice: ['S6'] } }).state)).toBe(true)
    expect(policy.isDetail?.(given({ closed: 1 }).state)).toBe(false)
  })
})
