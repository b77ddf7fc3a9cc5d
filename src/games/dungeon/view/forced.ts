/** What leaves no choice and shows nothing new: to end the turn where nothing is met, and to take the last kind of spell. */
import { isCleared } from '../rules/index.ts'
import type { Action } from '../types.ts'
import type { DungeonScene } from './scene.ts'

/** To stay where a monster may be is the fight: nobody is sent into that unasked. */
export function isForced(reading: DungeonScene, { kind }: Action): boolean {
  const { content, view, mover, hunterAt } = reading
  if (kind === 'learn') return true
  if (kind !== 'stop' || view.due?.step !== 'move' || !mover) return false
  return isCleared(content, reading, mover.at) && hunterAt !== mover.at
}
