/** A match that goes on, put into the store of a server as if it had been played there up to now. */
import { commitmentTo, saltCommitment } from '../engine/fair.ts'
import type { Entry, Header, Match } from '../engine/match.ts'
import { resume } from '../engine/resume.ts'
import type { AnyKit } from '../engine/types.ts'
import type { Gathering, ServerStore } from '../server/store/store.ts'
import { given } from '../table/given.ts'
import type { MatchId } from '../table/protocol.ts'
import { recordOf } from '../table/record.ts'
import { tableOf } from '../table/table.ts'

/** The same dice at every run. */
const [secret, salt] = ['5a'.repeat(32), 'a5'.repeat(32)]
const commitment = commitmentTo(secret)

interface Course {
  readonly id: MatchId
  readonly kit: AnyKit
  /** How it was begun, wherever that was. */
  readonly header: Header
  /** Who sits there now. */
  readonly names: readonly string[]
  readonly entries: readonly Entry[]
}

export async function keepMatch(store: ServerStore, course: Course): Promise<void> {
  const { id, kit, entries } = course
  const match = played(course)
  const table = tableOf(id, kit, match, secret)
  const link = entries.reduce((before, entry) => table.sealed?.chain.next(before, entry) ?? '', '')
  const record = { ...recordOf({ world: { date: () => 0 } }, table, []), sealed: { secret, link } }
  await store.matches.append(0, record, entries)
  await store.gatherings.write(0, gatheringOf(id, match))
}

/** In earnest and with sealed dice from here on, whichever they were before. */
function played({ id, kit, header, names, entries }: Course): Match {
  const { seed: _, ...begun } = header
  const seats = names.map(name => ({ kind: 'person', name }) as const)
  const salts = seats.map(() => ({ salt, commitment: saltCommitment(salt) }))
  const sealed: Header = { ...begun, seats, practice: false, fair: { match: id, commitment, salts } }
  return given(resume(kit, sealed, entries))
}

function gatheringOf(id: MatchId, { header }: Match): Gathering {
  return {
    id,
    game: header.game,
    options: {},
    seats: header.seats.map(holder => ({ holder })),
    phase: 'begun',
    isPublic: false,
    secret,
    commitment,
    touched: 0,
    lent: [],
    wish: null,
  }
}
