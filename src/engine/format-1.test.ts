import { describe, expect, test } from 'vitest'
import { plainKit } from '../testing/kit.ts'
import { twoCards } from '../testing/two-cards.ts'
import { contentHash } from './content-hash.ts'
import { openFile, replay, toFile } from './file.ts'
import { fromFormat1 } from './format-1.ts'
import { hash } from './hash.ts'
import type { Entry } from './log.ts'
import { start } from './match.ts'
import { done, refuse } from './result.ts'
import { resume } from './resume.ts'
import type { Action, AnyKit, Json, Result } from './types.ts'

/** Two Cards, whose cards were once dealt by their position: 0, 1, 2 instead of 1, 2, 3. */
const STANDARD = { cards: [1, 2, 3], name: 'three cards' }
const OLD_HASH = hash(['three', 'cards'])

interface Deal extends Action {
  readonly card: number
}

function dealt(card: number): Deal {
  return { kind: 'deal', card }
}

function namedNow(action: Action, content: unknown): Action {
  const card = Object(content)['cards'][Object(action)['card']]
  return action.kind === 'deal' && card !== undefined ? dealt(card) : action
}

const kit: AnyKit = {
  ...plainKit(twoCards),
  packs: {
    standard: STANDARD,
    check: input =>
      Array.isArray(Object(input)['cards'])
        ? done({ ...Object(input) })
        : refuse('content', 'there are no cards'),
    essence: content => Object(content)['cards'],
    format1: {
      content: wanted => (wanted === OLD_HASH ? STANDARD : undefined),
      pack: pack => ({ ...Object(pack), cards: [1, 2, 3] }),
      action: namedNow,
    },
  },
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.value
}

const deal = (card: number): Entry => ({ action: dealt(card) })
const said = (seat: number, kind: string): Entry => ({ seat, action: { kind } })

const THEN: readonly Entry[] = [deal(2), deal(0), said(0, 'bet'), said(1, 'call')]
const NOW: readonly Entry[] = [deal(3), deal(1), said(0, 'bet'), said(1, 'call')]

function fileOfThen(content: string = OLD_HASH, pack?: Json) {
  const { header } = must(start(kit))
  return {
    ...toFile(must(resume(kit, header, NOW))),
    formatVersion: 1,
    hash: 'of a state of then',
    header: { ...header, content, ...(pack === undefined ? {} : { pack }) },
    steps: THEN,
  }
}

describe('a match of format 1', () => {
  test('S18 is opened with ids for positions, and from then on is a match of now', () => {
    const { opened, entries } = must(openFile(kit, fileOfThen()))
    expect(entries).toEqual(NOW)
    expect(opened.match.header.content).toBe(contentHash(kit, STANDARD))
    expect(opened).toMatchObject({ stopped: null, differs: false })
    expect(toFile(opened.match)).toMatchObject({ formatVersion: 2, steps: NOW })
    expect(must(replay(kit, toFile(opened.match))).state).toEqual(opened.match.state)
  })

  test('S18 with cards of its own is translated by those, which get their ids', () => {
    const pack = { cards: ['one', 'two', 'three'], name: 'mine' }
    const { header, entries } = must(
      fromFormat1(kit, { header: fileOfThen(hash(pack), pack).header, entries: THEN }),
    )
    expect(header.pack).toEqual({ cards: [1, 2, 3], name: 'mine' })
    expect(header.content).toBe(hash([1, 2, 3]))
    expect(entries).toEqual(NOW)
  })

  test.each<[string, ReturnType<typeof fileOfThen>]>([
    ['whose set nobody knows', fileOfThen('f00')],
    ['whose pack is not the one it names', fileOfThen('f00', { cards: [] })],
  ])('%s is refused in one sentence', (_, file) => {
    expect(openFile(kit, file)).toMatchObject({
      ok: false,
      refusal: { reason: 'The match was played with other content than the one at hand.' },
    })
  })

  test('that makes no sense is refused by the rules, at its first wrong step', () => {
    expect(openFile(kit, { ...fileOfThen(), steps: [deal(7)] })).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringContaining('Step 1') },
    })
  })

  test('that was over says so where it now ends otherwise', () => {
    const otherwise = { ...fileOfThen(), result: { winners: [1], reason: 'call' } }
    expect(must(openFile(kit, otherwise)).opened.differs).toBe(true)
    const unfinished = { ...fileOfThen(), result: null, steps: THEN.slice(0, 3) }
    expect(must(openFile(kit, unfinished)).opened.differs).toBe(false)
  })
})

test('two sets that differ in names alone have one hash', () => {
  const renamed = { ...STANDARD, name: 'the same cards' }
  expect(contentHash(kit, renamed)).toBe(contentHash(kit, STANDARD))
  expect(contentHash(kit, { ...STANDARD, cards: [1, 2] })).not.toBe(contentHash(kit, STANDARD))
})
