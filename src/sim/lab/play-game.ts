/** One game of a study: played, listened to, and counted. */
import { textOf } from '../../engine/option-text.ts'
import type { Bench, Dealt, Lab } from './lab.ts'
import { count, newRate, type Was } from './notes.ts'
import { isSlow } from './pieces.ts'
import { type Length, playOut, type Sheet } from './play-out.ts'
import { holdersOf, type Study, seedOf } from './study.ts'
import { bump, entry, type Rates, type Tally } from './tally.ts'

/** What a game came to, for whoever compares it with the same one under another arm. */
export interface Outcome extends Length {
  /** By side: a seat for itself, or the party as the only one. */
  readonly won: readonly boolean[]
  /** By side. */
  readonly were: readonly (readonly Was[])[]
  readonly rounds: number
}

export function sidesOf({ kit, study }: Lab): number {
  return kit.facts.together === true ? 1 : study.seats
}

export function playGame(lab: Lab, bench: Bench, number: number, sheet: Sheet): Outcome {
  const { tally, book } = sheet
  const dealt = bench.deal(seedOf(lab.study, number))
  const { state } = dealt
  const watcher = lab.kit.watch?.(bench.content, state, book.notes, lookIn(lab.study, number)) ?? null
  const length = playOut({ lab, bench, number, state }, sheet, watcher)
  const result = bench.game.result(state)
  const won = wonBy(lab, result?.winners ?? [])
  const rounds = watcher?.close(state) ?? 0
  const sets = won.map((_, side) => setAt(lab, dealt, number, side))
  const were = sets.map((set, side) => [...set, ...book.was(side)])
  book.close(won)
  tally.games += 1
  bump(tally.endings, result?.reason ?? 'unended')
  bump(tally.steps, length.steps)
  bump(tally.decisions, length.decisions)
  bump(tally.rounds, rounds)
  for (const [side, isWon] of won.entries()) countSide(tally, side, sets[side] ?? [], isWon)
  return { won, were, rounds, ...length }
}

/** A look takes as long as some ten games by quick bots, and hardly shows beside a game by bots that think. */
const LOOKED_AT = 64
const MOMENTS = 24

/** Each game that is looked at closely is so at another of its first moments. */
function lookIn(study: Study, number: number): number | null {
  const every = isSlow(study) ? 1 : LOOKED_AT
  return number % every === 0 ? (number / every) % MOMENTS : null
}

function wonBy(lab: Lab, winners: readonly number[]): boolean[] {
  return lab.kit.facts.together
    ? [winners.length > 0]
    : Array.from({ length: sidesOf(lab) }, (_, seat) => winners.includes(seat))
}

/** Who held a side, of whom a party has several, and the options of its game. */
function setAt({ kit, study }: Lab, { options }: Dealt, number: number, side: number): Was[] {
  const together = kit.facts.together === true
  const bots = holdersOf(study, number, together)
    .filter((_, seat) => together || seat === side)
    .map((bot): Was => ({ kind: 'bot', name: 'bot', id: study.bots[bot] ?? '' }))
  const values = kit.facts.options.flatMap(({ name }) =>
    [options[name] ?? null].flat().map((value): Was => ({ kind: 'option', name, id: textOf(value) })),
  )
  return [...bots, ...values]
}

function countSide(tally: Tally, side: number, set: readonly Was[], isWon: boolean): void {
  count(entry(tally.seats, `${side}`, newRate), isWon)
  for (const { kind, name, id } of set) {
    const rates = kind === 'bot' ? tally.bots : entry(tally.options, name, noRates)
    count(entry(rates, id, newRate), isWon)
  }
}

const noRates = (): Rates => ({})
