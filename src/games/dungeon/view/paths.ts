/** Ways over the board as a view shows them: for clients, the drawing and the advice. */
import type { Path } from '../../../engine/types.ts'
import { lettersOf } from '../content/compass.ts'
import { spaceFact } from '../content/content-index.ts'
import { idAt } from '../content/ids.ts'
import { isCleared, isTaken, knowsDoor } from '../rules/index.ts'
import { type Action, NONE } from '../types.ts'
import type { DungeonScene } from './scene.ts'

/** A space within reach and the steps that lead there; `ends` where entering ends the move. */
export interface Reach {
  readonly to: number
  readonly steps: readonly number[]
  readonly ends: boolean
}

/** Every space where the hero of this turn can stop with the movement left, with the steps that lead there. */
export function pathsFrom(reading: DungeonScene): Reach[] {
  const { content, view, mover, espAt } = reading
  if (!mover || view.due?.step !== 'move') return []
  const paths: Reach[] = []
  const seen = new Set([mover.at])
  const queue: Reach[] = [{ to: mover.at, steps: [], ends: false }]
  for (const { to: from, steps, ends } of queue) {
    if (ends || steps.length === view.left) continue
    for (const { to, door } of content.ways[from] ?? []) {
      if (seen.has(to) || !knowsDoor(content, mover, door)) continue
      // D-61: after ESP only the lair looked into may be entered.
      if (espAt !== NONE && to !== espAt) continue
      const isBlocked = isTaken(content, reading, to)
      const path = { to, steps: [...steps, to], ends: !isCleared(content, reading, to) }
      if (isBlocked && path.ends) continue
      seen.add(to)
      queue.push(path)
      if (!isBlocked) paths.push(path)
    }
  }
  return paths
}

/** Whole ways over the board, rooms and chambers first, named as the drawing names them; others by the way: `nne`. */
export function namedPaths(reading: DungeonScene): Path[] {
  const { content, mover } = reading
  const isPassage = (space: number) => content.isPassage[space] === true
  return pathsFrom(reading)
    .toSorted((a, b) => Number(isPassage(a.to)) - Number(isPassage(b.to)))
    .map(({ to, steps }) => ({
      name: isPassage(to) ? lettersOf(content, mover?.at ?? NONE, steps) : nameOf(spaceFact(content, to)),
      actions: steps.map((space): Action => ({ kind: 'step', to: idAt(content.spaceIds, space) })),
    }))
}

function nameOf({ name, id }: { readonly name?: string | undefined; readonly id: string }): string {
  return name ?? id.replace(/^room-/, '')
}
