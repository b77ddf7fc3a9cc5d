import { describe, expect, test } from 'vitest'
import type { MatchFile } from '../engine/file.ts'
import type { Action, AnyKit } from '../engine/types.ts'
import { plainKit } from '../testing/kit.ts'
import { nim } from '../testing/nim.ts'
import { given, newPage } from './given.ts'

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
] as const

/** Nim as it was, and with rules of a later version that no longer let anybody take three. */
const old: AnyKit = plainKit(nim)
const newer: AnyKit = plainKit({
  ...nim,
  facts: { ...nim.facts, rulesVersion: 2 },
  actions: (state, seat) => nim.actions(state, seat).filter(({ count }) => count < 3),
})

/** And with rules by which whoever takes the last stick has lost. */
const misere: AnyKit = plainKit({
  ...nim,
  facts: { ...nim.facts, rulesVersion: 2 },
  result: state => (state.sticks === 0 ? { winners: [state.turn], reason: 'last stick' } : null),
})

const NOTES = [
  ['en', 'This match was over under older rules; under those of today the same steps end otherwise.'],
  ['de', 'Diese Partie war nach älteren Regeln zu Ende; nach den heutigen enden dieselben Schritte anders.'],
] as const

/** A match of one stick, which Ann took. */
async function lastStick(): Promise<MatchFile> {
  const page = newPage({ nim: async () => old })
  const { match } = given(await page.ask('new', { game: 'nim', seats, options: { sticks: 1 } }))
  given(await page.ask('open', { match, seat: 0 }))
  given(await page.ask('play', { id: 'x', match, version: 0, actions: [taking(1)] }))
  return given(await page.ask('save', { match }))
}

const taking = (count: number): Action => Object.assign({ kind: 'take' }, { count })

async function begun(kit: AnyKit) {
  const kits = { nim: kit }
  const page = newPage({ nim: async () => kits.nim })
  const { match } = given(await page.ask('new', { game: 'nim', seats }))
  return { page, match, kits }
}

/** Two steps by the old rules, the second of which may be one that the newer ones refuse. */
async function oldFile(count: number): Promise<MatchFile> {
  const { page, match } = await begun(old)
  const take = async (seat: number, version: number, of: number) => {
    given(await page.ask('open', { match, seat }))
    return page.ask('play', { id: 'x', match, version, actions: [taking(of)] })
  }
  given(await take(0, 0, 1))
  given(await take(1, 1, count))
  return given(await page.ask('save', { match }))
}

describe('a match of older rules', () => {
  test('S18 goes on when every step still holds', async () => {
    const { page } = await begun(newer)
    const { match } = given(await page.ask('load', { file: await oldFile(2) }))
    const picture = given(await page.ask('open', { match, seat: 0 }))
    expect(picture).toMatchObject({ stopped: null, at: 2, asked: [0] })
    expect(picture.choices.length).toBeGreaterThan(0)
  })

  test('S18 opens up to the last step that holds, says why, and nothing of it is lost', async () => {
    const { page } = await begun(newer)
    const file = await oldFile(3)
    const { match } = given(await page.ask('load', { file }))
    const picture = given(await page.ask('open', { match, seat: 0 }))
    expect(picture.stopped).toBe(
      'This match was begun under older rules. Its step 2 of 2 no longer holds: rule N-1 does not allow it any more. Everything before it is here.',
    )
    expect(picture).toMatchObject({ at: 1, length: 1, choices: [], canUndo: false })
    const command = { id: 'x', match, version: 1 }
    const tried = given(await page.ask('play', { ...command, actions: [taking(1)] }))
    expect(tried).toMatchObject({ kind: 'rejected' })
    expect(given(await page.ask('save', { match })).steps).toEqual(file.steps)
    const kept = given(await page.ask('tables', {})).find(table => table.match === match)
    expect(kept).toMatchObject({ waits: false, text: picture.stopped })
  })

  test('S18 can be played on from there as practice, by the rules of today', async () => {
    const { page } = await begun(newer)
    const { match } = given(await page.ask('load', { file: await oldFile(3) }))
    const { match: on } = given(await page.ask('fork', { match, at: 1 }))
    const picture = given(await page.ask('open', { match: on, seat: 1 }))
    expect(picture).toMatchObject({ practice: true, at: 1, stopped: null, asked: [1] })
    expect(given(await page.ask('save', { match: on })).header).toMatchObject({ rulesVersion: 2 })
  })

  test('S18 that was over says at the head of its log when it now ends otherwise, also when it is read again', async () => {
    const { page } = await begun(misere)
    const { match } = given(await page.ask('load', { file: await lastStick() }))
    for (const [language, note] of NOTES) {
      given(await page.ask('hello', { language }))
      const { lines, ending } = given(await page.ask('open', { match, seat: null }))
      expect(lines[0]).toEqual({ at: 1, seat: null, kind: 'note', text: note })
      expect(ending?.result.winners).toEqual([1])
    }
  })

  test('S18 begun with a set of an earlier release goes on with it, and says so', async () => {
    const [then, now] = [{ of: 'then' }, { of: 'now' }]
    const { page, match, kits } = await begun({ ...old, packs: { ...old.packs, standard: then } })
    kits.nim = { ...old, packs: { ...old.packs, standard: now, released: () => then } }
    const { lines } = given(await page.ask('open', { match, seat: null }))
    expect(lines.map(({ text }) => text)).toEqual([
      'This match was begun with the cards and numbers of an earlier release, and goes on with them.',
    ])
  })

  test('of newer rules than these it is refused', async () => {
    const { page, match } = await begun(newer)
    const file = given(await page.ask('save', { match }))
    const other = await begun(old)
    expect(await other.page.ask('load', { file })).toMatchObject({
      refusal: { reason: 'The match was played by version 2 of the rules; this is version 1.' },
    })
  })
})
