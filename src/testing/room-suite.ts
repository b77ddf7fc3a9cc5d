/** What rooms do, whatever store they stand on. */
import { describe, expect, test } from 'vitest'
import type { AnyKit } from '../engine/types.ts'
import { given, newWorld, pageIn } from '../table/given.ts'
import type { CallName, Calls, Picture } from '../table/protocol.ts'
import { enqueue, reload } from '../table/room.ts'
import type { Store } from '../table/store.ts'
import { nimKit } from './nim.ts'
import { pigKit } from './pig.ts'
import { twoCardsKit } from './two-cards.ts'

const KITS: Record<string, () => Promise<AnyKit>> = {
  pig: async () => pigKit,
  nim: async () => nimKit,
  'two-cards': async () => twoCardsKit,
}
const you = { kind: 'person', name: 'You' } as const
const ada = { kind: 'person', name: 'Ada' } as const
const bo = { kind: 'person', name: 'Bo' } as const
const bot = { kind: 'bot', name: 'Bram', level: 'greedy' } as const

let count = 0

/** A tab: its own house over a store that it may share. */
function tabOver(store: Store) {
  const changed: string[] = []
  const tab = count++
  let ids = 0
  const page = pageIn({
    ...newWorld(KITS, store),
    changed: match => changed.push(match),
    newId: () => `${tab}-${++ids}`,
  })
  const ask = async <N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> =>
    given(await page.ask(name, params))
  const latest = () =>
    page.told
      .flatMap(message => ('push' in message && message.push === 'picture' ? [message.picture] : []))
      .at(-1)
  return { page, ask, changed, latest, store }
}

type Tab = ReturnType<typeof tabOver>

/** Waits until dice and bots have done what they can. */
async function settled(tab: Tab, match: string): Promise<Picture> {
  for (let round = 0; round < 400; round++) {
    await new Promise(resolve => setTimeout(resolve, 1))
    const room = tab.page.house.rooms.get(match)
    if (room && !room.running) break
  }
  return tab.ask('open', { match, seat: 0 })
}

async function playFirst(tab: Tab, match: string): Promise<Picture> {
  const picture = await settled(tab, match)
  const [choice] = picture.choices
  if (!choice) throw new Error('nothing to choose')
  await tab.ask('play', { id: 'x', match, version: picture.version, actions: [choice.action] })
  return settled(tab, match)
}

export function describeRooms(title: string, newStore: () => Promise<Store>): void {
  const openTab = async () => tabOver(await newStore())

  describe(`${title}: a match`, () => {
    test('begins, plays dice and bots by itself, and asks the person', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      const first = await tab.ask('open', { match, seat: 0 })
      expect(first).toMatchObject({ game: 'pig', version: 0, seat: 0 })
      expect(first.choices.length).toBeGreaterThan(0)
      const after = await playFirst(tab, match)
      expect(after.version).toBeGreaterThan(1)
      expect(after.ending !== null || after.choices.length > 0).toBe(true)
      expect(after.lines.length).toBeGreaterThan(0)
    })

    test('survives the tab at every step: another one opens it where it was', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      await tab.ask('open', { match, seat: 0 })
      const before = await playFirst(tab, match)
      const other = tabOver(tab.store)
      const again = await other.ask('open', { match, seat: 0 })
      expect({ ...again, since: 0 }).toEqual({ ...before, since: 0 })
    })

    test('what is on the list says what is asked, the newest first', async () => {
      const tab = await openTab()
      await tab.ask('new', { game: 'pig', seats: [you, bot] })
      await tab.ask('new', { game: 'nim', seats: [you, bot] })
      const tables = await tab.ask('tables', {})
      expect(tables.map(table => table.game).toSorted()).toEqual(['nim', 'pig'])
      expect(tables.every(table => table.waits && !table.over && table.text !== '')).toBe(true)
    })

    test('is gone when it is removed, with all its entries', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      await tab.ask('open', { match, seat: 0 })
      await playFirst(tab, match)
      await tab.ask('remove', { match })
      expect(await tab.ask('tables', {})).toEqual([])
      expect(await tab.store.matches.read(match)).toBeNull()
      await expect(tab.ask('open', { match, seat: 0 })).rejects.toThrow('not on this device')
    })
  })

  test(`${title}: a match whose record does not fit its log is played again under the rules, and what is damaged is refused`, async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'nim', seats: [ada, bo] })
    const { choices } = await tab.ask('open', { match, seat: 0 })
    const actions = choices.slice(0, 1).map(({ action }) => action)
    await tab.ask('play', { id: 'x', match, version: 0, actions })
    const read = await tab.store.matches.read(match)
    if (!read) throw new Error(match)
    await tab.store.matches.append(read.record.revision, { ...read.record, hash: 'of something else' }, [])
    const other = tabOver(tab.store)
    expect((await other.ask('open', { match, seat: 0 })).version).toBe(1)
    const stranger = { seat: 1, action: { kind: 'fly' } }
    await tab.store.matches.append(read.record.revision + 1, read.record, [stranger])
    await expect(tabOver(tab.store).ask('open', { match, seat: 0 })).rejects.toThrow('fly')
  })

  describe(`${title}: commands`, () => {
    test('an illegal one is rejected with a sentence and changes nothing', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'nim', seats: [ada, bo] })
      const picture = await tab.ask('open', { match, seat: 0 })
      const verdict = await tab.ask('play', {
        id: 'x',
        match,
        version: picture.version,
        actions: [{ kind: 'fly' }],
      })
      expect(verdict).toMatchObject({ kind: 'rejected', refusal: { code: 'illegal' } })
      expect((await tab.ask('open', { match, seat: 0 })).version).toBe(0)
    })

    test('one meant for an older table is stale, not guessed at', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'nim', seats: [ada, bo] })
      const { choices, version } = await tab.ask('open', { match, seat: 0 })
      const actions = choices.slice(0, 1).map(choice => choice.action)
      const command = { id: 'x', match, version, actions }
      expect((await tab.ask('play', command)).kind).toBe('accepted')
      const late = await tab.ask('play', { ...command, id: 'y' })
      expect(late).toMatchObject({ kind: 'stale', picture: { version: 1, seat: 0 } })
    })

    test('one that is said again gets the answer that it got, and nothing is done twice', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [ada, bo] })
      const { version } = await tab.ask('open', { match, seat: 0 })
      const command = { id: 'x', match, version, actions: [{ kind: 'roll' }] }
      const verdicts = await Promise.all([tab.ask('play', command), tab.ask('play', command)])
      await settled(tab, match)
      expect(await tab.ask('play', command)).toEqual(verdicts[0])
      expect(verdicts).toEqual([
        { kind: 'accepted', version: 1 },
        { kind: 'accepted', version: 1 },
      ])
      expect((await tab.store.matches.read(match))?.entries).toHaveLength(2)
    })

    test('one of somebody who only watches is refused', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'nim', seats: [ada, bo] })
      const command = { id: 'x', match, version: 0, actions: [{ kind: 'take', count: 1 }] }
      await expect(tab.ask('play', command)).rejects.toThrow('Sit down at this table first.')
      await tab.ask('open', { match, seat: null })
      await expect(tab.ask('play', command)).rejects.toThrow('Sit down at this table first.')
    })

    test('two tabs on one match: one history, and the later one learns of it', async () => {
      const one = await openTab()
      const two = tabOver(one.store)
      const { match } = await one.ask('new', { game: 'nim', seats: [ada, bo] })
      const { choices } = await one.ask('open', { match, seat: 0 })
      await two.ask('open', { match, seat: 0 })
      const [first, second] = choices
      if (!first || !second) throw new Error('nim offers three')
      const command = { id: 'x', match, version: 0 }
      const verdicts = await Promise.all([
        one.ask('play', { ...command, actions: [first.action] }),
        two.ask('play', { ...command, actions: [second.action] }),
      ])
      expect(verdicts.map(verdict => verdict.kind).toSorted()).toEqual(['accepted', 'stale'])
      expect((await one.store.matches.read(match))?.entries).toHaveLength(1)
      const [a, b] = [await one.ask('open', { match, seat: 1 }), await two.ask('open', { match, seat: 1 })]
      expect(a.view).toEqual(b.view)
      expect(one.changed.length + two.changed.length).toBe(1)
    })

    test('a tab that hears of a change shows it', async () => {
      const one = await openTab()
      const two = tabOver(one.store)
      const { match } = await one.ask('new', { game: 'nim', seats: [ada, bo] })
      const { choices } = await one.ask('open', { match, seat: 0 })
      await two.ask('open', { match, seat: 0 })
      await one.ask('play', {
        id: 'x',
        match,
        version: 0,
        actions: choices.slice(0, 1).map(c => c.action),
      })
      const room = two.page.house.rooms.get(match)
      if (!room) throw new Error('not open')
      await enqueue(room, () => reload(two.page.house, room))
      expect(two.latest()).toMatchObject({ version: 1 })
    })
  })

  describe(`${title}: going back`, () => {
    test('undo, redo and reset of the own steps; undone lines leave the log', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'nim', seats: [ada, bo] })
      const { choices } = await tab.ask('open', { match, seat: 0 })
      await tab.ask('play', {
        id: 'a',
        match,
        version: 0,
        actions: choices.slice(0, 1).map(c => c.action),
      })
      expect((await tab.ask('undo', { id: 'b', match, version: 1 })).kind).toBe('accepted')
      const undone = await tab.ask('open', { match, seat: 0 })
      expect(undone).toMatchObject({ at: 0, version: 2, canRedo: true, lines: [] })
      await tab.ask('redo', { id: 'c', match, version: 2 })
      expect((await tab.ask('open', { match, seat: 0 })).at).toBe(1)
      await tab.ask('reset', { id: 'd', match, version: 3 })
      expect((await tab.ask('open', { match, seat: 0 })).at).toBe(0)
    })

    test('an earlier moment can be looked at without changing the match', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      const first = await tab.ask('open', { match, seat: 0 })
      const later = await playFirst(tab, match)
      const past = await tab.ask('look', { match, seat: 0, at: 0 })
      expect(past.view).toEqual(first.view)
      expect(past).toMatchObject({ at: 0, length: later.length, choices: [] })
    })

    test('a fork is a practice match with the same past and a future of its own', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      await tab.ask('open', { match, seat: 0 })
      const later = await playFirst(tab, match)
      const { match: fork } = await tab.ask('fork', { match, at: later.length })
      const picture = await tab.ask('open', { match: fork, seat: 0 })
      expect(picture).toMatchObject({ practice: true, at: later.length })
      expect(picture.view).toEqual(later.view)
    })
  })

  describe(`${title}: files`, () => {
    test('a match that is saved and loaded is the same match', async () => {
      const tab = await openTab()
      const { match } = await tab.ask('new', { game: 'pig', seats: [you, bot] })
      await tab.ask('open', { match, seat: 0 })
      const played = await playFirst(tab, match)
      const file = await tab.ask('save', { match })
      const { match: copy } = await tab.ask('load', { file: JSON.parse(JSON.stringify(file)) })
      const picture = await tab.ask('open', { match: copy, seat: 0 })
      expect(picture.view).toEqual(played.view)
      expect(picture.seats).toEqual([you, bot])
    })

    test('a damaged one is refused with a sentence and nothing is kept', async () => {
      const tab = await openTab()
      await expect(
        tab.ask('load', { file: { format: 'undercroft match', formatVersion: 1 } }),
      ).rejects.toThrow('damaged')
      await expect(tab.ask('load', { file: 'a letter' })).rejects.toThrow('not an Undercroft match file')
      expect(await tab.ask('tables', {})).toEqual([])
    })
  })

  test(`S1 ${title}: the picture of a seat holds nothing that only another may see`, async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'two-cards', seats: [ada, bo] })
    await tab.ask('open', { match, seat: 0 })
    await settled(tab, match)
    const room = tab.page.house.rooms.get(match)
    if (!room) throw new Error('not open')
    const { game, state } = room.table.match
    for (const seat of [0, 1]) {
      const picture = await tab.ask('open', { match, seat })
      expect(picture.view).toEqual(game.view(state, seat))
      expect(JSON.stringify(picture)).not.toContain('"seed"')
    }
  })

  test(`${title}: a hint names a choice that is legal`, async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'nim', seats: [you, bot] })
    const { choices } = await tab.ask('open', { match, seat: 0 })
    const hint = await tab.ask('hint', { match })
    expect(choices.map(choice => choice.key)).toContain(hint.choice.key)
  })
}
