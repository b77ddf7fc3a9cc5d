import 'fake-indexeddb/auto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { saidBy } from '../../engine/result.ts'
import { given, newWorld, pageIn, until } from '../../table/given.ts'
import type { Store } from '../../table/store.ts'
import { describeStore } from '../../testing/store-suite.ts'
import { indexedDbStore } from './indexed-db.ts'
import { shelteredStore, type Unkept } from './sheltered-store.ts'

const blocked = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))

interface Disk {
  readonly store: Store
  readonly fill: () => void
  readonly clear: () => void
}

/** A disk that is full as soon as it is told to be, and until it is cleared: it reads and removes, and writes nothing. */
async function diskNamed(name: string, hasRoom = () => true): Promise<Disk> {
  const { matches, sheets, chronicle } = await indexedDbStore(name)
  let isFull = false
  const room = () => {
    if (isFull || !hasRoom()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const store: Store = {
    matches: {
      ...matches,
      append: async (...told) => {
        room()
        return matches.append(...told)
      },
    },
    sheets: {
      ...sheets,
      write: async (...told) => {
        room()
        return sheets.write(...told)
      },
    },
    chronicle: {
      ...chronicle,
      write: async entries => {
        room()
        return chronicle.write(entries)
      },
    },
  }
  return {
    store,
    fill: () => {
      isFull = true
    },
    clear: () => {
      isFull = false
    },
  }
}

/** There is room at every third write. */
function scarce(): () => boolean {
  let writes = 0
  return () => ++writes % 3 === 0
}

/** Tabs cannot share what is only in memory: a name is one store. */
function once(open: () => Promise<Store>): (name: string) => Promise<Store> {
  const opened = new Map<string, Promise<Store>>()
  return name => {
    const store = opened.get(name) ?? shelteredStore(open, () => undefined)
    opened.set(name, store)
    return store
  }
}

describeStore('sheltered', name => shelteredStore(() => indexedDbStore(`sheltered ${name}`), unasked))
describeStore('sheltered where nothing may be kept', once(blocked))
describeStore(
  'sheltered where there is no room',
  once(async () => {
    const { store, fill } = await diskNamed('full')
    fill()
    return store
  }),
)

describeStore(
  'sheltered where room comes and goes',
  once(async () => (await diskNamed(`scarce ${crypto.randomUUID()}`, scarce())).store),
)

function unasked(): never {
  throw new Error('It was kept.')
}

type Page = ReturnType<typeof pageIn>

/** The table as soon as the dice have fallen and the person is asked. */
const asked = (page: Page, match: string) =>
  until(async () => {
    const picture = given(await page.ask('open', { match, seat: 0 }))
    return picture.choices.length > 0 && picture
  })

/** Plays the first choice as often as this. */
async function play(page: Page, match: string, times: number): Promise<number> {
  for (let time = 0; time < times; time++) {
    const { version, choices } = await asked(page, match)
    const actions = choices.slice(0, 1).map(({ action }) => action)
    const verdict = given(await page.ask('play', { id: `${version}`, match, version, actions }))
    expect(verdict.kind).toBe('accepted')
  }
  return (await asked(page, match)).version
}

const ALONE = { game: 'tin', seats: [{ kind: 'person', name: 'Ada' }] } as const

describe('a match in a browser', () => {
  test('that keeps nothing is played in memory, and that is said once of each match', async () => {
    const told: Unkept[] = []
    const store = await shelteredStore(blocked, unkept => told.push(unkept))
    const page = pageIn(newWorld(undefined, store))
    const { match } = given(await page.ask('new', ALONE))
    expect(told.map(unkept => unkept.match)).toEqual([match])
    const version = await play(page, match, 3)
    expect(given(await page.ask('save', { match })).steps).toHaveLength(version)
    expect(told).toHaveLength(1)
    expect(told[0] && saidBy(told[0].refusal).de).toContain('sichere sie als Datei')
    const other = given(await page.ask('new', ALONE))
    expect(told.map(unkept => unkept.match)).toEqual([match, other.match])
  })

  test('that runs out of room goes on from what was kept, which stays as it was', async () => {
    const told: Unkept[] = []
    const disk = await diskNamed('fills up')
    const store = await shelteredStore(
      async () => disk.store,
      unkept => told.push(unkept),
    )
    const page = pageIn(newWorld(undefined, store))
    const { match } = given(await page.ask('new', ALONE))
    await play(page, match, 2)
    const kept = await disk.store.matches.read(match)
    expect(told).toEqual([])
    disk.fill()
    const version = await play(page, match, 3)
    expect(told.map(unkept => unkept.match)).toEqual([match])
    expect(given(await page.ask('save', { match })).steps).toHaveLength(version)
    expect(given(await page.ask('tables', {})).map(({ steps }) => steps)).not.toEqual([
      kept?.record.summary.steps,
    ])
    expect(await disk.store.matches.read(match)).toEqual(kept)
    const sheet = given(await page.ask('newSheet', { game: 'onedeck', name: 'Odo', hero: 'mage' }))
    expect(told.at(-1)?.match).toBeNull()
    expect(given(await page.ask('sheets', {})).map(({ id }) => id)).toEqual([sheet.id])
  })

  test('that went to memory returns to the disk as soon as there is room, with all that was played meanwhile', async () => {
    const told: Unkept[] = []
    const disk = await diskNamed('room again')
    const store = await shelteredStore(
      async () => disk.store,
      unkept => told.push(unkept),
    )
    const page = pageIn(newWorld(undefined, store))
    const { match } = given(await page.ask('new', ALONE))
    for (const _ of [1, 2]) {
      disk.fill()
      await play(page, match, 2)
      disk.clear()
      const version = await play(page, match, 2)
      expect((await disk.store.matches.read(match))?.entries).toHaveLength(version)
    }
    expect(told.map(unkept => unkept.match)).toEqual([match, match])
    const later = pageIn(newWorld(undefined, disk.store))
    expect((await asked(later, match)).version).toBe((await asked(page, match)).version)
  })

  test('that somebody else has played on from the disk stays in memory', async () => {
    const disk = await diskNamed('two histories')
    const store = await shelteredStore(
      async () => disk.store,
      () => undefined,
    )
    const page = pageIn(newWorld(undefined, store))
    const { match } = given(await page.ask('new', ALONE))
    disk.fill()
    const version = await play(page, match, 2)
    disk.clear()
    const theirs = await play(pageIn(newWorld(undefined, disk.store)), match, 1)
    expect(await play(page, match, 1)).toBeGreaterThan(version)
    expect((await disk.store.matches.read(match))?.entries).toHaveLength(theirs)
  })

  test('whose rows fail while they are written keeps nothing of that step on the disk, and goes on', async () => {
    const told: Unkept[] = []
    const disk = await indexedDbStore('rows fail')
    const store = await shelteredStore(
      async () => disk,
      unkept => told.push(unkept),
    )
    const page = pageIn(newWorld(undefined, store))
    const { match } = given(await page.ask('new', ALONE))
    await play(page, match, 2)
    const kept = await disk.matches.read(match)
    // As without room: it fails some time later, and its whole transaction with it.
    const aborted = new WeakSet<IDBTransaction>()
    const failing = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      if (!aborted.has(this.transaction)) queueMicrotask(() => this.transaction.abort())
      aborted.add(this.transaction)
      return this.put(value, key)
    })
    onTestFinished(() => failing.mockRestore())
    const version = await play(page, match, 3)
    expect(told.map(unkept => unkept.match)).toEqual([match])
    expect(given(await page.ask('save', { match })).steps).toHaveLength(version)
    expect(await disk.matches.read(match)).toEqual(kept)
  })

  test('whose store can be neither written nor read is told of the fault', async () => {
    const fault = new Error('The disk is gone.')
    const { store } = await diskNamed('gone')
    const gone: Store = {
      ...store,
      matches: {
        ...store.matches,
        read: () => Promise.reject(new Error('unreadable')),
        append: () => Promise.reject(fault),
      },
    }
    const page = pageIn(newWorld(undefined, await shelteredStore(async () => gone, unasked)))
    const begun = await page.ask('new', ALONE)
    expect(begun.ok || begun.refusal.reason).toContain('The disk is gone.')
  })
})
