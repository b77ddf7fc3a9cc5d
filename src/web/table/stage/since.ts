/** What has happened since whoever looks was last asked. */
import type { GameEvent } from '../../../engine/types.ts'

export interface Since {
  /** The step after which it began. */
  readonly from: number
  readonly events: readonly GameEvent[]
  /** Whether the last moment asked whoever looks: then what comes next is the own step. */
  readonly wasAsked: boolean
}

export const NOTHING_YET: Since = { from: 0, events: [], wasAsked: true }

export function addSince(before: Since, events: readonly GameEvent[], at: number, isAsked: boolean): Since {
  if (before.wasAsked) return { from: at, events: [], wasAsked: isAsked }
  return { ...before, events: [...before.events, ...events], wasAsked: isAsked }
}
