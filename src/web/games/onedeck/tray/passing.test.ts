import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../../engine/types.ts'
import { given, type Situation, sceneAt } from '../../../../games/onedeck/given.ts'
import type { Picture } from '../../../../table/protocol.ts'
import type { Beat } from '../../../table/stage/beat.ts'
import { isTrayOpen, lyingIn, passingIn } from './passing.ts'

interface Look {
  readonly beat?: Beat
  /** How many steps ago it was, where an earlier moment is looked at. */
  readonly ago?: number
  /** The events of the step. */
  readonly happened?: readonly GameEvent[]
}

/** What lies in the trays of both heroes after these steps, and what passes through: dice by name, or by colour alone. */
function trayAfter(
  situation: Situation,
  keys: readonly string[],
  { beat, ago = 0, happened = [] }: Look = {},
) {
  const view = sceneAt(given(situation).play(...keys).state)
  const seen = {
    view,
    picture: { at: 9 - ago, length: 9, happened: [happened] } as unknown as Picture,
    beat: beat ?? null,
  }
  return {
    isOpen: isTrayOpen(seen),
    lying: [0, 1].map(slot =>
      lyingIn(seen, slot)
        .map(({ die }) => die)
        .join(' '),
    ),
    passing: [0, 1].map(slot =>
      passingIn(seen, slot)
        .map(({ kind }) => kind)
        .join(' '),
    ),
  }
}

const beatOf = (act: Beat['act'], event: GameEvent): Beat => ({
  act,
  event,
  at: 9,
  lasts: 1,
  sound: undefined,
  early: false,
})
const dice = (...values: readonly number[]) => values.map(value => `die value=${value}`)
const NOTHING = ['', '']
const BANDIT: Situation = { meet: 'Bandit' }

describe('dice in the air', () => {
  test('are all of a throw from its first moment on, and none of them shows what it will', () => {
    const air = { isOpen: true, lying: NOTHING, passing: ['S S S S A A M', ''] }
    expect(trayAfter(BANDIT, [])).toEqual(air)
    expect(trayAfter(BANDIT, dice(5, 4, 2, 1))).toEqual(air)
    expect(trayAfter(BANDIT, dice(5, 4, 2, 1, 4, 4))).toEqual(air)
  })

  test('lie together once the last has fallen', () => {
    const { lying, passing } = trayAfter(BANDIT, dice(5, 4, 2, 1, 4, 4, 3))
    expect([lying, passing]).toEqual([['S5 S4 S2 S1 A4 A4 M3', ''], NOTHING])
  })

  test('are those of both heroes', () => {
    const pair = { ...BANDIT, heroes: ['warrior', 'mage'] }
    expect(trayAfter(pair, dice(5)).passing).toEqual(['S S S A', 'A M M M'])
  })

  test('wait until what came before them has been seen', () => {
    const hurt = beatOf('rest', { kind: 'hurt' })
    expect(trayAfter(BANDIT, [], { beat: hurt })).toEqual({ isOpen: true, lying: NOTHING, passing: NOTHING })
  })

  test('were seen by whoever looks back at them', () => {
    const { lying, passing } = trayAfter(BANDIT, dice(5, 4), { ago: 3 })
    expect([lying, passing]).toEqual([
      ['S5 S4', ''],
      ['', ''],
    ])
  })
})

test('dice that are taken away lie in the tray of their hero until each has gone', () => {
  const gone = ['S1', 'S3'].map(die => ({ kind: 'lost', hero: 'warrior', die, by: 'ability' }) as GameEvent)
  const during = (place: number) => {
    const beat = beatOf('rest', gone[place] ?? { kind: '' })
    return trayAfter(BANDIT, dice(5, 4, 2, 1, 4, 4, 3), { beat, happened: gone }).passing
  }
  expect([during(0), during(1)]).toEqual([
    ['S S', ''],
    ['S', ''],
  ])
})
