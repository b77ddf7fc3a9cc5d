/** A store whose first fault ends the sitting: the last words then say what is on the disk (S29, S30). */
import type { Store } from '../../table/store.ts'
import { faultOf } from '../complain.ts'
import { DiskFault } from '../store/disk-fault.ts'
import type { FileStore } from '../store/index.ts'

export interface Keeping {
  readonly store: Store
  /** Throws the fault, wherever it was met: a house goes on by itself, and nobody waits for that. */
  readonly check: () => void
}

/** For one match at one terminal: nobody else is expected to write to it. */
export function keepingIn({ matches, sheets, chronicle, paths }: FileStore): Keeping {
  /** Steps on the disk; null as long as nothing is. */
  let steps: number | null = null
  let fault: DiskFault | null = null
  const noting = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof DiskFault) fault ??= error
      throw error
    })
  const read: Store['matches']['read'] = async (id, since = 0) => {
    const match = await matches.read(id, since)
    steps = match && since + match.entries.length
    return match
  }
  const append: Store['matches']['append'] = async (expected, record, entries) => {
    const path = paths.pathOf(record.id)
    const kept = await matches.append(expected, record, entries).catch((error: unknown) => {
      throw new DiskFault(notKept(path, steps, error))
    })
    if (kept === 'behind') throw new DiskFault(writtenOver(path, steps))
    steps = (steps ?? 0) + entries.length
    return kept
  }
  return {
    store: {
      matches: {
        ...matches,
        read: (id, since) => noting(read(id, since)),
        append: (expected, record, entries) => noting(append(expected, record, entries)),
      },
      sheets: { ...sheets, write: (expected, sheet) => noting(sheets.write(expected, sheet)) },
      chronicle,
    },
    check: () => {
      if (fault) throw fault
    },
  }
}

function notKept(path: string, steps: number | null, error: unknown): string {
  const before = steps === 1 ? '1 step is kept' : `${steps} steps are kept`
  const state = steps === null ? 'Nothing of this match is kept.' : `${before}; this one is not.`
  return `"${path}" could not be written: ${faultOf(error)}. ${state}`
}

/** A lock can fail, across machines say; what somebody else wrote is still not lost. */
function writtenOver(path: string, steps: number | null): string {
  return `"${path}" was written by somebody else and is left as it is; what was played here after step ${steps ?? 0} is not kept.`
}
