/** Matches of a server as files, and files as matches of a server. */
import { chainOf } from '../engine/fair.ts'
import { fileWith, type MatchFile } from '../engine/file.ts'
import type { Entry, Match } from '../engine/match.ts'
import { resultOf } from '../engine/seats.ts'
import type { AnyKit } from '../engine/types.ts'
import type { MatchId } from '../table/protocol.ts'
import { recordOf } from '../table/record.ts'
import { type Kept, type ReadMatch, type StoredMatch, UNWRITTEN } from '../table/store.ts'
import { tableOf } from '../table/table.ts'
import type { ServerStore } from './store/store.ts'

export const hasEnded = ({ summary, closed }: StoredMatch) => summary.over || closed === true

/** With the secret of its dice once it has ended; before, whoever had it could foretell them. */
export function fileOf({ record, entries }: ReadMatch): MatchFile {
  const { header, hash = '', result = null, sealed, closed } = record
  const shown = sealed && hasEnded(record) ? { secret: sealed.secret } : {}
  return fileWith({ header, steps: entries, hash, result, ...shown, ...(closed ? { closed } : {}) })
}

export interface Brought {
  readonly id: MatchId
  readonly kit: AnyKit
  readonly match: Match
  readonly entries: readonly Entry[]
}

/** `behind`: it is here already. One with its secret that was not over has been closed. */
export function takeIn(store: ServerStore, { id, kit, match, entries }: Brought): Promise<Kept> {
  const record: StoredMatch = {
    ...recordOf({ world: { date: () => Date.now() } }, tableOf(id, kit, match), []),
    ...sealedAgain(match, entries),
    ...(resultOf(match) === null ? { closed: true } : {}),
  }
  return store.matches.append(UNWRITTEN, record, entries)
}

function sealedAgain({ header, secret }: Match, entries: readonly Entry[]): Pick<StoredMatch, 'sealed'> {
  if (secret === undefined) return {}
  const chain = chainOf(secret, header)
  return {
    sealed: { secret, link: entries.reduce((before, entry) => chain.next(before, entry), chain.first) },
  }
}
