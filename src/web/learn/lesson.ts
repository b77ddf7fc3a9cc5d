/** A lesson: a match whose dice and cards are prepared, and what is said at each of its moments. */
import { keyOf } from '../../engine/result.ts'
import type { Action, Path } from '../../engine/types.ts'

export interface LessonStep<A extends Action = Action> {
  /** The words of this step, by their name in the lesson's text. */
  readonly say: string
  /** The rule that these words are about, by its id. */
  readonly rule?: string
  /** What the learner does, action by action; a step without is read, and a button leads on. */
  readonly do?: readonly A[]
  /** What dice and cards answer. */
  readonly chance?: readonly A[]
}

export interface Lesson<A extends Action = Action> {
  readonly game: string
  /** Its name among the chapters of the game; each is a match of its own. */
  readonly chapter: string
  readonly options: Readonly<Record<string, unknown>>
  /** What chance does before the learner is asked for the first time. */
  readonly opening: readonly A[]
  readonly steps: readonly LessonStep<A>[]
}

/** All of chance, in the order in which the match asks for it. */
export function chanceOf({ opening, steps }: Lesson): Action[] {
  return [...opening, ...steps.flatMap(({ chance = [] }) => chance)]
}

export interface Place {
  readonly index: number
  readonly step: LessonStep
  /** What is still to be done of this step. */
  readonly left: readonly Action[]
}

/**
 * Where a match of so many steps is in its lesson, after this many steps have been read here. The line of play is
 * prepared, so the number of steps is enough, and taking steps back leads to what was said before.
 */
export function placeOf({ opening, steps }: Lesson, at: number, read: number): Place | null {
  let start = opening.length
  let unread = read
  for (const [index, step] of steps.entries()) {
    const due = step.do ?? []
    const end = start + due.length + (step.chance?.length ?? 0)
    const isHere = step.do ? at < end : at <= start && unread-- <= 0
    if (isHere) return { index, step, left: due.slice(Math.max(0, at - start)) }
    start = end
  }
  return null
}

/** True for the very actions that the lesson waits for, or the first of them. */
export function isNext({ left }: Place, actions: readonly Action[]): boolean {
  return (
    actions.length > 0 &&
    actions.length <= left.length &&
    actions.every((action, index) => keyOf(action) === keyOf(left[index] ?? { kind: '' }))
  )
}

/** The key of what is due now: the end of the longest way that is offered, or the next action by itself. */
export function pointedAt(place: Place, ways: readonly Path[]): string | null {
  const lengths = ways.filter(({ actions }) => isNext(place, actions)).map(({ actions }) => actions.length)
  const due = place.left[Math.max(1, ...lengths) - 1]
  return due === undefined ? null : keyOf(due)
}
