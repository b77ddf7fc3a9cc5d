/** What places are called on the screen. */
import type { Place } from './plan.ts'
import { text } from './text/index.ts'
import { say } from './text/printed.ts'

export function placeName({ name, kind, id, level }: Place): string {
  if (name !== undefined) return say(name)
  if (kind === 'room') return text.value.room(id.replace(/^room-/, ''))
  return kind === 'stair' ? text.value.stairs(level) : text.value.corridor(level)
}
