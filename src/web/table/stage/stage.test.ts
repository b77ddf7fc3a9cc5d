import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/types.ts'
import type { Picture } from '../../../table/protocol.ts'
import { beatsBy, beatsIn } from './beat.ts'
import { openStage } from './stage.ts'

type Told = GameEvent & { readonly kind: 'walked' | 'rolled' | 'fell' | 'won' }

const beatsOf = beatsBy<Told>({
  walked: [{ act: 'walk', lasts: 600, sound: () => 'step' }],
  rolled: [
    { act: 'throw', lasts: 700, sound: 'dice' },
    { act: 'rest', lasts: 300 },
  ],
  fell: [{ act: 'rest', lasts: 400, early: true }],
  won: [{ act: 'spotlight', lasts: 900 }],
})

const walked: Told = { kind: 'walked' }
const rolled: Told = { kind: 'rolled' }
const fell: Told = { kind: 'fell' }
const won: Told = { kind: 'won' }
const other: GameEvent = { kind: 'said' }

/** A theatre whose clock the test turns: what it was told to do, in order. */
function theatre({ pace = 1, asks = [] }: { pace?: number; asks?: readonly number[] } = {}) {
  const told: string[] = []
  let due: { readonly run: () => void; readonly in: number } | null = null
  const stage = openStage({
    beatsIn: picture => beatsIn(picture, beatsOf),
    show: ({ at }) => told.push(`table ${at}`),
    begin: ({ act, sound }) => told.push(sound ? `${act} with ${sound}` : act),
    isRest: ({ at }) => asks.includes(at),
    paced: milliseconds => milliseconds * pace,
    after: (milliseconds, run) => {
      const mine = { run, in: milliseconds }
      due = mine
      return () => {
        if (due === mine) due = null
      }
    },
  })
  const wait = (): number | null => {
    const now = due
    due = null
    now?.run()
    return now?.in ?? null
  }
  const all = () => {
    const waits: number[] = []
    for (let next = wait(); next !== null; next = wait()) waits.push(next)
    return waits
  }
  return { stage, told, wait, all }
}

const picture = (at: number, ...happened: readonly (readonly GameEvent[])[]): Picture =>
  ({ at, since: at - happened.length, happened }) as unknown as Picture

describe('The stage', () => {
  test('lets dice fall before it shows what they bring, and a moment to read it after that', () => {
    const { stage, told, all } = theatre()
    stage.play(picture(1, [rolled, won]))
    expect(told).toEqual(['throw with dice'])
    expect(all()).toEqual([700, 300, 900])
    expect(told).toEqual(['throw with dice', 'table 1', 'rest', 'spotlight'])
    expect(stage.beat.value).toBeNull()
  })

  test('lets what falls be seen where it stood, before the table shows that it is gone', () => {
    const { stage, told, all } = theatre()
    stage.play(picture(1, [rolled, fell, won]))
    all()
    expect(told).toEqual(['throw with dice', 'rest', 'table 1', 'rest', 'spotlight'])
  })

  test('shows one thing after the other, however fast they come', () => {
    const { stage, told, all } = theatre()
    stage.play(picture(1, [walked]))
    stage.play(picture(2, [rolled]))
    stage.play(picture(3, [won]))
    expect(stage.isBehind.value).toBe(true)
    expect(all()).toEqual([600, 700, 300, 900])
    expect(told).toEqual([
      'table 1',
      'walk with step',
      'throw with dice',
      'table 2',
      'rest',
      'table 3',
      'spotlight',
    ])
    expect(stage.isBehind.value).toBe(false)
  })

  test('tells every step of a picture that brings several, each with its number', () => {
    const beats = beatsIn(picture(9, [walked], [other], [rolled]), beatsOf)
    expect(beats.map(({ act, at, lasts }) => [act, at, lasts])).toEqual([
      ['walk', 7, 600],
      ['throw', 9, 700],
      ['rest', 9, 300],
    ])
  })

  test('lets dice of one step fall together, and gives a beat the time that its event needs', () => {
    const threw: GameEvent = { kind: 'threw' }
    const hurt: GameEvent = { kind: 'hurt' }
    const looks = beatsBy<GameEvent>({
      threw: [{ act: 'throw', lasts: 600 }],
      hurt: [{ act: 'rest', lasts: ({ kind }) => kind.length * 100 }],
    })
    const beats = beatsIn(picture(1, [threw, threw, hurt, hurt]), looks)
    expect(beats.map(({ act, lasts }) => [act, lasts])).toEqual([
      ['throw', 600],
      ['rest', 400],
      ['rest', 400],
    ])
  })

  test('holds up nothing that has no beat', () => {
    const { stage, told } = theatre()
    stage.play(picture(1, [other]))
    expect([told, stage.beat.value, stage.isBehind.value]).toEqual([['table 1'], null, false])
  })

  test('ends a beat at a press, and that one alone', () => {
    const { stage, told } = theatre()
    stage.play(picture(1, [rolled]))
    stage.skip()
    expect(told).toEqual(['throw with dice', 'table 1', 'rest'])
    expect(stage.beat.value?.act).toBe('rest')
  })

  test('skips ahead to the next decision and no farther, drawing every picture once', () => {
    const { stage, told, all } = theatre({ asks: [3] })
    stage.play(picture(1, [rolled]))
    stage.play(picture(2, [rolled]))
    stage.skipAhead()
    all()
    stage.play(picture(3, [rolled]))
    expect(told).toEqual(['throw with dice', 'table 1', 'table 2', 'table 3', 'rest'])
    expect(all()).toEqual([300])
  })

  test('waits for nothing at the pace of none, and still shows everything in order', () => {
    const { stage, told } = theatre({ pace: 0 })
    stage.play(picture(1, [walked]))
    stage.play(picture(2, [rolled]))
    expect(told).toEqual(['table 1', 'walk with step', 'throw with dice', 'table 2', 'rest'])
  })

  test('forgets what waits when something else is to be seen', () => {
    const { stage, told, all } = theatre()
    stage.play(picture(1, [rolled]))
    stage.play(picture(2, [won]))
    stage.clear()
    expect([stage.beat.value, stage.isBehind.value, all()]).toEqual([null, false, []])
    expect(told).toEqual(['throw with dice'])
  })

  test('does not fall behind for ever: what waits too long is shown at once', () => {
    const { stage, told, all } = theatre()
    for (let at = 1; at <= 300; at++) stage.play(picture(at, [won]))
    expect(all().filter(lasts => lasts > 0)).toHaveLength(1)
    expect(told.filter(line => line.startsWith('table'))).toHaveLength(300)
  })
})
