/** How a match went: how far each seat had come after each step, and which dice fell. */
import { stepsOf } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import type { Action, Seat } from '../engine/types.ts'
import type { ProgressChart, Roll } from './protocol.ts'
import type { Table } from './table.ts'

/** As this seat may know it; null: a spectator. */
export function progressChartOf(table: Table, eyes: Seat | null): ProgressChart {
  const { match } = table
  const steps = stepsOf(match)
  const { game, header } = match
  const options = game.parseOptions(header.options)
  const rolls = steps.flatMap(({ seat, action }, index) => rollIn(action, seat === undefined, index + 1))
  if (!options.ok || !game.progress) return { length: steps.length, series: [], rolls }
  const state = game.setup(options.value)
  const known = eyesOf(match, eyes)
  const series = [game.progress(state, known)]
  for (const { action } of steps) {
    game.apply(state, action, null)
    series.push(game.progress(state, known))
  }
  return { length: steps.length, series, rolls }
}

/** Once the match is over nothing is secret; before that one knows only what one's own seat does. */
function eyesOf({ game, state, seats }: Match, eyes: Seat | null): readonly Seat[] {
  if (game.result(state) !== null) return [...seats.keys()]
  return eyes === null ? [] : [eyes]
}

/** Games call the face of one die `value`, and of two `a` and `b`; what else chance does is no roll of plain dice. */
function rollIn(action: Action, isChance: boolean, at: number): Roll[] {
  if (!isChance) return []
  const told = new Map<string, unknown>(Object.entries(action))
  const names = told.has('value') ? ['value'] : ['a', 'b']
  const faces = names.flatMap(name => faceIn(told.get(name)))
  return told.size === names.length + 1 && faces.length === names.length ? [{ at, faces }] : []
}

function faceIn(value: unknown): number[] {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6 ? [value] : []
}
