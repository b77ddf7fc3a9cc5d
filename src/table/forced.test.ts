/** What leaves no choice is done by the table for whoever wants that, and belongs to the press before it. */
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { given, newWorld, type Page, pageIn, until } from './given.ts'
import { type MatchId, type Picture, told } from './protocol.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }

interface Begun {
  readonly page: Page
  readonly match: MatchId
}

const seen = async ({ page, match }: Begun): Promise<Picture> =>
  given(await page.ask('open', { match, seat: 0 }))

const command = async (begun: Begun, id = '') => {
  const { version } = await seen(begun)
  return { id: `${id}${version}`, match: begun.match, version }
}

async function press(begun: Begun, actions: readonly { kind: string }[]): Promise<Picture> {
  given(await begun.page.ask('play', { ...(await command(begun)), actions }))
  return seen(begun)
}

/** Alone in the Great Hall, about to go. */
async function aboutToGo(page: Page, forced: boolean): Promise<Begun & { readonly start: Picture }> {
  await page.ask('hello', { forced })
  const { match } = given(await page.ask('new', { game: 'dungeon', seats: [ada], seed: 4, practice: true }))
  const begun = { page, match }
  const { choices } = await until(async () => {
    const picture = await seen(begun)
    return picture.choices.length > 0 && picture
  })
  return { ...begun, start: await press(begun, [choices[0]?.action ?? { kind: '' }]) }
}

/** Five spaces through corridors: nothing is met there, and there is no going on. */
function farAway({ ways }: Picture): readonly { kind: string }[] {
  return ways.find(({ name, actions }) => actions.length === 5 && /^[nesw\d]+$/.test(name))?.actions ?? []
}

describe('A step that leaves no choice', () => {
  test('is done by itself, told in the log, and taken back with the press that led to it.', async () => {
    const { start, ...begun } = await aboutToGo(pageIn(newWorld()), true)
    await press(begun, farAway(start))
    const next = await until(async () => {
      const picture = await seen(begun)
      return picture.ask.includes('go up to 5') && picture
    })
    expect(next.at).toBe(start.at + 6)
    expect(told(next.lines).at(-2)?.text).toMatch(/^You go 5 spaces to .* and stop\.$/)
    given(await begun.page.ask('undo', await command(begun, 'back')))
    expect(await seen(begun)).toMatchObject({ at: start.at, view: start.view })
  })

  test('is asked for where nobody wants it done.', async () => {
    const { start, ...begun } = await aboutToGo(pageIn(newWorld()), false)
    const stuck = await press(begun, farAway(start))
    expect(stuck).toMatchObject({ at: start.at + 5, choices: [{ action: { kind: 'stop' } }] })
  })

  test('stays where it lay when the match was opened, and after something was taken back.', async () => {
    const world = newWorld()
    const { start, ...begun } = await aboutToGo(pageIn(world), false)
    const stuck = await press(begun, farAway(start))
    await begun.page.ask('close', { match: begun.match })
    const later = { page: pageIn(world), match: begun.match }
    await later.page.ask('hello', { forced: true })
    expect(await seen(later)).toMatchObject({ at: stuck.at, choices: [{ action: { kind: 'stop' } }] })
    given(await later.page.ask('undo', await command(later, 'back')))
    given(await later.page.ask('redo', await command(later, 'forth')))
    expect(await seen(later)).toMatchObject({ at: stuck.at, choices: [{ action: { kind: 'stop' } }] })
  })
})
