import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import RESCUED from '../../../games/tin/fixtures/rescued.json' with { type: 'json' }
import { newHost } from '../given.ts'
import type { Host } from '../seating.ts'
import { begin, type Deed, type Page, reasonsOf } from './given.ts'

const { steps } = RESCUED

describe('a German page reads German when the table refuses', () => {
  const turn = async (page: Page) => {
    const { match } = await page.given('fork', {
      match: (await page.given('load', { file: RESCUED })).match,
      at: steps.findIndex(step => 'seat' in step),
    })
    const { version } = await page.given('look', { match, seat: 0, at: 0 })
    return { id: 'x', match, version, seat: 0 }
  }

  test.each<[Deed, string | RegExp]>([
    [
      async page => page.rejected('play', { ...(await turn(page)), actions: [{ kind: 'fly' }] }),
      /^„fly“ ist jetzt nicht erlaubt; möglich: /,
    ],
    [async page => page.rejected('play', { ...(await turn(page)), actions: [] }), 'Es wurde nichts gewählt.'],
    [async page => page.rejected('redo', await turn(page)), 'Es gibt nichts wiederherzustellen.'],
    [
      async page => {
        const seats = [{ kind: 'person', name: 'Ilse' }] as const
        const { match } = await page.given('new', { game: 'tin', seats })
        return page.refused('sit', { match, seat: 0, holder: { kind: 'person', name: 'Maud' } })
      },
      'Dieser Platz ist besetzt: Hier sitzt Ilse.',
    ],
    [
      async page => {
        const { match } = await page.given('new', { game: 'tin' })
        return page.rejected('undo', { id: 'x', match, version: 0, seat: 0 })
      },
      'Es gibt nichts zurückzunehmen.',
    ],
    [
      async page => {
        const { match } = await page.given('load', { file: RESCUED })
        const command = { id: 'x', match, version: steps.length, seat: 0 }
        return page.rejected('play', { ...command, actions: [{ kind: 'fly' }] })
      },
      'Die Partie ist vorbei.',
    ],
    [
      async page => {
        const { match } = await page.given('load', { file: RESCUED })
        return page.refused('hint', { match, seat: 0 })
      },
      'Gerade gibt es nichts zu entscheiden.',
    ],
    [
      page => page.refused('open', { match: 'gone', seat: 0 }),
      'Diese Partie liegt nicht mehr auf diesem Gerät.',
    ],
  ])('%#', async (deed, german) => {
    expect((await reasonsOf(deed))[1]).toEqual(
      typeof german === 'string' ? german : expect.stringMatching(german),
    )
  })
})

describe('and when something breaks', () => {
  const broken = async () => {
    const host = await newHost()
    return { ...host, world: { ...host.world, kits: { tin: () => Promise.reject(new Error('torn')) } } }
  }
  const closed = () => Promise.reject<Host>(new Error('no store'))

  test('in a game', async () => {
    expect(await reasonsOf(begin('tin', {}), broken)).toEqual([
      'That did not work: torn',
      'Das hat nicht geklappt: torn',
    ])
  })

  test('in the store, before there is a table', async () => {
    expect((await reasonsOf(begin('tin', {}), closed))[1]).toBe('Das hat nicht geklappt: no store')
  })
})
