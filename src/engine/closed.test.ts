/** What attacks on the kernel showed, closed: each test carries the id of its row. */
import { describe, expect, test } from 'vitest'
import { deskPig } from '../testing/desk.ts'
import { plainKit } from '../testing/kit.ts'
import { pig, pigKit } from '../testing/pig.ts'
import { twoCards, twoCardsKit } from '../testing/two-cards.ts'
import { replay, toFile } from './file.ts'
import { hash } from './hash.ts'
import { stepsOf } from './line.ts'
import { type Entry, type Match, type Setup, start } from './match.ts'
import { befall, play, playChance } from './play.ts'
import { enter, resume } from './resume.ts'
import { fastRng, seededChance } from './rng.ts'
import { actorOf, resign, resultOf, sit, viewOf } from './seats.ts'
import { tryLaws } from './trial.ts'
import type { Action, AnyKit, Result, Seat } from './types.ts'
import { canRedo, canUndo, redo, undo, undoAgreed } from './undo.ts'

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const reasonOf = (result: Result<unknown>) => (result.ok ? 'accepted' : result.refusal.reason)
const begin = (kit: AnyKit, setup: Setup = {}) => must(start(kit, { seats, ...setup }))
const after = (match: Match, ...entries: readonly Entry[]) =>
  entries.reduce((now, entry) => must(enter(now, entry)), match)

const roll = (seat: Seat): Entry => ({ seat, action: { kind: 'roll' } })
const hold = (seat: Seat): Entry => ({ seat, action: { kind: 'hold' } })
const chose = (seat: Seat, kind: string): Entry => ({ seat, action: { kind } })
const die = (value: number): Entry => ({ action: faced('die', { value }) })
const deal = (card: number): Entry => ({ action: faced('deal', { card }) })
const faced = (kind: string, fields: object): Action => ({ kind, ...fields })

/** A value that says it is a seat. */
const posing = (value: unknown): Seat => Object.assign({ seat: 0 }, { seat: value }).seat

describe('seats', () => {
  const STRANGE = [undefined, null, -1, 1.5, 2, 99, Number.NaN, '0', 'constructor']

  test.each(STRANGE)('S21 no seat is called %s: undo, redo, play and giving up refuse it', strange => {
    const seat = posing(strange)
    for (const practice of [false, true]) {
      const match = after(begin(pigKit, { practice }), roll(0), die(5))
      const before = JSON.stringify([match.state, match.log])
      for (const tried of [
        undo(match, seat),
        redo(match, seat),
        play(match, seat, { kind: 'roll' }),
        play(match, seat, faced('die', { value: 6 })),
        resign(match, seat),
        sit(match, seat, { kind: 'bot', name: 'greedy' }),
        undoAgreed(match, seat, 1, [0, 1]),
      ])
        expect(reasonOf(tried)).toBe(`There is no seat ${String(strange)}.`)
      expect([canUndo(match, seat), canRedo(match, seat)]).toEqual([false, false])
      expect(JSON.stringify([match.state, match.log])).toBe(before)
    }
  })

  test('S21 nobody chooses the dice: a seat cannot play what chance is asked for', () => {
    const match = after(begin(pigKit), roll(0))
    expect(reasonOf(play(match, 0, faced('die', { value: 6 })))).toBe(
      'Dice or cards are due before a seat may act.',
    )
  })

  test('S21 undo on an empty log is refused, however often', () => {
    const match = begin(pigKit)
    for (const seat of [0, 1]) expect(reasonOf(undo(match, seat))).toBe('There is nothing to take back.')
  })
})

describe('taking back', () => {
  const dealt = (practice = false) => after(begin(twoCardsKit, { practice }), deal(2), deal(3))

  test('S22 the end stands, unless it is practice', () => {
    const over = (practice: boolean) => after(dealt(practice), chose(0, 'bet'), chose(1, 'fold'))
    expect(reasonOf(undo(over(false), 1))).toBe('The match is over; nothing can be taken back.')
    expect(canUndo(over(false), 1)).toBe(false)
    expect(must(undo(over(true), 1)).state).toEqual(after(dealt(), chose(0, 'bet')).state)
  })

  const peeking = (facts: object, to?: readonly Seat[]) =>
    plainKit({
      ...twoCards,
      facts: { ...twoCards.facts, ...facts },
      apply(state, action, emit) {
        twoCards.apply(state, action, null)
        if (action.kind === 'bet') emit?.(to ? { kind: 'saw', to } : { kind: 'saw' })
      },
    })

  test.each([
    ['an event for one seat alone', peeking({}, [0])],
    ['an event that the game calls revealing', peeking({ reveals: ['saw'] })],
  ])('S22 %s shuts the step', (_, kit) => {
    const match = after(begin(kit), deal(2), deal(3), chose(0, 'bet'))
    expect(reasonOf(undo(match, 0))).toBe('That step has shown something hidden and cannot be taken back.')
    const practice = after(begin(kit, { practice: true }), deal(2), deal(3), chose(0, 'bet'))
    expect(undo(practice, 0).ok).toBe(true)
  })

  test('S22 what everybody may know does not', () => {
    const match = after(begin(peeking({})), deal(2), deal(3), chose(0, 'bet'))
    expect(undo(match, 0).ok).toBe(true)
  })

  test('S22 the law finds a look that can be taken back', () => {
    const leaky = plainKit({
      ...twoCards,
      view: (state, seat) => ({
        ...twoCards.view(state, seat),
        peeked: state.said[0] === 'bet' ? state.hands : [],
      }),
      guess: (state, seat, rng) =>
        state.said[0] === 'bet' ? twoCards.clone(state) : twoCards.guess(state, seat, rng),
    })
    const broken = Array.from({ length: 20 }, (_, seed) => tryLaws(leaky, { seats }, seed).broken?.law)
    expect(broken).toContain('whatever can be taken back has shown nothing')
  })

  test('S22 everybody agreed goes further back, across dice, as an entry that names them', () => {
    const match = after(begin(pigKit), roll(0), die(4), hold(0), roll(1), die(2))
    const back = must(undoAgreed(match, 1, 3, [0, 1]))
    expect(stepsOf(back)).toEqual([roll(0), die(4)])
    expect(toFile(back).steps.at(-1)).toEqual({ seat: 1, undo: 3, agreed: [0, 1] })
    expect(hash(must(replay(pigKit, JSON.parse(JSON.stringify(toFile(back))))).state)).toBe(hash(back.state))
  })

  test.each<[string, number, readonly Seat[], string]>([
    ['one has not', 1, [1], 'Seat 0 has not agreed to go back.'],
    ['nobody has', 1, [], 'Seat 0 and 1 has not agreed to go back.'],
    ['a stranger has too', 1, [0, 1, 7], 'Nobody sits on seat 7 who could agree.'],
    ['there is not so much', 9, [0, 1], 'It takes back or repeats another number of steps.'],
    ['it is nothing', 0, [0, 1], 'It takes back or repeats another number of steps.'],
    ['it is no number', 0.5, [0, 1], 'It takes back or repeats another number of steps.'],
  ])('S22 agreed undo is refused when %s', (_, count, agreed, reason) => {
    const match = after(begin(pigKit), roll(0), die(4))
    expect(reasonOf(undoAgreed(match, 1, count, agreed))).toBe(reason)
  })

  test('S22 bots are not asked whether they agree', () => {
    const withBot = [seats[0], { kind: 'bot', name: 'greedy' }] as const
    const match = after(begin(pigKit, { seats: withBot }), roll(0), die(4))
    expect(undoAgreed(match, 0, 2, [0]).ok).toBe(true)
  })

  test('asking whether it can be taken back changes nothing, not even the shared log', () => {
    const match = after(begin(pigKit), hold(0))
    const { length } = match.log
    expect([canUndo(match, 0), canUndo(match, 1), canRedo(match, 0)]).toEqual([true, false, false])
    expect(match.log).toHaveLength(length)
    const back = must(undo(match, 0))
    expect([canUndo(back, 0), canRedo(back, 0), canRedo(back, 1)]).toEqual([false, true, false])
  })
})

describe('dice', () => {
  test('S23 a refused outcome names no alternatives: they may be a hand', () => {
    const match = after(begin(twoCardsKit), deal(2))
    expect(reasonOf(befall(match, faced('deal', { card: 2 })))).toBe('"deal card=2" is not legal now.')
  })

  test('S24 streams are counted by rolls, so going back and forth does not choose the dice', () => {
    const chance = seededChance(9)
    const rolled = (match: Match) => must(playChance(after(match, roll(0)), chance))
    const straight = rolled(begin(pigKit, { seed: 9 }))
    const detour = rolled(must(undo(after(begin(pigKit, { seed: 9 }), roll(0)), 0)))
    expect(detour.state).toEqual(straight.state)
    expect(straight.header.chance).toBe(2)
  })

  test('S24 a roll that was taken back has been: the next is another', () => {
    const chance = seededChance(9)
    const first = must(playChance(after(begin(pigKit, { seed: 9, practice: true }), roll(0)), chance))
    const back = must(undo(first, 0))
    expect(back.rolls).toBe(1)
  })

  test('S24 an older match goes on by the streams it was begun with', () => {
    const { chance: _, ...older } = begin(pigKit, { seed: 9 }).header
    const match = after(must(resume(pigKit, older, [roll(0)])))
    const rolled = must(playChance(match, seededChance(9)))
    const due = match.game.sample(match.state, seededChance(9)(match.version))
    expect(rolled.log.at(-1)).toEqual({ action: due })
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 33])(
    'S28 nothing is drawn below %s',
    n => {
      expect(() => fastRng(1).below(n)).toThrow(RangeError)
    },
  )

  test.each([-1, 0.5, 2 ** 32, Number.NaN])('S28 %s is no seed', seed => {
    expect(reasonOf(start(pigKit, { seats, seed }))).toBe(
      `A seed is a whole number from 0 to 4294967295, not ${seed}.`,
    )
  })
})

/** Counts how often the rules are asked to do something. */
function counting() {
  let applied = 0
  const kit = plainKit({
    ...pig,
    apply(state, action, emit) {
      applied += 1
      pig.apply(state, action, emit)
    },
  })
  return { kit, applied: () => applied }
}

describe('files', () => {
  test('S25 many undos and redos cost a few steps each, never the whole match again', () => {
    const { kit, applied } = counting()
    const steps: Entry[] = Array.from({ length: 500 }, () => [roll(0), die(2)]).flat()
    const pairs: Entry[] = Array.from({ length: 1000 }, () => [
      { seat: 0, undo: 2 },
      { seat: 0, redo: 2 },
    ]).flat()
    const { header } = begin(kit, { practice: true, options: { goal: 10_000 } })
    const match = must(resume(kit, header, [...steps, ...pairs]))
    expect(match.version).toBe(3000)
    expect(applied()).toBeLessThan(steps.length + pairs.length * 16)
  })

  test('S25 the first fault ends the reading', () => {
    const file = toFile(after(begin(pigKit), roll(0), die(4)))
    let read = 0
    const trap = {
      get seat() {
        read += 1
        return 'x'
      },
    }
    const steps = [...file.steps, 'nonsense', ...Array.from({ length: 1000 }, () => trap)]
    expect(reasonOf(replay(pigKit, { ...file, steps }))).toBe(
      'The match file is damaged at step 3: this does not fit here.',
    )
    // Measured once, like everything that comes from outside, and not read.
    expect(read).toBe(1000)
  })

  test('S25 a list of more entries than any game takes is refused before they are looked at', () => {
    const file = toFile(begin(pigKit))
    const steps = { length: 0 }
    const many = Array.from({ length: 1_000_065 }, () => 7)
    expect(reasonOf(replay(pigKit, { ...file, steps: many }))).toMatch(
      /^The match file is damaged at steps: /,
    )
    expect(reasonOf(replay(pigKit, { ...file, steps }))).toMatch(/^The match file is damaged at steps: /)
  })

  test('S26 a full log takes no more steps; it can be saved, looked at and given up', () => {
    const small = plainKit({ ...pig, facts: { ...pig.facts, cap: 4 } })
    const full = after(begin(small), roll(0), die(4), roll(0), die(4))
    const reason =
      'The log is full: no match takes more than 4 entries. It can be looked at, saved and given up.'
    for (const tried of [play(full, 0, { kind: 'roll' }), undo(full, 0)])
      expect(reasonOf(tried)).toMatch(/The log is full|cannot be taken back/)
    expect(reasonOf(play(full, 0, { kind: 'roll' }))).toBe(reason)
    const due = after(begin(small), roll(0), die(4), hold(0), roll(1))
    expect(reasonOf(playChance(due, seededChance(1)))).toBe(reason)
    expect(replay(small, toFile(full)).ok).toBe(true)
    const left = must(resign(must(resign(full, 0)), 1))
    expect(resultOf(left)).toEqual({ winners: [], reason: 'resigned' })
    expect(must(replay(small, toFile(left))).version).toBe(6)
  })

  test('S26 room for giving up is room for nothing else', () => {
    const small = plainKit({ ...pig, facts: { ...pig.facts, cap: 4 } })
    const { header, log } = after(begin(small), roll(0), die(4), roll(0), die(4))
    expect(reasonOf(resume(small, header, [...log, roll(0)]))).toMatch(/The log is full/)
    expect(reasonOf(resume(small, header, [...log, roll(0), die(4), roll(0)]))).toBe(
      'The match has 7 entries; no match of this game takes more than 6.',
    )
  })

  test('S26 the longest match of all, given up by everybody, is still read', () => {
    const file = toFile(begin(pigKit))
    const many = Array.from({ length: 1_000_002 }, () => 7)
    expect(reasonOf(replay(pigKit, { ...file, steps: many }))).toMatch(
      /^The match file is damaged at step 1: /,
    )
  })

  const nested = (depth: number): unknown => Array.from({ length: depth }).reduce(inner => ({ inner }), 1)

  test('S27 an action, options and a file that are nested 5,000 deep are refused in a sentence', () => {
    const deep = nested(5000)
    const sentence = /^This nests lists and objects more than 64 deep\.$/
    expect(reasonOf(play(begin(pigKit), 0, faced('roll', { deep })))).toMatch(sentence)
    expect(reasonOf(befall(after(begin(pigKit), roll(0)), faced('die', { deep })))).toMatch(sentence)
    expect(reasonOf(start(pigKit, { seats, options: { deep } }))).toMatch(sentence)
    const file = toFile(begin(pigKit))
    const header = { ...file.header, options: { deep } }
    expect(reasonOf(replay(pigKit, { ...file, header }))).toMatch(sentence)
  })

  test('S27 what a refusal repeats of the input is clipped', () => {
    const reason = reasonOf(play(begin(pigKit), 0, { kind: 'x'.repeat(7_000_000) }))
    expect(reason.length).toBeLessThan(300)
  })
})

describe('who sits', () => {
  const open = [seats[0], { kind: 'open', name: 'Seat 2' }] as const

  test('sitting down is an entry, and the header stays as it was', () => {
    const match = must(sit(begin(pigKit, { seats: open }), 1, { kind: 'person', name: 'Bo' }))
    expect(match.seats[1]).toEqual({ kind: 'person', name: 'Bo' })
    expect(match.header.seats).toEqual(open)
    expect(toFile(match).steps).toEqual([{ seat: 1, sit: { kind: 'person', name: 'Bo' } }])
    expect(must(replay(pigKit, JSON.parse(JSON.stringify(toFile(match))))).seats).toEqual(match.seats)
    expect(reasonOf(sit(match, 1, { kind: 'bot', name: 'greedy' }))).toBe(
      'This seat is taken: Bo sits there.',
    )
  })

  test('alone, giving up loses the match, and it cannot be taken back', () => {
    const alone = [seats[0], { kind: 'bot', name: 'greedy' }] as const
    const match = must(resign(after(begin(pigKit, { seats: alone, practice: true }), roll(0)), 0))
    expect(actorOf(match)).toEqual({ kind: 'over' })
    expect(resultOf(match)).toEqual({ winners: [], reason: 'resigned' })
    expect(viewOf(match, 0)).toMatchObject({ actor: { kind: 'over' }, prompt: null, result: { winners: [] } })
    expect(reasonOf(playChance(match, seededChance(1)))).toBe('The match is over.')
    expect(reasonOf(undo(match, 0))).toBe('The match is over; nothing can be taken back.')
    expect(reasonOf(resign(match, 0))).toBe('The match is over.')
    expect(toFile(match)).toMatchObject({
      result: { reason: 'resigned' },
      steps: [roll(0), { resign: true }],
    })
    expect(resultOf(must(replay(pigKit, toFile(match))))).toEqual(resultOf(match))
  })

  test('among several the match goes on, and whoever gave up cannot win', () => {
    const match = must(resign(begin(pigKit, { options: { goal: 4 } }), 0))
    expect(actorOf(match)).toEqual({ kind: 'seats', seats: [0] })
    expect(reasonOf(resign(match, 0))).toBe('Nobody sits on seat 0 who could give up.')
    const won = after(match, roll(0), die(4), hold(0))
    expect(won.game.result(won.state)).toMatchObject({ winners: [0] })
    expect(resultOf(won)).toMatchObject({ winners: [] })
  })
})

describe('older matches', () => {
  const first: AnyKit = deskPig
  const second: AnyKit = { ...deskPig, packs: { ...deskPig.packs, standard: { dice: 2, name: 'two' } } }
  const { header } = begin(first)

  test('S18 a match that was begun with a standard set of old goes on with it', () => {
    const made: unknown[] = []
    const keeping: AnyKit = {
      ...second,
      packs: {
        ...second.packs,
        released: wanted => (wanted === header.content ? first.packs.standard : undefined),
      },
      make: content => {
        made.push(content)
        return second.make(content)
      },
    }
    expect(must(resume(keeping, header, [roll(0)])).header).toEqual(header)
    expect(made).toEqual([first.packs.standard])
  })

  test('S18 a set that nobody has kept is named as the reason', () => {
    expect(reasonOf(resume(second, header, []))).toBe(
      'The match was played with other content than the one at hand.',
    )
  })
})
