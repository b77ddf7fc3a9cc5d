import { describe, expect, test } from 'vitest'
import type { TinEvent } from '../../../../games/tin/types.ts'
import type { Picture } from '../../../../table/protocol.ts'
import { beatsIn } from '../../../table/stage/beat.ts'
import { beatsOf } from './beats.ts'

type Steps = readonly (readonly TinEvent[])[]

/** What is seen of these steps, one after the other; each comes as a picture of its own. */
function shownOf(steps: Steps): string[] {
  return steps.flatMap((events, at) => {
    const picture = { at: at + 1, since: at, happened: [events] } as unknown as Picture
    const beats = beatsIn(picture, beatsOf)
    const said = (early: boolean) =>
      beats.filter(beat => beat.early === early).map(({ act, event }) => `${act} ${event.kind}`)
    return [...said(true), 'table', ...said(false)]
  })
}

/** In milliseconds at the normal pace. */
function lengthOf(steps: Steps): number {
  const happened = steps.map(events => [...events])
  const picture = { at: steps.length, since: 0, happened } as unknown as Picture
  return beatsIn(picture, beatsOf).reduce((sum, { lasts }) => sum + lasts, 0)
}

const rolled = (won: boolean): TinEvent => ({ kind: 'rolled', value: won ? 5 : 1, change: 0, won })
const attacked: TinEvent = { kind: 'attacked', technique: 'low', helmet: false }
const turned: TinEvent = { kind: 'used', card: 'lunge', turned: true, change: 0 }
const wounded: TinEvent = { kind: 'wounded', hearts: 5 }
const beaten: TinEvent = { kind: 'beat', helmet: false, left: 0 }
const fight: Steps = [
  [{ kind: 'fought', helmet: false }],
  [attacked],
  [{ kind: 'reached' }],
  [turned],
  [rolled(false), wounded],
]

describe('The beats of Dungeon in a Tin', () => {
  test('throw how it attacks, turn the card over, throw the number, tell the sum, and only then break the heart', () => {
    expect(shownOf(fight)).toEqual([
      'table',
      'throw attacked',
      'table',
      'table',
      'table',
      'turn used',
      'throw rolled',
      'rest rolled',
      'rest wounded',
      'table',
    ])
  })

  test('let a beaten monster fall where it stood, and show a new level after that', () => {
    const steps: Steps = [[rolled(true), beaten, { kind: 'levelled', level: 2 }]]
    expect(shownOf(steps)).toEqual([
      'throw rolled',
      'rest rolled',
      'rest beat',
      'table',
      'spotlight levelled',
    ])
  })

  test('turn a tile over, lay it, walk in and turn over who waits there', () => {
    const steps: Steps = [
      [{ kind: 'explored', dir: 'north' }],
      [
        { kind: 'drewTile', tile: 'cellar', fits: true },
        { kind: 'laid', tile: 'cellar', locked: false },
        { kind: 'entered', tile: 'cellar', again: false },
      ],
      [{ kind: 'met', die: 'yellow', helmet: false, chest: true }],
      [{ kind: 'found', token: 5 }],
    ]
    expect(shownOf(steps).filter(beat => beat !== 'table')).toEqual([
      'turn drewTile',
      'rest laid',
      'walk entered',
      'turn met',
      'turn found',
    ])
    expect(lengthOf(steps)).toBeLessThan(2000)
  })

  test('give locked rooms, their keys, her and the end a moment of their own, and nothing else that is laid or taken', () => {
    const moments: Steps = [
      [{ kind: 'laid', tile: 'princess', locked: true }],
      [{ kind: 'took', token: 'key' }],
      [{ kind: 'bought', good: 'key', lost: 0 }],
      [{ kind: 'unlocked', tile: 'princess' }],
      [{ kind: 'took', token: 'princess' }],
      [{ kind: 'ended', ending: 'rescued' }],
    ]
    for (const step of moments) expect(shownOf([step]).at(-1)).toMatch(/^spotlight/)
    const others: Steps = [
      [{ kind: 'laid', tile: 'cellar', locked: false }],
      [{ kind: 'took', token: 5 }],
      [{ kind: 'bought', good: 'rope', lost: 0 }],
    ]
    for (const step of others) expect(shownOf([step]).at(-1)).toMatch(/^rest/)
  })

  test('take about two seconds for a round', () => {
    expect(lengthOf([[attacked]])).toBeLessThan(600)
    expect(lengthOf([[turned], [rolled(false), wounded]])).toBeLessThan(2300)
  })
})
