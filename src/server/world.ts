/** The machine as a server's house sees it. */
import { hash, randomBytes } from 'node:crypto'
import { LOADERS } from '../games/loaders.ts'
import type { World } from '../table/house.ts'
import { Regret } from '../table/sorry.ts'
import type { ChronicleStore, MatchStore, SheetStore } from '../table/store.ts'
import type { ServerStore } from './store/store.ts'
import { refuse } from './text/index.ts'
import type { Threads } from './threads/threads.ts'

export interface Machine {
  readonly store: ServerStore
  readonly threads: Threads
  readonly changed: World['changed']
  readonly report: (error: unknown) => void
  readonly date?: World['date']
}

export function worldOf({ store, threads, changed, report, date = () => Date.now() }: Machine): World {
  return {
    store: { matches: discreet(store.matches, report), sheets: NO_SHEETS, chronicle: NO_CHRONICLE },
    kits: LOADERS,
    changed,
    now: () => performance.now(),
    date,
    wait,
    digest: text => hash('sha256', text),
    newId: () => randomBytes(12).toString('base64url'),
    // No match of a server has a seed (S28).
    newSeed: () => {
      throw new Error('A server throws sealed dice only')
    },
    askBot: threads.askBot,
    provePack: threads.provePack,
  }
}

/** What fails in the database is for whoever runs the server; those who play are told only that it did. */
function discreet(matches: MatchStore, report: Machine['report']): MatchStore {
  const told = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch((error: unknown) => {
      report(error)
      throw new Regret(
        refuse('unknown', t => t.failed),
        error,
      )
    })
  return {
    list: () => told(matches.list()),
    read: (id, since) => told(matches.read(id, since)),
    append: (expected, record, entries) => told(matches.append(expected, record, entries)),
    remove: id => told(matches.remove(id)),
  }
}

/** Sheets and chronicles belong to the devices of those who play. */
const NO_SHEETS: SheetStore = {
  list: async () => [],
  read: async () => null,
  write: async () => 'behind',
  remove: async () => undefined,
}
const NO_CHRONICLE: ChronicleStore = { list: async () => [], write: async () => undefined }

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
}
