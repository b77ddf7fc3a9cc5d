import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { done } from '../../engine/result.ts'
import type { AnyKit, Language } from '../../engine/types.ts'
import type { CallName, Calls, Message, Picture } from '../../table/protocol.ts'
import { nimKit } from '../../testing/nim.ts'
import { pigKit } from '../../testing/pig.ts'
import { twoCardsKit } from '../../testing/two-cards.ts'
import { HANDLERS } from './calls.ts'
import { type Host, inTurn, reload } from './seating.ts'
import { openStore } from './store.ts'

const KITS: Record<string, () => Promise<AnyKit>> = {
  pig: async () => pigKit,
  nim: async () => nimKit,
  'two-cards': async () => twoCardsKit,
}
const you = { kind: 'person', name: 'You' } as const
const bot = { kind: 'bot', name: 'Bram', level: 'greedy' } as const

let databases = 0

/** A tab: its own worker over a store that it may share. */
async function openTab(database = `test-${databases++}`) {
  const posted: Message[] = []
  const told: string[] = []
  let ids = 0
  const host: Host = {
    world: {
      store: await openStore(database),
      kits: KITS,
      post: message => posted.push(message),
      tellTabs: match => told.push(match),
      now: () => 1_000_000,
      wait: () => Promise.resolve(),
      newId: () => `${database}-${++ids}`,
      newSeed: () => 7,
      provePack: async () => done(null),
    },
    language: 'en' satisfies Language,
    pause: 0,
    seatings: new Map(),
  }
  const ask = async <N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> => {
    const result = await HANDLERS[name](host, params)
    if (!result.ok) throw new Error(result.refusal.reason)
    return result.value
  }
  const latest = () =>
    posted
      .flatMap(message => ('push' in message && message.push === 'picture' ? [message.picture] : []))
      .at(-1)
  return { host, ask, posted, told, latest, database }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Waits until dice and bots have done what they can. */
async function settled(tab: Tab, match: string): Promise<Picture> {
  for (let round = 0; round < 400; round++) {
    await new Promise(resolve => setTimeout(resolve, 1))
    const seating = tab.host.seatings.get(match)
    if (seating && !seating.running) break
  }
  return tab.ask('open', { match, seat: 0 })
}

async function playFirst(tab: Tab, match: string): Promise<Picture> {
  const picture = await settled(tab, match)
  const [choice] = picture.choices
  if (!choice) throw new Error('nothing to choose')
  await tab.ask('play', { id: 'x', match, version: picture.version, seat: 0, actions: [choice.action] })
  return settled(tab, match)
}

describe('a match in the worker', () => {
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
    const other = await openTab(tab.database)
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
    expect(await tab.host.world.store.count('entries')).toBe(0)
    await expect(tab.ask('open', { match, seat: 0 })).rejects.toThrow('not on this device')
  })
})

describe('commands', () => {
  test('an illegal one is rejected with a sentence and changes nothing', async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'nim', seats: [you, you] })
    const picture = await tab.ask('open', { match, seat: 0 })
    const verdict = await tab.ask('play', {
      id: 'x',
      match,
      version: picture.version,
      seat: 0,
      actions: [{ kind: 'fly' }],
    })
    expect(verdict).toMatchObject({ kind: 'rejected', refusal: { code: 'illegal' } })
    expect((await tab.ask('open', { match, seat: 0 })).version).toBe(0)
  })

  test('one meant for an older table is stale, not guessed at', async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'nim', seats: [you, you] })
    const { choices, version } = await tab.ask('open', { match, seat: 0 })
    const actions = choices.slice(0, 1).map(choice => choice.action)
    const command = { id: 'x', match, version, seat: 0, actions }
    expect((await tab.ask('play', command)).kind).toBe('accepted')
    expect(await tab.ask('play', command)).toEqual({ kind: 'stale', version: 1 })
  })

  test('two tabs on one match: one history, and the later one learns of it', async () => {
    const one = await openTab()
    const two = await openTab(one.database)
    const { match } = await one.ask('new', { game: 'nim', seats: [you, you] })
    const { choices } = await one.ask('open', { match, seat: 0 })
    await two.ask('open', { match, seat: 0 })
    const [first, second] = choices
    if (!first || !second) throw new Error('nim offers three')
    const command = { id: 'x', match, version: 0, seat: 0 }
    const verdicts = await Promise.all([
      one.ask('play', { ...command, actions: [first.action] }),
      two.ask('play', { ...command, actions: [second.action] }),
    ])
    expect(verdicts.map(verdict => verdict.kind).toSorted()).toEqual(['accepted', 'stale'])
    expect(await one.host.world.store.count('entries')).toBe(1)
    const [a, b] = [await one.ask('open', { match, seat: 1 }), await two.ask('open', { match, seat: 1 })]
    expect(a.view).toEqual(b.view)
    expect(one.told.length + two.told.length).toBe(1)
  })

  test('a tab that hears of a change shows it', async () => {
    const one = await openTab()
    const two = await openTab(one.database)
    const { match } = await one.ask('new', { game: 'nim', seats: [you, you] })
    const { choices } = await one.ask('open', { match, seat: 0 })
    await two.ask('open', { match, seat: 0 })
    await one.ask('play', {
      id: 'x',
      match,
      version: 0,
      seat: 0,
      actions: choices.slice(0, 1).map(c => c.action),
    })
    const seating = two.host.seatings.get(match)
    if (!seating) throw new Error('not open')
    await inTurn(seating, () => reload(two.host, seating))
    expect(two.latest()).toMatchObject({ version: 1 })
  })
})

describe('going back', () => {
  test('undo, redo and reset of the own steps; undone lines leave the log', async () => {
    const tab = await openTab()
    const { match } = await tab.ask('new', { game: 'nim', seats: [you, you] })
    const { choices } = await tab.ask('open', { match, seat: 0 })
    await tab.ask('play', {
      id: 'a',
      match,
      version: 0,
      seat: 0,
      actions: choices.slice(0, 1).map(c => c.action),
    })
    expect((await tab.ask('undo', { id: 'b', match, version: 1, seat: 0 })).kind).toBe('accepted')
    const undone = await tab.ask('open', { match, seat: 0 })
    expect(undone).toMatchObject({ at: 0, version: 2, canRedo: true, lines: [] })
    await tab.ask('redo', { id: 'c', match, version: 2, seat: 0 })
    expect((await tab.ask('open', { match, seat: 0 })).at).toBe(1)
    await tab.ask('reset', { id: 'd', match, version: 3, seat: 0 })
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

describe('files', () => {
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
    await expect(tab.ask('load', { file: { format: 'undercroft match', formatVersion: 1 } })).rejects.toThrow(
      'damaged',
    )
    await expect(tab.ask('load', { file: 'a letter' })).rejects.toThrow('not an Undercroft match file')
    expect(await tab.ask('tables', {})).toEqual([])
  })
})

test('S1 the picture of a seat holds nothing that only another may see', async () => {
  const tab = await openTab()
  const { match } = await tab.ask('new', { game: 'two-cards', seats: [you, you] })
  await tab.ask('open', { match, seat: 0 })
  await settled(tab, match)
  const seating = tab.host.seatings.get(match)
  if (!seating) throw new Error('not open')
  const { game, state } = seating.table.match
  for (const seat of [0, 1]) {
    const picture = await tab.ask('open', { match, seat })
    expect(picture.view).toEqual(game.view(state, seat))
    expect(JSON.stringify(picture)).not.toContain('"seed"')
  }
})

test('a hint names a choice that is legal, and how the others compare', async () => {
  const tab = await openTab()
  const { match } = await tab.ask('new', { game: 'nim', seats: [you, bot] })
  const { choices } = await tab.ask('open', { match, seat: 0 })
  const hint = await tab.ask('hint', { match, seat: 0 })
  expect(choices.map(choice => choice.key)).toContain(hint.choice.key)
  expect(hint.weighed.map(({ key }) => key).toSorted()).toEqual(choices.map(({ key }) => key).toSorted())
})
