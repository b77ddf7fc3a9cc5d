/** People who share a device, in games whose seats have no secrets from each other. */
import { describe, expect, test } from 'vitest'
import type { SeatHolder } from '../engine/match.ts'
import type { Action } from '../engine/types.ts'
import { given, newPage, type Page, pageAt, until } from './given.ts'
import type { Choice, Picture } from './protocol.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const bot: SeatHolder = { kind: 'bot', name: 'Bram', level: 'greedy' }

/** One page at a match of One Deck with a hero for each seat, or somebody's connection to it. */
function pageFor(page: Page, match: string) {
  let count = 0
  const look = (): Promise<Picture> =>
    until(async () => {
      const picture = given(await page.ask('open', { match, seat: page.session.isOwner ? 0 : 1 }))
      return page.house.rooms.get(match)?.running === false && picture
    })
  const command = async () => ({
    id: `${page.session.isOwner} ${++count}`,
    match,
    version: (await look()).version,
  })
  const play = async (...actions: Action[]) =>
    given(await page.ask('play', { ...(await command()), actions }))
  const move = async (name: 'undo' | 'redo' | 'reset') => given(await page.ask(name, await command()))
  return { page, match, look, play, move }
}

/** Takes what comes until dice are placed. */
async function fighting(seats: readonly SeatHolder[]) {
  const page = newPage()
  const options = { heroes: ['warrior', 'mage'] }
  const { match } = given(await page.ask('new', { game: 'onedeck', options, seats, seed: 7 }))
  const table = pageFor(page, match)
  for (;;) {
    const picture = await table.look()
    if (picture.view.prompt?.ask === 'fight') return table
    await table.play(...picture.choices.slice(0, 1).map(({ action }) => action))
  }
}

const heroOf = ({ action }: Choice): number =>
  'hero' in action && typeof action.hero === 'number' ? action.hero : 0
const laysOf = ({ choices }: Picture, hero: number): Action[] =>
  choices
    .filter(choice => choice.action.kind === 'lay' && heroOf(choice) === hero)
    .map(({ action }) => action)
const done = (hero: number) => ({ kind: 'done', hero })
const reopen = (hero: number) => ({ kind: 'reopen', hero })
const kindsOf = ({ choices }: Picture): string[] => choices.map(({ action }) => action.kind)

async function stepsOf({ page, match }: Awaited<ReturnType<typeof fighting>>) {
  return given(await page.ask('save', { match })).steps
}

describe('two persons at one device (O-201)', () => {
  test('either lays at any time, for its own hero, and each choice is there once', async () => {
    const table = await fighting([ada, bo])
    const picture = await table.look()
    expect(picture).toMatchObject({ seat: 0, plays: [0, 1], asked: [0, 1] })
    expect(new Set(picture.choices.map(({ key }) => key)).size).toBe(picture.choices.length)
    expect(kindsOf(picture).filter(kind => kind === 'done')).toHaveLength(2)
    const [lay] = laysOf(picture, 1)
    if (!lay) throw new Error('The mage has nothing to lay')
    expect(await table.play(lay)).toMatchObject({ kind: 'accepted' })
    expect((await stepsOf(table)).at(-1)).toEqual({ seat: 1, action: lay })
  })

  test('a word is taken back until both have said it, and undo goes over the steps of both', async () => {
    const table = await fighting([ada, bo])
    const { at } = await table.look()
    await table.play(done(1))
    const waiting = await table.look()
    expect(waiting).toMatchObject({ plays: [0, 1], asked: [0], canUndo: true })
    expect(kindsOf(waiting)).toContain('reopen')
    await table.play(reopen(1))
    await table.play(done(0))
    await table.move('undo')
    expect(await table.look()).toMatchObject({ at: at + 2, asked: [0, 1] })
    await table.move('redo')
    expect(await table.look()).toMatchObject({ at: at + 3, asked: [1] })
    await table.move('reset')
    expect((await table.look()).at).toBe(at)
  })

  test("a hint is for the one who asks, and never for another's dice", async () => {
    const { page, match, look } = await fighting([ada, bo])
    await look()
    for (const seat of [0, 1]) {
      const { seat: whose, choice } = given(await page.ask('hint', { match, seat }))
      expect([whose, heroOf(choice)]).toEqual([seat, seat])
      expect(given(await page.ask('guess', { match, seat })).seat).toBe(seat)
    }
  })
})

describe('whom nobody here acts for', () => {
  test('the hero of a bot', async () => {
    const table = await fighting([ada, bot])
    const picture = await table.look()
    expect(picture.plays).toEqual([0])
    expect(laysOf(picture, 1)).toEqual([])
    expect(await table.play(done(1))).toMatchObject({ kind: 'rejected' })
    expect((await table.page.ask('hint', { match: table.match, seat: 1 })).ok).toBe(false)
  })

  test('S21 a person elsewhere: a guest has only the own seat, and nobody acts for a guest', async () => {
    const { page, match } = await fighting([ada, bo])
    const guest = pageAt(page.house, { isOwner: false, maySit: (_, seat) => seat === 1 })
    const away = pageFor(guest, match)
    expect((await away.look()).plays).toEqual([1])
    expect(await away.play(done(0))).toMatchObject({ kind: 'rejected' })
    for (const name of ['hint', 'guess'] as const)
      expect((await guest.ask(name, { match, seat: 0 })).ok).toBe(false)
    expect(await away.play(done(1))).toMatchObject({ kind: 'accepted' })
  })

  test('S21 another person where seats have secrets', async () => {
    const page = newPage()
    const { match } = given(await page.ask('new', { game: 'dungeon', seats: [ada, bo] }))
    for (const seat of [0, 1]) expect(given(await page.ask('open', { match, seat })).plays).toEqual([seat])
    expect((await page.ask('guess', { match, seat: 0 })).ok).toBe(false)
  })
})
