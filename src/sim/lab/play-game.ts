/** One game of a study: played, listened to, and counted. */
import { textOf } from '../../engine/option-text.ts'
import type { Bench, Dealt, Lab } from './lab.ts'
import { count, newRate } from './notes.ts'
import { isSlow } from './pieces.ts'
import { type Length, playOut, type Sheet } from './play-out.ts'
import { holdersOf, type Study, seedOf } from './study.ts'
import { bump, entry, type Rates, type Tally } from './tally.ts'

/** What a game came to, for whoever compares it with the same one under another arm. */
export interface Outcome extends Length {
  /** By side: a seat for itself, or the party as the only one. */
  readonly won: readonly boolean[]
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
  book.close(won)
  tally.games += 1
  bump(tally.endings, result?.reason ?? 'unended')
  bump(tally.steps, length.steps)
  bump(tally.decisions, length.decisions)
  bump(tally.rounds, rounds)
  countRates(lab, dealt, number, tally, won)
  return { won, rounds, ...length }
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

function countRates(
  { kit, study }: Lab,
  { options }: Dealt,
  number: number,
  tally: Tally,
  won: readonly boolean[],
): void {
  const together = kit.facts.together === true
  for (const [seat, bot] of holdersOf(study, number, together).entries())
    count(entry(tally.bots, study.bots[bot] ?? '', newRate), won[together ? 0 : seat] ?? false)
  for (const [side, isWon] of won.entries()) {
    count(entry(tally.seats, `${side}`, newRate), isWon)
    for (const { name } of kit.facts.options)
      for (const value of [options[name] ?? null].flat())
        count(entry(entry(tally.options, name, noRates), textOf(value), newRate), isWon)
  }
}

const noRates = (): Rates => ({})
