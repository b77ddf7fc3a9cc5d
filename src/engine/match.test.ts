import { describe, expect, test } from 'vitest'
import { plainKit } from '../testing/kit.ts'
import { nimKit } from '../testing/nim.ts'
import { pig, pigKit } from '../testing/pig.ts'
import { type MatchFile, replay, toFile } from './file.ts'
import { hash } from './hash.ts'
import { stepsOf } from './line.ts'
import { type Match, type Setup, type Step, start } from './match.ts'
import { legal, playChance } from './play.ts'
import { enter } from './resume.ts'
import { seededChance } from './rng.ts'
import type { AnyKit, Result } from './types.ts'
import { redo, undo } from './undo.ts'

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

function begin(kit: AnyKit, setup: Setup = {}): Match {
  return must(start(kit, { seats, ...setup }))
}

const roll: Step = { seat: 0, action: { kind: 'roll' } }
const hold: Step = { seat: 0, action: { kind: 'hold' } }
const die = (value: number): Step => ({ action: { kind: 'die', value } as Step['action'] })
const after = (match: Match, ...steps: readonly Step[]) =>
  steps.reduce((now, step) => must(enter(now, step)), match)

describe('starting', () => {
  test('fills in the defaults and writes them into the header', () => {
    expect(begin(pigKit).header).toMatchObject({
      game: 'pig',
      rulesVersion: 1,
      options: { goal: 100 },
      practice: false,
    })
  })

  test.each<[string, Setup, string]>([
    ['an unknown option', { options: { gaol: 7 } }, 'Does not know gaol.'],
    ['a bad value', { options: { goal: 'x' } }, 'goal: this must be a number.'],
    ['too many seats', { seats: [...seats, ...seats] }, 'Pig has 2 seats, not 4.'],
  ])('refuses %s in one sentence', (_, setup, reason) => {
    expect(start(pigKit, { seats, ...setup })).toMatchObject({
      ok: false,
      refusal: { code: 'options', reason },
    })
  })
})

describe('the option that counts seats', () => {
  const counting = plainKit({
    ...pig,
    facts: { ...pig.facts, seats: { min: 2, max: 4 }, seatsOption: 'goal' },
    parseOptions: input => pig.parseOptions({ goal: 3, ...Object(input) }),
  })
  const goalOf = (setup: Setup) => {
    const begun = start(counting, setup)
    return begun.ok ? [begun.value.header.options, begun.value.header.seats.length] : begun.refusal.reason
  }

  test('is filled in by the kernel, and decides where no seats are given', () => {
    expect(goalOf({ seats })).toEqual([{ goal: 2 }, 2])
    expect(goalOf({})).toEqual([{ goal: 3 }, 3])
    expect(goalOf({ options: { goal: 4 } })).toEqual([{ goal: 4 }, 4])
  })

  test('one seat is told of in the singular', () => {
    const alone = { ...pigKit.facts, seats: { min: 1, max: 1 } }
    const begun = start(plainKit({ ...pig, facts: alone }), { seats })
    expect(begun).toMatchObject({
      refusal: { reason: 'Pig has 1 seat, not 2.', also: { de: 'Pig hat einen Platz, nicht 2.' } },
    })
    const counted = plainKit({ ...pig, facts: { ...alone, seatsOption: 'goal' } })
    expect(start(counted, { seats: seats.slice(1), options: { goal: 4 } })).toMatchObject({
      refusal: { reason: 'goal: there is 1 seat, not 4.' },
    })
  })

  test('must agree with the seats that are taken', () => {
    expect(goalOf({ seats, options: { goal: 4 } })).toBe('goal: there are 2 seats, not 4.')
    expect(goalOf({ options: { goal: 9 } })).toBe('Pig has 2 to 4 seats, not 9.')
    expect(goalOf({ options: { goal: 'many' } })).toBe('goal: there are 2 seats, not "many".')
  })
})

describe('playing', () => {
  test('returns a new match and leaves the old one as it was', () => {
    const match = begin(pigKit)
    const before = JSON.stringify([match.state, match.version])
    const next = after(match, roll, die(4))
    expect(next.version).toBe(2)
    expect(JSON.stringify([match.state, match.version])).toBe(before)
  })

  test('two lines from one match do not disturb each other', () => {
    const match = after(begin(pigKit), roll)
    const [low, high] = [after(match, die(2)), after(match, die(6), hold)]
    expect(stepsOf(low)).toEqual([roll, die(2)])
    expect(stepsOf(high)).toEqual([roll, die(6), hold])
    expect(toFile(match).steps).toEqual([roll])
  })

  test.each<[string, Step[], Step, string, string]>([
    [
      'a seat that is not to act',
      [],
      { seat: 1, action: { kind: 'roll' } },
      'turn',
      'Seat 1 is not to act now; seat 0 is.',
    ],
    ['a seat when dice are due', [roll], roll, 'turn', 'Dice or cards are due before a seat may act.'],
    ['chance when a seat is to act', [], die(3), 'turn', 'No dice or cards are due now.'],
    [
      'an unknown word',
      [],
      { seat: 0, action: { kind: 'jump' } },
      'illegal',
      '"jump" is not legal now; possible: roll, hold.',
    ],
    ['a die of seven', [roll], die(7), 'illegal', '"die value=7" is not legal now.'],
  ])('S3 refuses %s with a reason', (_, before, step, code, reason) => {
    const match = after(begin(pigKit), ...before)
    expect(enter(match, step)).toMatchObject({ ok: false, refusal: { code, reason } })
  })

  test('where outcomes are too many to list, the rules themselves tell the impossible', () => {
    const wide = plainKit({
      ...pig,
      outcomes: () => null,
      apply(state, action, emit) {
        if (action.kind === 'die' && ![1, 2, 3, 4, 5, 6].includes(action.value))
          throw new Error('no such die')
        pig.apply(state, action, emit)
      },
    })
    const match = after(begin(wide), roll)
    expect(enter(match, die(6)).ok).toBe(true)
    expect(enter(match, die(7))).toMatchObject({ refusal: { reason: '"die value=7" is not legal now.' } })
  })

  test('S3 a value of the wrong type is not the same action, though it looks alike', () => {
    const match = after(begin(pigKit), roll)
    const odd: Step = { action: { kind: 'die', value: '3' } as Step['action'] }
    expect(enter(match, odd).ok).toBe(false)
  })

  test('names the rule behind an illegal action', () => {
    const four: Step = { seat: 0, action: { kind: 'take', count: 4 } as Step['action'] }
    expect(enter(begin(nimKit), four)).toMatchObject({ refusal: { rule: 'N-1' } })
  })

  test('refuses everything once the match is over', () => {
    const won = after(begin(pigKit, { options: { goal: 4 } }), roll, die(4), hold)
    expect(enter(won, roll)).toMatchObject({ refusal: { code: 'over', reason: 'The match is over.' } })
    expect(legal(won, 0)).toEqual([])
  })

  test('the same seed gives the same dice at the same step, whoever plays it', () => {
    const rolled = () => must(playChance(after(begin(pigKit, { seed: 5 }), roll), seededChance(5)))
    expect(hash(rolled().state)).toBe(hash(rolled().state))
  })
})

describe('undo', () => {
  test('S10 takes back the own last step, and redo does it again', () => {
    const match = after(begin(pigKit), roll, die(4))
    const held = after(match, hold)
    const back = must(undo(held, 0))
    expect(back.state).toEqual(match.state)
    expect(must(redo(back, 0)).state).toEqual(held.state)
  })

  test('S10 never goes back across chance', () => {
    const match = after(begin(pigKit), roll, die(4))
    expect(undo(match, 0)).toMatchObject({
      refusal: { code: 'undo', reason: 'What dice or cards have shown cannot be taken back.' },
    })
  })

  test('S10 never takes back the step of another seat', () => {
    const match = after(begin(pigKit), hold)
    expect(undo(match, 1)).toMatchObject({
      refusal: { reason: "The last step was seat 0's; only that seat can take it back." },
    })
    expect(undo(begin(pigKit), 0)).toMatchObject({ refusal: { reason: 'There is nothing to take back.' } })
  })

  test('in a practice match goes back anywhere, dice and all, and redo brings the same dice', () => {
    const start = begin(pigKit, { practice: true })
    const match = after(start, roll, die(1))
    const back = must(undo(match, 1))
    expect(back.state).toEqual(start.state)
    expect(must(redo(back, 0)).state).toEqual(match.state)
  })

  test('a new step ends what could be done again', () => {
    const back = must(undo(after(begin(pigKit), hold), 0))
    expect(redo(after(back, roll), 0)).toMatchObject({ refusal: { reason: 'There is nothing to do again.' } })
  })

  test('undone steps stay in the log', () => {
    const back = must(undo(after(begin(pigKit), hold), 0))
    expect(toFile(back).steps).toEqual([hold, { seat: 0, undo: 1 }])
    expect(stepsOf(back)).toEqual([])
  })

  test('S9 after an undo the dice of the next step are new ones, not those already seen', () => {
    const chance = seededChance(3)
    const match = after(begin(pigKit, { practice: true, seed: 3 }), roll)
    const first = must(playChance(match, chance))
    const again = after(must(undo(first, 0)), roll)
    expect(again.version).not.toBe(match.version)
  })
})

describe('match files', () => {
  const file = (): MatchFile => {
    const match = after(begin(pigKit, { practice: true }), roll, die(4), roll, die(3))
    return JSON.parse(JSON.stringify(toFile(after(must(undo(match, 0)), hold))))
  }

  test('replay to the same hash, undo included', () => {
    const match = must(replay(pigKit, file()))
    expect(hash(match.state)).toBe(file().hash)
    expect(match.version).toBe(6)
  })

  test.each<[string, (file: MatchFile) => unknown, string]>([
    ['that is no match file', () => ({ hello: 1 }), 'This is not an Undercroft match file.'],
    [
      'of another format version',
      f => ({ ...f, formatVersion: 9 }),
      'The match file is of version 9; only versions up to 2 can be read.',
    ],
    [
      'of other rules',
      f => ({ ...f, header: { ...f.header, rulesVersion: 7 } }),
      'The match was played by version 7 of the rules; this is version 1.',
    ],
    [
      'with other content',
      f => ({ ...f, header: { ...f.header, content: 'abc' } }),
      'The match was played with other content than the one at hand.',
    ],
    [
      'with an illegal step',
      f => ({ ...f, steps: [roll, die(9)] }),
      'Step 2: "die value=9" is not legal now.',
    ],
    [
      'with a step out of turn',
      f => ({ ...f, steps: [{ seat: 1, action: { kind: 'hold' } }] }),
      'Step 1: Seat 1 is not to act now; seat 0 is.',
    ],
    [
      'with a false undo',
      f => ({ ...f, steps: [hold, { seat: 0, undo: 5 }] }),
      'Step 2: It takes back or repeats another number of steps.',
    ],
    [
      'with a wrong end',
      f => ({ ...f, steps: f.steps.slice(0, 2) }),
      'The 2 steps are legal but do not lead to the state that the file names.',
    ],
    [
      'with an edited result',
      f => ({ ...f, result: { winners: [1], reason: 'goal' } }),
      'The result that the file names is not the one that was played.',
    ],
    [
      'with a damaged step',
      f => ({ ...f, steps: [roll, 7] }),
      'The match file is damaged at step 2: this does not fit here.',
    ],
  ])('S16 a file %s is refused in one sentence', (_, damage, reason) => {
    expect(replay(pigKit, damage(file()))).toMatchObject({ ok: false, refusal: { reason } })
  })
})
