import { describe, expect, test } from 'vitest'
import RESCUED from '../../games/tin/fixtures/rescued.json' with { type: 'json' }
import { nimKit } from '../../testing/nim.ts'
import type { Connection } from '../answer.ts'
import { newPage, until } from '../given.ts'
import { type Attempt, begin, type Page, reasonsOf } from './given.ts'

const { steps } = RESCUED

describe('a German page reads German when the table refuses', () => {
  const turn = async (page: Page) => {
    const { match } = await page.given('fork', {
      match: (await page.given('load', { file: RESCUED })).match,
      at: steps.findIndex(step => 'seat' in step),
    })
    const { version } = await page.given('open', { match, seat: 0 })
    return { id: 'x', match, version }
  }

  /** The version at which the person is asked, when dice and cards have done theirs. */
  const asked = (page: Page, match: string) =>
    until(async () => {
      const { choices, version } = await page.given('open', { match, seat: 0 })
      return choices.length > 0 ? version : null
    })

  test.each<[Attempt, string | RegExp]>([
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
        return page.rejected('undo', { id: 'x', match, version: await asked(page, match) })
      },
      'Was Würfel oder Karten gezeigt haben, lässt sich nicht zurücknehmen.',
    ],
    [
      async page => {
        const { match } = await page.given('load', { file: RESCUED })
        await page.given('open', { match, seat: 0 })
        const command = { id: 'x', match, version: steps.length }
        return page.rejected('play', { ...command, actions: [{ kind: 'fly' }] })
      },
      'Die Partie ist vorbei.',
    ],
    [
      async page => {
        const { match } = await page.given('load', { file: RESCUED })
        await page.given('open', { match, seat: 0 })
        return page.refused('hint', { match })
      },
      'Gerade gibt es nichts zu entscheiden.',
    ],
    [
      page => page.refused('open', { match: 'gone', seat: 0 }),
      'Diese Partie liegt nicht mehr auf diesem Gerät.',
    ],
  ])('%#', async (attempt, german) => {
    expect((await reasonsOf(attempt))[1]).toEqual(
      typeof german === 'string' ? german : expect.stringMatching(german),
    )
  })
})

test('a German page reads German when there is nothing to take back', async () => {
  const nim = async () => newPage({ nim: async () => nimKit })
  const undo: Attempt = async page => {
    const { match } = await page.given('new', { game: 'nim' })
    const { version } = await page.given('open', { match, seat: 0 })
    return page.rejected('undo', { id: 'x', match, version })
  }
  expect((await reasonsOf(undo, nim))[1]).toBe('Es gibt nichts zurückzunehmen.')
})

describe('and when something breaks', () => {
  const broken = async () => {
    return newPage({ tin: () => Promise.reject(new Error('torn')) })
  }
  const closed = () => Promise.reject<Connection>(new Error('no store'))

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
