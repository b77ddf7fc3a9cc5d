/** Studies for tests: counted by hand, with hostile names, and as large as they come. */
import type { AnyKit, Language } from '../../engine/types.ts'
import type { Progress } from '../lab/record.ts'
import type { Arm, Study } from '../lab/study.ts'
import { newPair, newTally, type Tally } from '../lab/tally.ts'
import { glossaryless } from './glossaryless.ts'
import { numbersIn } from './numbers.ts'
import type { Reading } from './reading.ts'
import { TEXTS } from './text/index.ts'

export function readingIn(language: Language, also: Partial<Reading['glossary']> = {}): Reading {
  return {
    say: TEXTS[language],
    numbers: numbersIn(language),
    glossary: { ...glossaryless('rounds'), ...also },
    picture: name => (name === 'shown' ? 'p0' : null),
  }
}

export function studyOf(
  { facts }: AnyKit,
  names: readonly string[] = [''],
  options: Arm['options'] = {},
): Study {
  const { id: game, rulesVersion } = facts
  const arms = names.map(name => ({ name, options, any: [] }))
  return {
    game,
    rulesVersion,
    bots: ['policy'],
    seats: 1,
    seed: 1,
    budget: { iterations: 1 },
    lots: [],
    arms,
  }
}

export function progressOf(arms: Tally[], pairs = arms.slice(1).map(newPair)): Progress {
  return { played: [{ from: 0, to: arms[0]?.games ?? 1 }], counted: { arms, pairs }, took: {} }
}

const MET = {
  games: 40_000,
  met: 50_000,
  lost: 9000,
  fell: 0,
  metMet: 90_000,
  metLost: 20_000,
  lostLost: 9999,
}

/** Every id of the game, as a hundred thousand games would count it. */
export function largeTally(
  ids: Readonly<Record<string, readonly string[]>>,
  places: readonly string[],
): Tally {
  const games = 100_000
  const numbers = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, 1 + ((at * 7919) % 997)]))
  return {
    ...newTally(),
    games,
    endings: { slain: 60_000, victory: 40_000 },
    seats: { 0: { of: games, won: 40_000 } },
    things: Object.fromEntries(
      Object.entries(ids).map(([kind, all]) => [
        kind,
        Object.fromEntries(
          all.map((id, at) => [id, { of: 40_000 + at, won: 15_000 + 40 * at, times: 50_000 }]),
        ),
      ]),
    ),
    dangers: {
      monster: Object.fromEntries((ids['monster'] ?? []).map((id, at) => [id, { ...MET, fell: at }])),
    },
    trials: {
      attack: Object.fromEntries(
        ['none', 'fireball', 'lightning'].map(id => [id, { of: 50_000, won: 30_000 }]),
      ),
    },
    rounds: numbers(600),
    steps: numbers(5000),
    decisions: numbers(2000),
    branching: numbers(60),
    deaths: Object.fromEntries(
      (ids['monster'] ?? ids['foe'] ?? []).map(id => [
        id,
        numbersBy(['level-1', 'level-2', 'level-3', 'level-4']),
      ]),
    ),
    places: Object.fromEntries(places.map((place, at) => [place, { came: 1000 + at, fell: 1 + (at % 90) }])),
    ends: {
      level: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [at + 1, { of: 200, fell: 120 }])),
    },
    dice: Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(die => [die, numbers(6)])),
    foretold: Object.fromEntries(
      ['x', 'y', 'z'].map(what => [
        what,
        Object.fromEntries(
          Array.from({ length: 20 }, (_, bin) => [
            bin,
            { of: 1000, happened: 50 * bin, millionths: 5e7 * bin },
          ]),
        ),
      ]),
    ),
  }
}

function numbersBy(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, 10 + at]))
}
