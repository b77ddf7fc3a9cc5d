/** A device at a real server: what it does by itself, and what it keeps. */
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { socketTo } from '../../cli/join/socket.ts'
import { LOADERS } from '../../games/loaders.ts'
import { aServer } from '../../server/given.ts'
import { doorOf } from '../answer.ts'
import { given, newWorld, until } from '../given.ts'
import { houseOf, ownSession } from '../house.ts'
import type { DoorPush } from '../house-protocol.ts'
import { connect } from '../page-line.ts'
import type { Calls, Message, Push } from '../protocol.ts'
import { readingOf } from '../reading/index.ts'
import { type Keepsake, memoryKeepsake } from './keepsake.ts'
import { keep, keptOf } from './kept.ts'
import { switchboard } from './switchboard.ts'
import { witnessesOf } from './witnesses.ts'

const open = { kind: 'open', name: '' } as const

/** A page with a house of its own, and a line to this server. */
function deviceAt(url: string, keepsake: Keepsake = memoryKeepsake()) {
  const house = houseOf(newWorld())
  const pushed: Push[] = []
  let listen: (message: Message) => void = () => undefined
  const hear = (push: DoorPush) => reading.hear(push)
  const near = doorOf(Promise.resolve({ house, session: ownSession(house, hear) }))
  const { door, close } = switchboard(near, {
    connect: socketTo(`${url.replace('http', 'ws')}/line`),
    keepsake,
    house: async () => house,
    bytes: randomBytes,
    wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds).unref()),
    random: () => 0,
    hear,
  })
  const reading = readingOf(LOADERS, door, message => listen(message))
  const line = connect({ send: call => void reading.ask(call), listen: to => void (listen = to) })
  line.onPush(push => pushed.push(push))
  onTestFinished(close)
  const get = async <N extends keyof Calls>(name: N, params: Calls[N]['takes']): Promise<Calls[N]['gives']> =>
    given(await line.ask(name, params))
  return { ...line, get, pushed, house, keepsake }
}

type Device = ReturnType<typeof deviceAt>

async function alone(device: Device, game = 'tin'): Promise<string> {
  const { match } = await device.get('gather', { game, seats: [open] })
  await device.get('attend', { match })
  await device.get('takeSeat', { match, seat: 0, name: 'Ada' })
  await begun(device, match)
  return match
}

/** A server is not asked all the time: it tells. */
function begun({ pushed }: Device, match: string) {
  return until(() =>
    pushed.some(
      push => push.push === 'company' && push.company.match === match && push.company.phase === 'begun',
    ),
  )
}

/** Gives up as soon as something is asked, which ends a match that nobody else plays. */
async function givenUp(device: Device, match: string): Promise<void> {
  const first = await device.get('open', { match, seat: 0 })
  const now = () =>
    device.pushed.flatMap(push => (push.push === 'picture' ? [push.picture] : [])).at(-1) ?? first
  await until(() => now().asked.includes(0))
  const { version } = now()
  expect(await device.get('resign', { id: 'r', match, version })).toMatchObject({ kind: 'accepted' })
}

test('S24 a device commits to a salt and shows it by itself, and its own salt is in the dice', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const match = await alone(ada)
  await givenUp(ada, match)
  const { header } = await ada.get('save', { match })
  const { shown, salts } = await keptOf(ada.keepsake, match)
  expect(salts).toEqual([shown])
  expect(header.fair?.salts).toMatchObject([{ salt: shown }])
  expect(JSON.stringify(ada.pushed)).not.toContain(shown)
})

test('S24 whoever looks elsewhere until the match begins shows the salt all the same', async () => {
  const { url } = await aServer()
  const [ada, bo] = [deviceAt(url), deviceAt(url)]
  const { match, invite } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  await ada.get('takeSeat', { match, seat: 0, name: 'Ada' })
  await ada.get('close', { match })
  await bo.get('follow', { link: invite })
  await bo.get('attend', { match })
  await bo.get('takeSeat', { match, seat: 1, name: 'Bo' })
  await begun(bo, match)
  await until(async () => (await keptOf(ada.keepsake, match)).shown !== undefined)
})

test('a seat that is taken twice, as when the first answer got lost, is ours and has a link', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const { match } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  await ada.get('takeSeat', { match, seat: 1, name: 'Ada' })
  const { link } = await ada.get('takeSeat', { match, seat: 1, name: 'Ada' })
  expect(await ada.get('links', { match })).toMatchObject({ seats: [{ seat: 1, link }] })
})

test('S24 a match that is over is checked on this side, against the links that were sent and the own salt', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const match = await alone(ada)
  await givenUp(ada, match)
  await until(async () => (await witnessesOf(ada.keepsake, match)).length > 1)
  const { witnessed, ...found } = await ada.get('verify', { match })
  expect(witnessed).toBeGreaterThan(1)
  expect(found).toMatchObject({ source: 'secret', salted: true })
  expect(await ada.get('witnesses', { match })).toEqual(await witnessesOf(ada.keepsake, match))
  await keep(ada.keepsake, match, before => ({ ...before, shown: 'ab'.repeat(32) }))
  expect(await ada.ask('verify', { match })).toMatchObject({
    refusal: { code: 'fair', reason: expect.stringContaining('not those that this device was promised') },
  })
})

test('S24 a history other than the one that was told is found out', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const match = await alone(ada)
  await givenUp(ada, match)
  await ada.keepsake.change(`witnesses ${match}`, () => [{ version: 1, link: 'cd'.repeat(32) }])
  expect((await ada.ask('verify', { match })).ok).toBe(false)
})

test('what a match at a server has to tell is in the chronicle of its people, once', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const match = await alone(ada)
  await givenUp(ada, match)
  await until(async () => (await keptOf(ada.keepsake, match)).isTold)
  await ada.get('open', { match, seat: 0 })
  const { entries } = await ada.get('chronicle', {})
  expect(entries).toMatchObject([{ match, game: 'tin', seat: 0, won: false }])
})

test('a sheet that was brought along gets what the match earned it, once', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const { id } = await ada.get('newSheet', { game: 'onedeck', name: 'Ada', hero: 'mage' })
  const { match } = await ada.get('gather', { game: 'onedeck', seats: [open], options: { heroes: ['mage'] } })
  await ada.get('attend', { match })
  await ada.get('takeSeat', { match, seat: 0, name: 'Ada', sheet: id })
  await begun(ada, match)
  await givenUp(ada, match)
  const sheet = async () => JSON.stringify((await ada.get('sheets', {}))[0]?.data)
  await until(async () => (await keptOf(ada.keepsake, match)).isTold)
  const after = await sheet()
  expect(after).toContain(match)
  await keep(ada.keepsake, match, before => ({ ...before, isTold: false }))
  await ada.get('open', { match, seat: 0 })
  await until(async () => (await keptOf(ada.keepsake, match)).isTold)
  expect(await sheet()).toBe(after)
})

test('links that a device was given can be shown again', async () => {
  const { url } = await aServer()
  const [ada, bo] = [deviceAt(url), deviceAt(url)]
  const { match, ...links } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  const seat = await ada.get('takeSeat', { match, seat: 0, name: 'Ada' })
  expect(await ada.get('links', { match })).toEqual({ ...links, seats: [{ seat: 0, ...seat }] })
  await bo.get('follow', { link: links.invite })
  expect(await bo.get('links', { match })).toEqual({ invite: links.invite, seats: [] })
})

test('the list has the matches of both, and those of a server as last known while there is no line', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  await ada.get('new', { game: 'tin', seats: [{ kind: 'person', name: 'Ada' }] })
  const match = await alone(ada)
  const far = async (device: Device) => (await device.get('tables', {})).find(table => table.match === match)
  await until(async () => (await far(ada)) !== undefined)
  expect(await ada.get('tables', {})).toHaveLength(2)
  expect(await far(ada)).not.toHaveProperty('isLastKnown')
  const nowhere = deviceAt('http://127.0.0.1:1', ada.keepsake)
  expect(await far(nowhere)).toMatchObject({ match, isLastKnown: true, yours: [0] })
})

test('a device that was never at a server opens no line to one', async () => {
  const alone = deviceAt('http://127.0.0.1:1')
  await alone.get('hello', { language: 'de' })
  await alone.get('new', { game: 'tin', seats: [{ kind: 'person', name: 'Ada' }] })
  expect(await alone.get('tables', {})).toHaveLength(1)
  expect(alone.pushed.filter(({ push }) => push === 'line')).toEqual([])
})

test('practice from a moment of a match at a server is played on the own device', async () => {
  const { url } = await aServer()
  const ada = deviceAt(url)
  const match = await alone(ada)
  await givenUp(ada, match)
  const forked = await ada.get('fork', { match, at: 1 })
  expect(forked.match).not.toMatch(/^o-/)
  expect(await ada.get('open', { match: forked.match, seat: 0 })).toMatchObject({ practice: true })
})

test('S24 a deal of the day is proved as soon as its secret is shown, the day after', async () => {
  const clock = { now: Date.parse('2026-11-17T10:00:00Z') }
  const { url } = await aServer({ date: () => clock.now })
  const ada = deviceAt(url)
  const { match } = await ada.get('playDay', { game: 'tin', name: 'Ada' })
  await ada.get('attend', { match })
  await givenUp(ada, match)
  expect(await ada.ask('verify', { match })).toMatchObject({
    refusal: { reason: 'The secret of this match has not been shown yet.' },
  })
  clock.now += 24 * 3_600_000
  expect(await ada.get('verify', { match })).toMatchObject({ source: 'secret', salted: false, isOver: true })
})
