import { describe, expect, test } from 'vitest'
import { standard } from '../games/tin/content/standard.ts'
import RESCUED from '../games/tin/fixtures/rescued.json' with { type: 'json' }
import { entryWith } from '../testing/chronicle-entry.ts'
import { given, newWorld, type Page, pageIn, until } from './given.ts'
import { memoryStore } from './memory-store.ts'
import type { ChronicleEntry, NewMatch } from './protocol.ts'
import type { Store } from './store.ts'

const ada = { kind: 'person', name: 'Ada' } as const
const bram = { kind: 'bot', name: 'Bram', level: 'random' } as const
const TIN: NewMatch = { game: 'tin', seats: [ada], options: { turnLimit: 1 } }

function pageOver(store: Store): Page {
  let ids = 0
  const world = newWorld(undefined, store)
  return pageIn({ ...world, date: () => 1_700_000_000_000, newId: () => `${++ids}-${crypto.randomUUID()}` })
}

const entriesIn = async (page: Page) => given(await page.ask('chronicle', {})).entries

async function until1(page: Page): Promise<ChronicleEntry> {
  const [entry] = await until(async () => {
    const entries = await entriesIn(page)
    return entries.length > 0 && entries
  })
  if (!entry) throw new Error('Nothing was told')
  return entry
}

/** A new match, where the first dice and cards have fallen. */
async function begun(page: Page, wanted: NewMatch) {
  const { match } = given(await page.ask('new', wanted))
  given(await page.ask('open', { match, seat: 0 }))
  await until(() => page.house.rooms.get(match)?.running === false)
  return given(await page.ask('open', { match, seat: 0 }))
}

async function resigned(page: Page, wanted: NewMatch): Promise<string> {
  const { match, version } = await begun(page, wanted)
  expect(await page.ask('resign', { id: 'x', match, version })).toMatchObject({ value: { kind: 'accepted' } })
  return match
}

/** One move is the last that is allowed. */
async function tooLate(page: Page): Promise<string> {
  const { match, version, choices } = await begun(page, TIN)
  const actions = choices.slice(0, 1).map(({ action }) => action)
  given(await page.ask('play', { id: 'x', match, version, actions }))
  return match
}

/** As it was before there was a chronicle. */
async function forgotten(store: Store, match: string, told: { readonly told?: number } = {}): Promise<void> {
  const read = await store.matches.read(match)
  if (!read) throw new Error(match)
  const { revision, told: _, ...record } = read.record
  await store.matches.append(revision, { ...record, ...told }, [])
}

describe('a match that comes to its end enters the chronicle', () => {
  test('and names its deal, unless its cards are its own: nobody else is dealt those', async () => {
    const page = pageOver(memoryStore())
    await resigned(page, { ...TIN, seed: 20261117 })
    const pack: unknown = JSON.parse(
      JSON.stringify({ ...standard, gold: [...standard.gold, { value: 3, count: 1 }] }),
    )
    await resigned(page, { ...TIN, seed: 20261117, options: { content: pack } })
    const told = await until(async () => {
      const entries = await entriesIn(page)
      return entries.length === 2 && entries
    })
    expect(new Set(told.map(({ seed }) => seed))).toEqual(new Set([20261117, undefined]))
  })

  test('with what its person can tell of it', async () => {
    const page = pageOver(memoryStore())
    const match = await tooLate(page)
    expect(await until1(page)).toMatchObject({
      match,
      game: 'tin',
      ended: 1_700_000_000_000,
      seats: [ada],
      seat: 0,
      won: false,
      seed: 5,
      options: { hearts: 6, turnLimit: 1 },
      version: 1,
      tale: { traits: { turnLimit: ['1'], seats: ['1'], bots: ['none'] }, fellTo: null },
    })
  })

  test('for every person and for no bot, also for whoever gave up', async () => {
    const page = pageOver(memoryStore())
    const match = await resigned(page, { game: 'dungeon', seats: [ada, bram], options: {} })
    expect(await until1(page)).toMatchObject({
      match,
      seat: 0,
      won: false,
      tale: { traits: { bots: ['random'] } },
    })
    expect(await entriesIn(page)).toHaveLength(1)
  })

  test('once, and not at all in practice', async () => {
    const store = memoryStore()
    const page = pageOver(store)
    await resigned(page, { ...TIN, practice: true })
    const match = await resigned(page, TIN)
    await until1(page)
    await pageOver(store).ask('open', { match, seat: 0 })
    expect((await entriesIn(page)).map(entry => entry.match)).toEqual([match])
  })

  test('and stays there when it is removed', async () => {
    const page = pageOver(memoryStore())
    const match = await resigned(page, TIN)
    await until1(page)
    given(await page.ask('remove', { match }))
    expect(await entriesIn(page)).toMatchObject([{ match }])
  })

  test('unless it was over when it came as a file: whose it is nobody knows', async () => {
    const page = pageOver(memoryStore())
    const { match } = given(await page.ask('load', { file: RESCUED }))
    given(await page.ask('open', { match, seat: 0 }))
    expect(given(await page.ask('chronicle', {}))).toEqual({ entries: [], answers: [], missing: 0 })
  })
})

describe('old matches', () => {
  test.each([
    ['that nobody has told', {}],
    ['that were told by an older version', { told: 0 }],
  ])(
    '%s are read in when the chronicle is first asked for, and those who look hear of it',
    async (_, told) => {
      const store = memoryStore()
      const first = pageOver(store)
      const matches = [await resigned(first, TIN), await resigned(first, TIN)]
      await until(async () => (await entriesIn(first)).length === 2)
      const entries = await store.chronicle.list()
      const older = memoryStore()
      for (const match of matches) {
        const read = await store.matches.read(match)
        if (read) await older.matches.append(0, read.record, read.entries)
        await forgotten(older, match, told)
      }
      const page = pageOver(older)
      expect(given(await page.ask('chronicle', {}))).toEqual({ entries: [], answers: [], missing: 2 })
      await until(() => page.told.some(({ push }) => push === 'tables'))
      expect(given(await page.ask('chronicle', {}))).toEqual({ entries, answers: [], missing: 0 })
    },
  )

  test('that cannot be read are left out, and the others are told', async () => {
    const store = memoryStore()
    const page = pageOver(store)
    const [torn, whole] = [await resigned(page, TIN), await resigned(page, TIN)]
    await until(async () => (await entriesIn(page)).length === 2)
    await forgotten(store, torn)
    await forgotten(store, whole)
    const read = await store.matches.read(torn)
    if (!read) throw new Error(torn)
    const entries = [{ seat: 0, action: { kind: 'fly' } }]
    await store.matches.append(read.record.revision, { ...read.record, hash: 'of something else' }, entries)
    const other = pageOver(store)
    await other.ask('chronicle', {})
    await until(() => other.told.some(({ push }) => push === 'tables'))
    // Nobody waits for what never comes.
    expect(given(await other.ask('chronicle', {}))).toMatchObject({ answers: [], missing: 0 })
    expect((await store.matches.read(whole))?.record.told).toBe(1)
    expect((await store.matches.read(torn))?.record.told).toBeUndefined()
  })
})

describe('a tale', () => {
  test('is told of any match that is over, also of a file that is only looked at', async () => {
    const page = pageOver(memoryStore())
    const { match } = given(await page.ask('peek', { file: RESCUED }))
    const tale = given(await page.ask('tale', { match, seat: 0 }))
    expect(tale).toMatchObject({ fellTo: null, margin: { name: 'heartsLeft' } })
    expect(tale.score).toBeGreaterThanOrEqual(1000)
  })

  test('has no deeds where it was practice', async () => {
    const page = pageOver(memoryStore())
    const deedsOf = async (practice: boolean) => {
      const file = { ...RESCUED, header: { ...RESCUED.header, practice } }
      const { match } = given(await page.ask('peek', { file }))
      return given(await page.ask('tale', { match, seat: 0 })).deeds
    }
    expect(await deedsOf(false)).toContain('rescued')
    expect(await deedsOf(true)).toEqual([])
  })

  test('is refused of a match that goes on, and of a seat that there is not', async () => {
    const page = pageOver(memoryStore())
    const { match } = given(await page.ask('new', TIN))
    const early = await page.ask('tale', { match, seat: 0 })
    expect(early.ok || early.refusal.reason).toBe(
      'This match is not over yet: there is nothing to tell of it.',
    )
    const nobody = await page.ask('tale', { match, seat: 7 })
    expect(nobody.ok).toBe(false)
    await page.ask('hello', { language: 'de' })
    const german = await page.ask('tale', { match, seat: 0 })
    expect(german.ok || german.refusal.reason).toContain('noch nicht zu Ende')
  })
})

describe('answers to puzzles', () => {
  const answer = { game: 'tin', puzzle: 'abc', day: '2026-11-18', right: false }
  const kept = async (page: Page) => given(await page.ask('chronicle', {})).answers

  test('are kept beside the matches, the first of each day alone', async () => {
    const page = pageOver(memoryStore())
    given(await page.ask('answer', answer))
    given(await page.ask('answer', { ...answer, right: true }))
    given(await page.ask('answer', { ...answer, day: '2026-12-08', right: true }))
    given(await page.ask('answer', { ...answer, day: null, right: true }))
    expect((await kept(page)).map(({ day, right }) => [day, right])).toEqual([
      ['2026-11-18', false],
      ['2026-12-08', true],
      [null, true],
    ])
    expect(await entriesIn(page)).toEqual([])
  })

  test('go to another device with the chronicle, and change none that was given there', async () => {
    const [page, other] = [pageOver(memoryStore()), pageOver(memoryStore())]
    given(await page.ask('answer', answer))
    given(await page.ask('answer', { ...answer, puzzle: 'def' }))
    given(await other.ask('answer', { ...answer, right: true }))
    const file = structuredClone(given(await page.ask('exportChronicle', {})))
    expect(given(await other.ask('importChronicle', { file }))).toEqual({ added: 1 })
    expect((await kept(other)).map(({ puzzle, right }) => [puzzle, right])).toEqual([
      ['abc', true],
      ['def', false],
    ])
  })

  test.each([{ day: 'today' }, { puzzle: '' }, { right: 1 }])(
    'are refused where they make no sense: %j',
    async wrong => {
      const page = pageOver(memoryStore())
      expect((await page.ask('answer', Object.assign({ ...answer }, wrong))).ok).toBe(false)
      expect(await kept(page)).toEqual([])
    },
  )
})

describe('a chronicle as a file', () => {
  test('brings to another device what is not there yet, once', async () => {
    const page = pageOver(memoryStore())
    await resigned(page, TIN)
    const entry = await until1(page)
    const file = structuredClone(given(await page.ask('exportChronicle', {})))
    const store = memoryStore()
    await store.chronicle.write([entryWith({ match: 'own' })])
    const other = pageOver(store)
    expect(given(await other.ask('importChronicle', { file }))).toEqual({ added: 1 })
    expect(given(await other.ask('importChronicle', { file }))).toEqual({ added: 0 })
    expect(await entriesIn(other)).toEqual([entryWith({ match: 'own' }), entry])
  })

  test('replaces only what an older version told', async () => {
    const store = memoryStore()
    await store.chronicle.write([
      entryWith({ match: 'a', version: 2 }),
      entryWith({ match: 'b', version: 1 }),
    ])
    const came = ['a', 'b'].map(match => entryWith({ match, version: 2, steps: 99 }))
    const file = { format: 'undercroft chronicle', formatVersion: 1, entries: came }
    const page = pageOver(store)
    expect(given(await page.ask('importChronicle', { file }))).toEqual({ added: 1 })
    expect((await entriesIn(page)).map(({ match, steps }) => [match, steps])).toEqual([
      ['a', 40],
      ['b', 99],
    ])
  })

  const head = { format: 'undercroft chronicle', formatVersion: 1 }
  test.each([
    ['no chronicle at all', RESCUED, 'This file is no chronicle of Undercroft.'],
    [
      'of a later format',
      { ...head, formatVersion: 9, entries: [] },
      'This chronicle is of format 9, which this version of Undercroft does not know.',
    ],
    ['without entries', head, 'This file is no chronicle of Undercroft.'],
    [
      'with an entry that is damaged',
      { ...head, entries: [entryWith({}), { ...entryWith({}), won: 'yes', steps: -1 }] },
      'This chronicle is damaged: its match 2 has no right "won".',
    ],
    [
      'with an answer that is damaged',
      {
        ...head,
        entries: [{ match: 'puzzle', seat: 0, game: 'tin', puzzle: 'a', day: 5, right: true, version: 1 }],
      },
      'This chronicle is damaged: its match 1 has no right "day".',
    ],
  ])('is refused in one sentence where it is %s, and changes nothing', async (_, file, sentence) => {
    const page = pageOver(memoryStore())
    const answer = await page.ask('importChronicle', { file })
    expect(answer.ok || answer.refusal.reason).toContain(sentence)
    expect(answer.ok || answer.refusal.reason).not.toContain('\n')
    expect(await entriesIn(page)).toEqual([])
  })
})
