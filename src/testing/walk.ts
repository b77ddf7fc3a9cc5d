/** A match played on a table to its end, for whoever wants to look at every moment of it. */
import { type Setup, start } from '../engine/match.ts'
import { legal } from '../engine/play.ts'
import { fastRng, pick } from '../engine/rng.ts'
import { actorOf } from '../engine/seats.ts'
import type { Action, AnyKit, Result, Rng, Seat } from '../engine/types.ts'
import { playSeat, rollChance, type Table, tableOf } from '../table/table.ts'

/** `sense` is the share of steps that follow advice, from 0 (random play) to 1. */
export function* walk(kit: AnyKit, setup: Setup, seed: number, sense = 0): Generator<Table> {
  const options = { ...kit.facts.bounded, ...setup.options }
  let table = tableOf('m', kit, must(start(kit, { ...setup, options, seed })))
  const rng = fastRng(seed)
  for (;;) {
    yield table
    const actor = actorOf(table.match)
    if (actor.kind === 'over') return
    table = must(
      actor.kind === 'chance' ? rollChance(table) : decided(table, pick(actor.seats, rng), rng, sense),
    )
  }
}

function decided(table: Table, seat: Seat, rng: Rng, sense: number): Result<Table> {
  const actions = legal(table.match, seat)
  const isAdvised = rng.below(1000) < sense * 1000
  return playSeat(table, seat, pick(isAdvised ? advised(table, seat, actions) : actions, rng))
}

function advised({ match, reader }: Table, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const weights = reader.advice.weigh(match.game.view(match.state, seat), actions)
  const best = Math.max(...weights)
  return actions.filter((_, index) => weights[index] === best)
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}
