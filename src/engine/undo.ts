import { appended, type Entry, type Match, type Step } from './match.ts'
import { done } from './result.ts'
import { refuse, say } from './text/index.ts'
import type { Result, Seat, Sentence } from './types.ts'

/** The steps that count, and the groups that were taken back and can be done again (the latest last). */
export interface Line {
  readonly steps: readonly Step[]
  readonly undone: readonly (readonly Step[])[]
}

/** Folds a log into the line of play that stands: undone steps stay in the log but not in the line. */
function lineOf(entries: readonly Entry[]): Line {
  const steps: Step[] = []
  let undone: Step[][] = []
  for (const entry of entries) {
    if ('undo' in entry) undone.push(steps.splice(steps.length - entry.undo, entry.undo))
    else if ('redo' in entry) steps.push(...(undone.pop() ?? []))
    else {
      steps.push(entry)
      undone = []
    }
  }
  return { steps, undone }
}

export function lineOfMatch(match: Match): Line {
  return lineOf(match.log.slice(0, match.version))
}

/**
 * Takes back the seat's latest step. Never across chance or another seat's step, which may have shown something;
 * in a practice match it goes back to the latest decision of anyone, whatever was rolled since.
 */
export function undo(match: Match, seat: Seat): Result<Match> {
  const { steps } = lineOfMatch(match)
  const count = match.header.practice ? sinceDecision(steps) : Number(steps.at(-1)?.seat === seat)
  if (count === 0) return refuse('undo', whyNot(steps))
  const kept = steps.slice(0, steps.length - count)
  return done({ ...match, state: fold(match, kept), ...appended(match, { seat, undo: count }) })
}

/** Does again what was taken back last, dice included. */
export function redo(match: Match, seat: Seat): Result<Match> {
  const { steps, undone } = lineOfMatch(match)
  const group = undone.at(-1)
  if (!group || (!match.header.practice && group[0]?.seat !== seat))
    return refuse('undo', t => t.nothingToRedo)
  return done({
    ...match,
    state: fold(match, [...steps, ...group]),
    ...appended(match, { seat, redo: group.length }),
  })
}

function sinceDecision(steps: readonly Step[]): number {
  const last = steps.findLastIndex(step => step.seat !== undefined)
  return last < 0 ? 0 : steps.length - last
}

function whyNot(steps: readonly Step[]): Sentence {
  const last = steps.at(-1)
  if (!last) return say(t => t.nothingToUndo)
  const { seat } = last
  return say(t => (seat === undefined ? t.undoChance : t.undoOther(seat)))
}

/** The state after these steps, from the beginning. */
export function fold(match: Match, steps: readonly Step[]): unknown {
  const options = match.game.parseOptions(match.header.options)
  if (!options.ok) throw new Error(options.refusal.reason)
  const state = match.game.setup(options.value)
  for (const step of steps) match.game.apply(state, step.action, null)
  return state
}
