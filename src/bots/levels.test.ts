import { describe, expect, test } from 'vitest'
import { start } from '../engine/match.ts'
import { play, playChance } from '../engine/play.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng, seededChance } from '../engine/rng.ts'
import type { AnyKit, Reader } from '../engine/types.ts'
import { nimKit } from '../testing/nim.ts'
import { pigKit } from '../testing/pig.ts'
import { twoCardsKit } from '../testing/two-cards.ts'
import { mindFor } from './given.ts'
import { greedy } from './greedy.ts'
import { BOTS, levelOf } from './levels.ts'
import { isLevel, LEVELS, type Level } from './names.ts'

const seats = [
  { kind: 'bot', name: 'one' },
  { kind: 'bot', name: 'two' },
] as const

function playedBy(level: Level, kit: AnyKit, seed: number): string[] {
  const begun = start(kit, { seats })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  let match = begun.value
  const bot = BOTS[level](mindFor(kit, seed))
  const keys: string[] = []
  for (let actor = match.game.actor(match.state); actor.kind !== 'over'; ) {
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    const next =
      actor.kind === 'chance'
        ? playChance(match, seededChance(seed))
        : play(match, seat, bot(match.state, seat))
    if (!next.ok) throw new Error(next.refusal.reason)
    match = next.value
    keys.push(
      keyOf(match.log.flatMap(entry => ('action' in entry ? [entry.action] : [])).at(-1) ?? { kind: '' }),
    )
    actor = match.game.actor(match.state)
  }
  return keys
}

describe.each(LEVELS)('the %s bot', level => {
  test.each([pigKit, nimKit, twoCardsKit])('plays $facts.title to its end by legal actions', kit => {
    for (const seed of [1, 2, 3]) expect(playedBy(level, kit, seed).length).toBeGreaterThan(0)
  })

  test('chooses alike from the same seed', () => {
    expect(playedBy(level, pigKit, 5)).toEqual(playedBy(level, pigKit, 5))
  })
})

describe('the greedy bot', () => {
  const keen: Reader = {
    ...nimKit.reader(null),
    advice: { weigh: (_, actions) => actions.map(action => (keyOf(action) === 'take count=2' ? 1 : 0)) },
  }

  test('takes what the advice weighs highest', () => {
    const game = nimKit.make(null)
    const choose = greedy({ game, reader: keen, rng: fastRng(1) })
    expect(choose(game.setup({ sticks: 9 }), 0)).toEqual({ kind: 'take', count: 2 })
  })

  test('takes any of equals', () => {
    const game = nimKit.make(null)
    const state = game.setup({ sticks: 9 })
    const choose = greedy({ game, reader: nimKit.reader(null), rng: fastRng(1) })
    const taken = new Set(Array.from({ length: 60 }, () => keyOf(choose(state, 0))))
    expect(taken.size).toBe(3)
  })
})

test('a level is known by its name alone', () => {
  expect(isLevel('skilled')).toBe(true)
  expect(isLevel('__proto__')).toBe(false)
})

test('a bot of an older match plays on as the level that took its place', () => {
  expect(levelOf({ kind: 'bot', name: 'Bram', level: 'greedy' })).toBe('skilled')
  expect(levelOf({ kind: 'bot', name: 'greedy' })).toBe('skilled')
  expect(levelOf({ kind: 'bot', name: 'novice' })).toBe('novice')
  expect(levelOf({ kind: 'bot', name: 'Bram' })).toBe('skilled')
})
