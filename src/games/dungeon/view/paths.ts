/** Ways over the board as a view shows them: for clients, the drawing and the advice. */
import type { Path } from '../../../engine/types.ts'
import { lettersOf } from '../content/compass.ts'
import { indexOf } from '../content/content-index.ts'
import { type Action, NONE } from '../types.ts'
import { isClearedIn, isTakenIn, knowsDoorIn } from './spaces.ts'
import type { DungeonView } from './types.ts'

/** A space within reach and the steps that lead there; `ends` where entering ends the move. */
export interface Reach {
  readonly to: number
  readonly steps: readonly number[]
  readonly ends: boolean
}

/** Every space where the hero of this turn can stop with the movement left, with the steps that lead there. */
export function pathsFrom(view: DungeonView): Reach[] {
  const content = indexOf(view.content)
  const mover = view.seats[view.turn]
  if (!mover || view.due?.step !== 'move') return []
  const paths: Reach[] = []
  const seen = new Set([mover.at])
  const queue: Reach[] = [{ to: mover.at, steps: [], ends: false }]
  for (const { to: from, steps, ends } of queue) {
    if (ends || steps.length === view.left) continue
    for (const { to, door } of content.ways[from] ?? []) {
      if (seen.has(to) || !knowsDoorIn(content, mover, door)) continue
      // D-61: after ESP only the lair looked into may be entered.
      if (view.espAt !== NONE && to !== view.espAt) continue
      const isTaken = isTakenIn(content, view, to)
      const path = { to, steps: [...steps, to], ends: !isClearedIn(content, view, to) }
      if (isTaken && path.ends) continue
      seen.add(to)
      queue.push(path)
      if (!isTaken) paths.push(path)
    }
  }
  return paths
}

/** Whole ways over the board, rooms and chambers first, named as the drawing names them; others by the way: `nne`. */
export function namedPaths(view: DungeonView): Path[] {
  const content = indexOf(view.content)
  const { spaces } = content.pack.board
  const from = view.seats[view.turn]?.at ?? NONE
  const isPassage = (space: number) => ['corridor', 'stair'].includes(spaces[space]?.kind ?? '')
  return pathsFrom(view)
    .toSorted((a, b) => Number(isPassage(a.to)) - Number(isPassage(b.to)))
    .map(({ to, steps }) => ({
      name: isPassage(to)
        ? lettersOf(content, from, steps)
        : (spaces[to]?.name ?? spaces[to]?.id.replace(/^room-/, '') ?? ''),
      actions: steps.map((space): Action => ({ kind: 'step', to: space })),
    }))
}
