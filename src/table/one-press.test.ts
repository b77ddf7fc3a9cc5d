/** What one press did belongs together: it is taken back by one undo, and done again by one redo. */
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import { given, newWorld, type Page, pageIn, until } from './given.ts'
import type { MatchId, Picture } from './protocol.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }

interface Begun {
  readonly page: Page
  readonly match: MatchId
}

/** A match of Dungeon! whose only hero is about to leave the Great Hall. */
async function aboutToGo(page: Page, practice = false): Promise<Begun> {
  const { match } = given(await page.ask('new', { game: 'dungeon', seats: [ada], seed: 4, practice }))
  const open = () => page.ask('open', { match, seat: 0 }).then(given)
  const choosing = await until(async () => {
    const picture = await open()
    return picture.choices.length > 0 && picture
  })
  const hero = choosing.choices.find(({ text }) => text.includes('Rogue'))
  await press({ page, match }, hero ? [hero.action] : [])
  await until(async () => (await open()).ways.length > 0)
  return { page, match }
}

async function seen({ page, match }: Begun): Promise<Picture> {
  return given(await page.ask('open', { match, seat: 0 }))
}

let commands = 0
const command = async (begun: Begun) => ({
  id: `${++commands}`,
  match: begun.match,
  version: (await seen(begun)).version,
})

async function press(begun: Begun, actions: Picture['choices'][number]['action'][]): Promise<Picture> {
  given(await begun.page.ask('play', { ...(await command(begun)), actions }))
  return seen(begun)
}

async function travel(begun: Begun, how: 'undo' | 'redo'): Promise<Picture> {
  expect(given(await begun.page.ask(how, await command(begun)))).toMatchObject({ kind: 'accepted' })
  return seen(begun)
}

/** A way through corridors of this length: nothing is met there. */
function wayOf({ ways }: Picture, length: number) {
  const way = ways.find(({ name, actions }) => actions.length === length && /^[nesw\d]+$/.test(name))
  if (!way) throw new Error(`no way of ${length} spaces`)
  return [...way.actions]
}

describe('One press', () => {
  test('that walks five spaces is taken back by one undo and walked again by one redo.', async () => {
    const begun = await aboutToGo(pageIn(newWorld()))
    const before = await seen(begun)
    const walked = await press(begun, wayOf(before, 5))
    expect(walked.at).toBe(before.at + 5)
    expect(await travel(begun, 'undo')).toMatchObject({ at: before.at, view: before.view, canRedo: true })
    expect(await travel(begun, 'redo')).toMatchObject({ at: walked.at, view: walked.view })
  })

  test('is told from the next: two presses need two undos.', async () => {
    const begun = await aboutToGo(pageIn(newWorld()))
    const before = await seen(begun)
    const first = await press(begun, wayOf(before, 2))
    await press(begun, wayOf(first, 2))
    expect((await travel(begun, 'undo')).at).toBe(first.at)
    expect((await travel(begun, 'undo')).at).toBe(before.at)
  })

  test('goes on over several commands where the page says so: one undo takes back all of them.', async () => {
    const begun = await aboutToGo(pageIn(newWorld()))
    const before = await seen(begun)
    const first = await press(begun, wayOf(before, 2))
    const actions = wayOf(first, 2)
    given(await begun.page.ask('play', { ...(await command(begun)), actions, joined: true }))
    expect((await travel(begun, 'undo')).at).toBe(before.at)
  })

  test('stays one press in practice, after the match was read from its store, and in its file.', async () => {
    const world = newWorld()
    const begun = await aboutToGo(pageIn(world), true)
    const before = await seen(begun)
    await press(begun, wayOf(before, 3))
    const file = given(await begun.page.ask('save', { match: begun.match }))
    const loaded = given(await begun.page.ask('load', { file: JSON.parse(JSON.stringify(file)) }))
    await begun.page.ask('close', { match: begun.match })
    const later = pageIn(world)
    expect((await travel({ page: later, match: begun.match }, 'undo')).at).toBe(before.at)
    expect((await travel({ page: later, match: loaded.match }, 'undo')).at).toBe(before.at)
  })
})
