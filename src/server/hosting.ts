/** How many matches one device may lead at a time. */
import type { Refused } from '../engine/types.ts'
import type { Phase } from '../table/online/protocol.ts'
import type { StoredMatch } from '../table/store.ts'
import type { Server } from './server.ts'
import type { DeviceId, Gathering } from './store/store.ts'
import { refuse } from './text/index.ts'

/** Why this device cannot lead one more; null where it can. What is over does not count. */
export async function faultOfHosting({ store, limits }: Server, device: DeviceId): Promise<Refused | null> {
  const most = limits.matchesByDevice
  const hosted = (await store.rights.of(device)).flatMap(({ role, match }) =>
    role === 'host' ? [match] : [],
  )
  if (hosted.length < most) return null
  const [gatherings, records] = await Promise.all([
    store.gatherings.many(hosted),
    store.matches.records(hosted),
  ])
  const played = new Map(records.map(record => [record.id, record]))
  const open = gatherings.filter(each => !hasPassed(phaseOf(each, played.get(each.id))))
  return open.length < most ? null : refuse('options', t => t.tooManyMatches(most))
}

export function phaseOf({ phase }: Gathering, record: StoredMatch | undefined): Phase {
  if (phase === 'closed' || record?.closed) return 'closed'
  return record?.summary.over ? 'over' : phase
}

function hasPassed(phase: Phase): boolean {
  return phase === 'over' || phase === 'closed'
}
