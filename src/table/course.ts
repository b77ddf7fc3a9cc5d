/** How a match went: how far each seat had come after each step, and which dice fell. */
import type { Action, Seat } from '../engine/types.ts'
import type { Course, Roll } from './protocol.ts'
import type { Table } from './table.ts'

/** As this seat may know it; null: a spectator. */
export function courseOf(table: Table, eyes: Seat | null): Course {
  const { match, story } = table
  const { game, header } = match
  const options = game.parseOptions(header.options)
  const rolls = story.flatMap(({ step }, index) => rollIn(step.action, step.seat === undefined, index + 1))
  if (!options.ok || !table.kit.progress) return { length: story.length, series: [], rolls }
  const state = game.setup(options.value)
  const series = [standing(table, state, eyes)]
  for (const { step } of story) {
    game.apply(state, step.action, null)
    series.push(standing(table, state, eyes))
  }
  return { length: story.length, series, rolls }
}

/** Each seat as it knows itself once the match is over and nothing is secret; before that only the one that looks. */
function standing({ kit, match }: Table, state: unknown, eyes: Seat | null) {
  const { game, header } = match
  const isOpen = game.result(match.state) !== null
  const seenBy = (seat: Seat | null) => kit.progress?.(game.view(state, seat)) ?? []
  const known = seenBy(null)
  return header.seats.map((_, seat) => (isOpen || seat === eyes ? seenBy(seat) : known)[seat] ?? 0)
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
