/** Walking through a recorded match step by step. */
import { type ReplayedStep, replaySteps } from '../../table/story.ts'
import type { Table } from '../../table/table.ts'
import type { Asker } from '../asker.ts'
import { type Io, say } from '../io.ts'
import { boardAt, endOf, headOf, type Reading, readAt, tellStep } from './tell.ts'

/** Walks through a match: Enter or n on, p back, a number to jump, q to leave. Answers false when not understood. */
export async function stepThrough(io: Io, asker: Asker, reading: Reading): Promise<boolean> {
  const steps = [...replaySteps(reading.match)]
  for (const line of headOf(reading)) say(io, line)
  const table = readAt(reading)
  let at = 0
  show(io, reading, table, steps, at)
  for (;;) {
    const line = (await asker.ask(`${at} of ${steps.length} (Enter, p, number, q) > `))?.trim().toLowerCase()
    if (line === undefined || line === 'q' || line === 'quit') return true
    const next = moveTo(line, at)
    if (next === null) {
      if (!io.interactive) return false
      say(io, 'Enter or n goes on, p goes back, a number jumps to that step, q leaves.')
    } else {
      at = Math.max(0, Math.min(steps.length, next))
      show(io, reading, table, steps, at)
    }
  }
}

function moveTo(line: string, at: number): number | null {
  if (line === '' || line === 'n') return at + 1
  if (line === 'p') return at - 1
  return /^\d{1,7}$/.test(line) ? Number(line) : null
}

/** The table after so many steps, and what the last of them was. */
function show(io: Io, reading: Reading, table: Table, steps: readonly ReplayedStep[], at: number): void {
  const step = steps[at - 1]
  const state = step?.after ?? steps[0]?.before ?? reading.match.state
  if (step) say(io)
  if (step) for (const line of tellStep(reading, table, step)) say(io, line)
  say(io, `\n${boardAt(reading, state)}\n`)
  if (at === steps.length) say(io, endOf(reading))
}
