/**
 * A device at a server. What its page need not know of it does by itself: it commits to a salt on sitting down and shows
 * it at the start, remembers the links that it was given and those of the chain, and checks everything at the end.
 */
import type { Result } from '../../engine/types.ts'
import type { Door, DoorCalls, DoorPush } from '../house-protocol.ts'
import type { LineState } from '../protocol.ts'
import { sorry } from '../sorry.ts'
import { deviceKey } from './kept.ts'
import { NOTED } from './noted.ts'
import { OWN_CALLS } from './own-calls.ts'
import { remoteDoor } from './remote-door.ts'
import { companyCame } from './salts.ts'
import { newKey } from './secrets.ts'
import { sightCame } from './seen.ts'
import type { Visit, Visiting } from './visit.ts'

export interface Visitor {
  readonly door: Door
  readonly state: () => LineState
  readonly close: () => void
}

export function visitorOf(visiting: Visiting): Visitor {
  const remote = remoteDoor({
    ...visiting,
    device: () => deviceKey(visiting.keepsake, () => newKey(visiting.bytes)),
    hear: push => {
      heard(visit, push)
      visiting.hear(push)
    },
  })
  const visit: Visit = { ...visiting, far: remote.ask, busy: new Set() }
  return { ...remote, door: (name, params) => asked(visit, name, params).catch(sorry) }
}

async function asked<N extends keyof DoorCalls>(
  visit: Visit,
  name: N,
  params: unknown,
): Promise<Result<DoorCalls[N]['gives']>> {
  const own = OWN_CALLS[name]
  const told = await (own ? own(visit, params) : visit.far(name, params))
  if (told.ok) await NOTED[name]?.(visit, told.value, params)
  return told
}

function heard(visit: Visit, push: DoorPush): void {
  if (push.push === 'company') companyCame(visit, push.company)
  if (push.push === 'sight' || push.push === 'anew') sightCame(visit, push.sight)
}
