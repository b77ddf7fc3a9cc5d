/** The rows of a store, each of them in memory while the disk cannot be written, and back on it as soon as it can. */
import type { Kept } from '../../table/store.ts'

interface Rows<Listed, Read> {
  list(): Promise<readonly Listed[]>
  read(id: string, since?: number): Promise<Read | null>
  remove(id: string): Promise<void>
}

/** What must be known of the rows of a store. */
export interface Kind<Read, S> {
  /** A store in memory that goes on from what another has read. */
  inMemory(begun: Read | null): S
  revisionOf(read: Read | null): number
  /** As if it had been written that many more times. */
  later(read: Read, times: number): Read
  /** Writes to the disk all that is new in `held` since it had `begun`. */
  land(disk: S, begun: Read | null, held: Read): Promise<Kept>
}

/** A row in memory, and what the disk had of it when it went there. */
interface Afloat<Read, S> {
  readonly held: S
  readonly begun: Read | null
}

type Write<S> = (to: S, expected: number) => Promise<Kept>

export function shelteredRows<Listed extends { readonly id: string }, Read, S extends Rows<Listed, Read>>(
  disk: S & Rows<Listed, Read>,
  kind: Kind<Read, S>,
  tell: (id: string) => void,
) {
  const afloat = new Map<string, Afloat<Read, S>>()
  /** How many more writes have been seen of a row than the disk has: those in memory landed on it in one. */
  const ahead = new Map<string, number>()
  const aheadOf = (id: string) => ahead.get(id) ?? 0
  const shown = (id: string, read: Read | null) => read && kind.later(read, aheadOf(id))
  const inTurn = turns()

  /** What cannot be read either is a fault like any other. */
  async function float(id: string, fault: unknown): Promise<S> {
    const begun = await disk.read(id).catch(() => Promise.reject(fault))
    const held = kind.inMemory(shown(id, begun))
    afloat.set(id, { held, begun })
    tell(id)
    return held
  }

  /** Where there is still no room, or somebody else has written to the disk since, it stays in memory. */
  async function land(id: string, { held, begun }: Afloat<Read, S>): Promise<void> {
    const read = await held.read(id)
    if (read === null || (await kind.land(disk, begun, read).catch(() => 'behind')) === 'behind') return
    ahead.set(id, kind.revisionOf(read) - kind.revisionOf(begun) - 1)
    afloat.delete(id)
  }

  async function written(id: string, expected: number, write: Write<S>): Promise<Kept> {
    const floating = afloat.get(id)
    if (floating) {
      const kept = await write(floating.held, expected)
      await land(id, floating)
      return kept
    }
    try {
      return await write(disk, expected - aheadOf(id))
    } catch (fault) {
      return write(await float(id, fault), expected)
    }
  }

  return {
    list: async (): Promise<readonly Listed[]> => {
      const kept = await disk.list()
      const held = await Promise.all([...afloat.values()].map(each => each.held.list()))
      return [...kept.filter(({ id }) => !afloat.has(id)), ...held.flat()]
    },
    read: async (id: string, since?: number): Promise<Read | null> => {
      const floating = afloat.get(id)
      return floating ? floating.held.read(id, since) : shown(id, await disk.read(id, since))
    },
    write: (id: string, expected: number, write: Write<S>): Promise<Kept> =>
      inTurn(id, () => written(id, expected, write)),
    remove: (id: string): Promise<void> =>
      inTurn(id, async () => {
        await disk.remove(id)
        afloat.delete(id)
        ahead.delete(id)
      }),
  }
}

/** For each id one thing after the other: what is written while a row lands would be lost. */
function turns() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(id: string, run: () => Promise<T>): Promise<T> => {
    const turn = (last.get(id) ?? Promise.resolve()).then(run, run)
    last.set(id, turn)
    return turn
  }
}
