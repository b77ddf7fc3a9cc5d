/** What advice does with skills, potions and other persons' dice. */
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import { fastRng } from '../../../engine/rng.ts'
import type { GameEvent } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { cardId, given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action, Fight, State } from '../types.ts'

const game = onedeckKit.make(standard)

function seatsOf(state: State): readonly number[] {
  const actor = game.actor(state)
  return actor.kind === 'seats' ? actor.seats : []
}

/** What a person in this seat, or the first who may act, is advised to do. */
function advised(state: State, seat = seatsOf(state)[0] ?? 0): Action {
  const actions = game.actions(state, seat)
  const weights = onedeckKit.reader(onedeckKit.packs.standard).advice.weigh(game.view(state, seat), actions)
  const best = actions[weights.indexOf(Math.max(...weights))]
  if (!best) throw new Error('Nothing can be done')
  return best
}

/** Follows advice until chance is to act or someone says done. */
function follow(situation: Situation) {
  const table = given(situation)
  const played: string[] = []
  while (seatsOf(table.state).length > 0 && !played.at(-1)?.startsWith('done')) {
    played.push(keyOf(advised(table.state)))
    table.play(played.at(-1) ?? '')
  }
  return { table, played }
}

describe('advice', () => {
  test('O-63 raises the die of the partner that Combined Shot is used for', () => {
    const { table, played } = follow({
      heroes: ['archer', 'warrior'],
      dungeon: 'dragon',
      fight: { card: 'Goblin', dice: ['S1 A4 A4 M1', 'S4 S4 S3 A1'] },
    })
    const use = played.indexOf('use hero=0 skill=combined-shot')
    expect(played[use + 1]).toBe('pick die=S4 hero=1')
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'consequences', damage: 1 }))
  })

  test('O-63 rerolls the ones that Support Aura is used for', () => {
    const { table, played } = follow({
      heroes: ['paladin', 'archer'],
      dungeon: 'dragon',
      fight: { card: 'Shadow', dice: ['S1 S1 M1 M1', 'S1 A1 A1 M1'] },
    })
    expect(played).toContain('use hero=0 skill=support-aura')
    expect(played).not.toContain('enough')
    expect(table.state.stack.filter(({ kind }) => kind === 'roll')).not.toHaveLength(0)
  })

  test('O-62 rerolls with Lucky Familiar a die that is of no use, and not one that is', () => {
    const { played } = follow({
      skills: [['Ice Elemental']],
      fight: { card: 'Bandit', dice: ['S6 S5 A1 A4'] },
    })
    expect(played).toEqual(['use hero=0 skill=lucky-familiar', 'pick die=A1 hero=0'])
  })

  const SEATED = { seats: 2, heroes: ['warrior', 'rogue'], dungeon: 'yeti' }

  test("O-29 O-201 converts nobody else's dice", () => {
    // Three magic 5s make the heroic 5 that a strength box of the Bandit takes.
    const played = (seats: number, dice: string[]) =>
      follow({ ...SEATED, dungeon: 'dragon', seats, fight: { card: 'Bandit', dice } }).played
    expect(played(1, ['M5 M5', 'M5'])).toContain('convert')
    expect(played(2, ['M5 M5', 'M5'])).not.toContain('convert')
    const { state } = given({
      ...SEATED,
      dungeon: 'dragon',
      fight: { card: 'Bandit', dice: ['', 'M5 M5 M5'] },
    })
    expect([0, 1].map(seat => advised(state, seat).kind === 'convert')).toEqual([false, true])
  })

  test('O-201 goes on laying, but never only takes back that a hero is done', () => {
    const idle = given({ ...SEATED, fight: { card: 'Ogre', dice: ['S1', 'M1'] } }).play('done hero=0')
    expect(advised(idle.state, 0).kind).not.toBe('reopen')
    const open = given({ ...SEATED, fight: { card: 'Ogre', dice: ['M1', 'A5'] } }).play('done hero=1')
    expect(advised(open.state, 1)).toMatchObject({ kind: 'lay', hero: 1 })
  })

  test('O-29 picks own dice first where a conversion takes any', () => {
    const { state } = given({
      ...SEATED,
      fight: { card: 'Ogre', dice: ['M5 M5', 'A1 A1'] },
    }).play('convert')
    for (const seat of [0, 1]) expect(advised(state, seat)).toMatchObject({ kind: 'pick', hero: seat })
  })

  test('O-206 names nobody else as the drinker', () => {
    const { state } = given({
      ...SEATED,
      tokens: 1,
      potions: ['Rune Puzzle 2'],
      fight: { card: 'Ogre', dice: ['S6', 'A1 A1 A1 A2'] },
    })
    expect(advised(state, 0)).not.toMatchObject({ kind: 'drink', hero: 1 })
  })
})

describe('advice at the doors', () => {
  const boulder = cardId('first', 'Boulder')
  const warrior = { heroes: ['warrior'], dungeon: 'dragon', floor: 1 }

  test('O-14 does not give four of six hearts for a card while another door is closed', () => {
    const { state } = given({ ...warrior, closed: 2 }).play('enter door=0', `card card=${boulder}`)
    expect(advised(state)).toMatchObject({ kind: 'flee' })
  })

  test('O-14 faces what it can take', () => {
    const { state } = given({ ...warrior, closed: 2 }).play(
      'enter door=0',
      `card card=${cardId('first', 'Cave-in')}`,
    )
    expect(advised(state)).toMatchObject({ kind: 'face' })
  })

  test('O-12 enters the better of two open doors, and rather an unknown one than one that costs four hearts', () => {
    const doors = given({ ...warrior, open: [['Boulder'], ['Cave-in']] })
    expect(advised(doors.state)).toEqual({ kind: 'enter', door: 1 })
    const closed = given({ ...warrior, open: [['Boulder']], closed: 1 })
    expect(advised(closed.state)).toMatchObject({ kind: expect.stringMatching(/explore|enter/) })
    expect(advised(closed.state)).not.toMatchObject({ door: 0 })
  })
})

const PARTIES: readonly (readonly string[])[] = [
  ['rogue', 'warrior'],
  ['paladin', 'archer'],
  ['mage', 'paladin'],
  ['archer', 'warrior', 'rogue', 'paladin'],
]
const STEPS = 250
const PATIENCE = 180_000

/** What a skill or potion can do: dice given, changed, thrown or laid, and harm prevented. */
const EFFECTS: ReadonlySet<string> = new Set(['gained', 'changed', 'rolled', 'laid'])

describe('in advised games', () => {
  test.each(PARTIES.map(heroes => [heroes.join(', '), heroes] as const))(
    'no skill and no potion is used for nothing: %s',
    (_, heroes) => {
      const rng = fastRng(heroes.length)
      const parsed = game.parseOptions({ heroes, edition: 'revised' })
      if (!parsed.ok) throw new Error(parsed.refusal.reason)
      const state = game.setup(parsed.value)
      let uses = 0
      for (let steps = 0; steps < STEPS && game.actor(state).kind !== 'over'; steps++) {
        const action = next(state, rng)
        const before = preventedIn(state.fight)
        const events: GameEvent[] = []
        game.apply(state, action, event => events.push(event))
        if (action.kind !== 'use' && action.kind !== 'drink') continue
        uses += 1
        finish(state, rng, events)
        const isFelt = events.some(({ kind }) => EFFECTS.has(kind)) || preventedIn(state.fight) !== before
        expect([keyOf(action), isFelt]).toEqual([keyOf(action), true])
      }
      expect(uses).toBeGreaterThan(0)
    },
    PATIENCE,
  )
})

function next(state: State, rng: ReturnType<typeof fastRng>): Action {
  return game.actor(state).kind === 'chance' ? game.sample(state, rng) : advised(state)
}

/** Until the skill is done with. */
function finish(state: State, rng: ReturnType<typeof fastRng>, events: GameEvent[]): void {
  while (state.fight && state.stack.some(({ kind }) => kind === 'ability'))
    game.apply(state, next(state, rng), event => events.push(event))
}

function preventedIn(fight: Fight | null): string {
  return fight ? [fight.noDamage, fight.noTime, fight.soft, fight.crafty].join() : ''
}
