/** One door over the house of a device and a server far away: who is asked follows from the call, or from its match. */
import type { Result } from '../../engine/types.ts'
import type { Door, DoorCalls, DoorPush } from '../house-protocol.ts'
import { MESSAGES } from '../messages.ts'
import { type FarList, farList } from './far-list.ts'
import { isFar } from './of-server.ts'
import type { Visiting } from './visit.ts'
import { visitorOf } from './visitor.ts'

export interface Switchboard {
  readonly door: Door
  readonly close: () => void
}

interface Doors {
  readonly near: Door
  readonly far: Door
  readonly list: FarList
}

/** A device that plays alone never opens a line: only what is asked of a server does. */
export function switchboard(near: Door, visiting: Visiting): Switchboard {
  const hear = (push: DoorPush) => {
    if (push.push === 'line') list.lineChanged(push.state === 'open')
    visiting.hear(push)
  }
  const visitor = visitorOf({ ...visiting, hear })
  const list = farList(visitor.door, visiting.keepsake, visiting.hear)
  const doors: Doors = { near, far: visitor.door, list }
  return { door: (name, params) => put(doors, name, params), close: visitor.close }
}

type Both = {
  readonly [N in keyof DoorCalls]?: (doors: Doors, params: unknown) => Promise<Result<DoorCalls[N]['gives']>>
}

/** Calls that are for both of them. */
const BOTH: Both = {
  hello: async ({ near, far }, params) => {
    await far('hello', params)
    return near('hello', params)
  },
  tables: async ({ near, list }, params) => {
    const [own, theirs] = await Promise.all([near('tables', params), list.latest()])
    if (!own.ok) return own
    const all = [...own.value, ...theirs]
    return { ok: true, value: all.toSorted((a, b) => b.touched - a.touched) }
  },
}

/** What a server does otherwise than a house, or not at all. */
const FAR: Both = {
  remove: ({ far }, params) => far('drop', params),
  /** Practice is for the own device, with the log of a match that is over. */
  fork: async ({ near, far }, params) => {
    const asked = MESSAGES.fork.safeParse(params)
    const { match = '', at = 0 } = asked.data ?? {}
    const file = await far('save', { match })
    if (!file.ok) return file
    const looked = await near('peek', { file: file.value })
    if (!looked.ok) return looked
    const forked = await near('fork', { ...looked.value, at })
    await near('close', looked.value)
    return forked
  },
}

function put<N extends keyof DoorCalls>(
  doors: Doors,
  name: N,
  params: unknown,
): Promise<Result<DoorCalls[N]['gives']>> {
  const isOnline = isFar(name, params)
  const own = BOTH[name] ?? (isOnline ? FAR[name] : undefined)
  if (own) return own(doors, params)
  return isOnline ? doors.far(name, params) : doors.near(name, params)
}
