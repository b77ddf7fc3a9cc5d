import { describe, expect, test } from 'vitest'
import { type Match, start } from '../../engine/match.ts'
import { befall, play, playChance } from '../../engine/play.ts'
import { keyOf } from '../../engine/result.ts'
import { fastRng, seededChance } from '../../engine/rng.ts'
import { resign } from '../../engine/seats.ts'
import type { AnyKit, Result } from '../../engine/types.ts'
import { undo } from '../../engine/undo.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { twoCardsKit } from '../../testing/two-cards.ts'
import { BOTS } from '../levels.ts'
import type { Level } from '../names.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './types.ts'

const EFFORT = { seed: 1, budget: 200 }
const SEATS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
] as const

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

function begun(kit: AnyKit, options: Record<string, unknown> = {}): Match {
  return must(start(kit, { seats: SEATS, options, practice: true }))
}

/** Played to its end, the first seat by one level and the second by another. */
function playedBy(kit: AnyKit, levels: readonly [Level, Level], seed: number, options = {}): Match {
  const mind = {
    game: kit.make(null),
    reader: kit.reader(null),
    policy: kit.policy(null),
    rng: fastRng(seed),
    budget: { iterations: 100 },
    now: () => 0,
  }
  const bots = levels.map(level => BOTS[level](mind))
  for (let match = begun(kit, options); ; ) {
    const actor = match.game.actor(match.state)
    if (actor.kind === 'over') return match
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    match = must(
      actor.kind === 'chance'
        ? playChance(match, seededChance(seed))
        : play(match, seat, bots[seat]?.(match.state, seat) ?? { kind: '' }),
    )
  }
}

function analysed(kit: AnyKit, match: Match, effort = EFFORT): Analysis {
  const looking = analyse(kit, match, effort)
  for (;;) {
    const next = looking.next()
    if (next.done) return next.value
  }
}

function taken(...counts: readonly number[]): Match {
  return counts.reduce<Match>(
    (match, count, index) => {
      const action = { kind: 'take', count }
      return must(play(match, index % 2, action))
    },
    begun(nimKit, { sticks: 9 }),
  )
}

describe('a match without chance', () => {
  // Of 9 sticks the first takes 1 and leaves 8; the second can do nothing about that; then the first leaves 5 instead of 4.
  const analysis = analysed(nimKit, taken(1, 2, 1, 1, 1, 3))

  test('the choice that gave it away is found, with what was better and how much', () => {
    const [worst, ...others] = analysis.choices.filter(({ cost }) => cost > 0)
    expect(others).toEqual([])
    expect(worst).toMatchObject({ from: 3, to: 3, seat: 0, better: { kind: 'take', count: 2 } })
    expect(worst?.cost).toBeCloseTo(1)
  })

  test('the curve stands still but for that choice', () => {
    expect(analysis.series.map(([first = 0]) => Math.round(first))).toEqual([1, 1, 1, 0, 0, 0, 0])
    for (const [first = 0, second = 0] of analysis.series) expect(first + second).toBeCloseTo(1)
  })

  test('what was lost and won is accounted for', () => {
    expect(analysis.accounts[0]).toMatchObject({ luck: 0, others: 0 })
    expect(analysis.accounts[0]?.own).toBeCloseTo(-1)
    expect(analysis.accounts[1]?.others).toBeCloseTo(1)
    expect(analysis.accounts[1]?.accuracy).toBe(100)
    expect(analysis.accounts[0]?.accuracy).toBeLessThan(60)
  })

  test('nobody is judged by a step that was taken back', () => {
    const slipped = taken(1, 2, 1)
    const mended = must(play(must(undo(slipped, 0)), 0, Object.assign({ kind: 'take' }, { count: 2 })))
    expect(analysed(nimKit, mended).choices.every(({ cost }) => cost === 0)).toBe(true)
  })

  test('what is played for somebody who gave up is not theirs', () => {
    const left = must(resign(taken(1, 2), 0))
    const wasted = must(play(left, 0, Object.assign({ kind: 'take' }, { count: 1 })))
    expect(analysed(nimKit, wasted).choices.map(({ from }) => from)).toEqual([1, 2])
  })
})

describe('a match with dice', () => {
  const wild = playedBy(pigKit, ['random', 'master'], 1, { goal: 25 })
  const analysis = analysed(pigKit, wild, { seed: 1, budget: 800 })

  test('play at random is told from that of a master', () => {
    const [random, master] = analysis.accounts
    expect(random?.accuracy).toBeLessThan(40)
    expect(master?.accuracy).toBeGreaterThan(90)
  })

  test('start, luck and choices add up to the end', () => {
    for (const { start: from, end, luck, own, others } of analysis.accounts)
      expect(from + luck + own + others).toBeCloseTo(end)
    expect(analysis.series.at(-1)?.map(Math.round)).toEqual(
      [0, 1].map(seat => Number(wild.game.result(wild.state)?.winners.includes(seat))),
    )
  })

  test('a one is bad luck for whoever rolled it and good luck for the other', () => {
    const luckAt = (step: number, seat: number) =>
      (analysis.series[step]?.[seat] ?? 0) - (analysis.series[step - 1]?.[seat] ?? 0)
    const rolls = wild.log.flatMap((entry, index) =>
      'action' in entry && keyOf(entry.action) === 'die value=1' ? [index + 1] : [],
    )
    for (const step of rolls) {
      const seat = wild.log[step - 2]?.seat ?? 0
      expect(luckAt(step, seat), `step ${step}`).toBeLessThan(0)
      expect(luckAt(step, 1 - seat), `step ${step}`).toBeGreaterThan(0)
    }
    expect(rolls.length).toBeGreaterThan(0)
  })

  test('the same seed gives the same digits', () => {
    const effort = { seed: 7, budget: 60 }
    expect(analysed(pigKit, wild, effort)).toEqual(analysed(pigKit, wild, effort))
  })

  test('whoever has seen enough stops asking, and has the curve as far as it goes', () => {
    const looking = analyse(pigKit, wild, EFFORT)
    const seen = [looking.next(), looking.next(), looking.next()].map(({ value }) => value)
    expect(seen.at(-1)).toMatchObject({ at: 3, of: wild.line.length })
    expect(seen.at(-1)?.series.length).toBeGreaterThan(1)
    looking.return(analysis)
    expect(looking.next().done).toBe(true)
  })
})

test('a choice is judged by what the seat could know, not by what it met', () => {
  const bold = ['deal card=2', 'deal card=3', 'bet', 'call'].reduce<Match>((match, key) => {
    const actor = match.game.actor(match.state)
    const seat = actor.kind === 'seats' ? (actor.seats[0] ?? 0) : 0
    const outcomes = match.game.outcomes(match.state)?.map(({ action }) => action) ?? []
    const all = actor.kind === 'seats' ? match.game.actions(match.state, seat) : outcomes
    const action = all.find(each => keyOf(each) === key) ?? { kind: '' }
    return must(actor.kind === 'seats' ? play(match, seat, action) : befall(match, action))
  }, begun(twoCardsKit))
  const analysis = analysed(twoCardsKit, bold)
  expect(analysis.choices.map(({ cost }) => cost)).toEqual([0, 0])
  expect(analysis.accounts[0]?.luck).toBeLessThan(0)
})

describe('who has seen enough before it is over', () => {
  /** What is known after so many acts. */
  function upTo(kit: AnyKit, match: Match, acts: number, before: Analysis | null = null): Analysis {
    const looking = analyse(kit, match, EFFORT, before)
    for (let seen = 1; ; seen++) {
      const next = looking.next(seen > acts)
      if (next.done) return next.value
    }
  }

  test.each([
    ['pig', pigKit, { goal: 20 }],
    ['nim', nimKit, { sticks: 9 }],
  ] as const)(
    'is told what is known so far, and going on from there comes to the same: %s',
    (_, kit, options) => {
      const match = playedBy(kit, ['skilled', 'novice'], 3, options)
      const whole = analysed(kit, match)
      for (const acts of [1, 2, 3]) {
        const part = upTo(kit, match, acts)
        expect(part.by).toEqual(whole.by.slice(0, part.by.length))
        expect(part.by.length).toBeLessThan(whole.by.length)
        expect(part.series.length).toBe(part.by.length + 1)
        const later = upTo(kit, match, 1, JSON.parse(JSON.stringify(part)))
        expect(later.by.length).toBeGreaterThan(part.by.length)
        expect(upTo(kit, match, Number.MAX_SAFE_INTEGER, later)).toEqual(whole)
      }
    },
  )

  test('goes on from what was told on the way, too', () => {
    const match = playedBy(pigKit, ['skilled', 'novice'], 3, { goal: 20 })
    const whole = analysed(pigKit, match)
    for (const { by, choices, series } of analyse(pigKit, match, EFFORT)) {
      if (by.length > 8) break
      const kept = JSON.parse(JSON.stringify({ by, choices, series }))
      expect(upTo(pigKit, match, Number.MAX_SAFE_INTEGER, kept)).toEqual(whole)
    }
  })
})
