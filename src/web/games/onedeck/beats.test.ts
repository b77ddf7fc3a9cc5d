import { describe, expect, test } from 'vitest'
import { given, type Situation } from '../../../games/onedeck/given.ts'
import type { Picture } from '../../../table/protocol.ts'
import { type Beat, beatsIn } from '../../table/stage/beat.ts'
import { beatsOf, heartsBreaking, heartsMending } from './beats.ts'

/** The beats of each step that is played. */
function beatsAlong(situation: Situation, keys: readonly string[]): readonly (readonly Beat[])[] {
  const table = given(situation)
  return keys.map((key, at) => {
    const before = table.events.length
    const happened = [table.play(key).events.slice(before)]
    return beatsIn({ at, since: at - 1, happened } as unknown as Picture, beatsOf)
  })
}

/** Each step as the stage shows it: "table" is the moment at which what came of it is there. */
function shown(situation: Situation, ...keys: readonly string[]): string[] {
  return beatsAlong(situation, keys)
    .filter(beats => beats.length > 0)
    .map(beats => {
      const told = (isEarly: boolean) =>
        beats.filter(({ early }) => early === isEarly).map(({ act, event }) => `${event.kind} (${act})`)
      return [...told(true), 'table', ...told(false)].join(', ')
    })
}

const dice = (...values: readonly number[]) => values.map(value => `die value=${value}`)
const lay = (die: string, box: number) => `lay box=${box} die=${die} hero=0`

const DOOR: Situation = { closed: 1, tokens: 0 }
const FIGHT = ['enter door=0', 'card card=bandit-1', 'face', ...dice(5, 6, 4, 1, 4, 4, 3)]
const STRENGTH = [lay('S5', 3), lay('S6', 4), lay('S4', 5)]
const DONE = 'done hero=0'
const TAKEN = 'item card=bandit-1 hero=0 over=null'

describe('the beats of One Deck Dungeon', () => {
  test('a fight: the door, the dice together, the answer, hearts, time, and the loot at last', () => {
    const laid = [...STRENGTH, lay('A4', 0), lay('A4', 0)]
    expect(shown(DOOR, ...FIGHT, ...laid, DONE, 'card card=ogre-1', TAKEN)).toEqual([
      'table, entered (walk)',
      'table, opened (turn)',
      'threw (throw), table',
      ...laid.map(() => 'table, laid (rest)'),
      'consequences (rest), table, hurt (rest)',
      'table, spent (rest)',
      'table, looted (spotlight)',
    ])
  })

  test('seven dice, two hearts and the loot take two seconds and a half', () => {
    const laid = [...STRENGTH, lay('A4', 1), lay('A4', 2)]
    const beats = beatsAlong(DOOR, [...FIGHT, ...laid, DONE, TAKEN]).flat()
    const mine = new Set(['entered', 'opened', 'laid'])
    const waits = beats.filter(({ event }) => !mine.has(event.kind)).map(({ lasts }) => lasts)
    expect(waits.reduce((sum, lasts) => sum + lasts, 0)).toBe(2500)
  })

  test('hearts come back one by one, those of the hero who was healed', () => {
    const [beats = []] = beatsAlong({ heroes: ['warrior', 'mage'], damage: [2, 1] }, ['heal hero=0'])
    const [beat = null] = beats
    expect(beats.map(({ act, early }) => ({ act, early }))).toEqual([{ act: 'rest', early: false }])
    expect([heartsMending(beat, 'warrior'), heartsMending(beat, 'mage')]).toEqual([2, 0])
    expect(heartsBreaking(beat, 'warrior')).toBe(0)
  })

  test('two heroes throw together', () => {
    const pair = { heroes: ['warrior', 'mage'], meet: 'Bandit' }
    expect(shown(pair, ...dice(1, 2, 3, 4, 5, 6, 1, 2))).toEqual(['threw (throw), table'])
  })

  test('dice that a foe takes are seen to go, one by one after the throw', () => {
    expect(shown({ meet: 'Phantom' }, ...dice(1, 2, 4, 4, 5, 6, 3))).toEqual([
      'threw (throw), table, lost (rest), lost (rest)',
    ])
  })

  test('a hero falls after the last heart, and the end is told last', () => {
    expect(shown({ ...DOOR, damage: [5] }, ...FIGHT, DONE).at(-1)).toBe(
      'consequences (rest), table, hurt (rest), ended (spotlight)',
    )
  })

  test('the boss answers, is struck, and falls', () => {
    const boss = { floor: 4, fight: { dice: ['A5 A5 S6 M6 S6 S6 S5'] }, more: { boss: 4 } }
    const laid = [lay('A5', 0), lay('A5', 1), lay('S6', 6), lay('M6', 4)]
    const tail = [lay('S6', 5), lay('S6', 5), lay('S5', 5)]
    expect(shown(boss, ...laid, ...tail, DONE).at(-1)).toBe(
      'consequences (rest), table, hurt (rest), struck (rest), ended (spotlight)',
    )
  })
})
