/** Who is told that a match waits for them, with a sender and a clock of our own, and one real webhook. */
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../table/given.ts'
import type { NoticeWishes } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import { aServer, begun, type Caller, caller, reason } from '../given.ts'
import type { Serving } from '../serve.ts'
import type { Notice, Sender, Sent } from './sender.ts'

const PUSH = { endpoint: 'https://push.example.org/x', keys: { p256dh: 'p', auth: 'a' } }
const WISHES: NoticeWishes = { push: PUSH, page: 'https://table.example.org/', language: 'de' }
const EVENING = Date.parse('2026-11-17T23:00:00Z')
const QUIET = { from: 22 * 60, to: 7 * 60, zone: 'UTC' }

const LIMITS = { rate: 1000, burst: 1000, sweep: 20 }

function fakeSender(answer: Sent = 'sent') {
  const sent: Notice[] = []
  const keep = async (_to: unknown, notice: Notice) => {
    sent.push(notice)
    return answer
  }
  const sender: Sender = { push: keep, post: keep }
  return { sent, sender }
}

/** Whoever is asked does the first that can be done, until it is the turn of this seat alone. */
async function playUntil(people: readonly [Caller, Caller], match: MatchId, seat: 0 | 1): Promise<void> {
  await until(async () => {
    const { asked } = await people[0].get('open', { match, seat: 0 })
    if (asked.length === 0 || asked.join() === `${seat}`) return asked.length > 0
    const next = asked[0] === 1 ? 1 : 0
    const { version, offers } = await people[next].get('open', { match, seat: next })
    const actions = offers[0]?.actions.slice(0, 1)
    await people[next].ask('play', { id: `${next} ${version}`, match, version, actions })
    return false
  })
}

/** It is Ada's turn, and Bram, who wants to hear of his, has gone. */
async function bramIsAway(wishes: NoticeWishes, more: Partial<Serving>) {
  const { url, data } = await aServer({ limits: LIMITS, ...more })
  const [ada, bram] = [await caller(url), await caller(url)]
  await bram.get('setNotices', wishes)
  const match = await begun(ada, [bram], 'dungeon')
  await playUntil([ada, bram], match, 0)
  bram.socket.close()
  await until(() => ada.company(match)?.seats[1]?.isPresent === false)
  return { url, data, ada, bram, match }
}

test('whoever is away is told once that it is their turn, in their language, with nothing secret in it', async () => {
  const { sent, sender } = fakeSender()
  const { ada, bram, match } = await bramIsAway(WISHES, { sender })
  expect(sent).toEqual([])
  await playUntil([ada, bram], match, 1)
  await until(() => sent.length > 0)
  const { version } = await ada.get('open', { match, seat: 0 })
  await ada.ask('wish', { match, version, what: { kind: 'back', steps: 1 } })
  expect(sent).toEqual([
    {
      match,
      game: 'dungeon',
      text: 'Du bist am Zug: Dungeon!',
      url: `https://table.example.org/#/table/${match}`,
    },
  ])
})

test('whoever is on another line, and looks elsewhere, hears it there', async () => {
  const { sent, sender } = fakeSender()
  const { url, ada, bram, match } = await bramIsAway(WISHES, { sender })
  const phone = await caller(url, bram.device)
  await playUntil([ada, bram], match, 1)
  await until(() => phone.pushed.some(push => push.push === 'turn' && push.match === match))
  expect(sent).toEqual([])
})

test('in quiet hours nothing is sent; when they end, what still waits is', async () => {
  const { sent, sender } = fakeSender()
  const clock = { now: EVENING }
  const { ada, bram, match } = await bramIsAway(
    { ...WISHES, quiet: QUIET },
    { sender, date: () => clock.now },
  )
  await playUntil([ada, bram], match, 1)
  clock.now += 7 * 3_600_000
  await ada.get('talk', { match })
  expect(sent).toEqual([])
  clock.now += 3_600_000
  await until(() => sent.length === 1)
})

test('a wait is told once, however many nodes see that it goes on', async () => {
  const { sent, sender } = fakeSender()
  const { data, ada, bram, match } = await bramIsAway(WISHES, { sender })
  await playUntil([ada, bram], match, 1)
  await until(() => sent.length > 0)
  const { url } = await aServer({ data, limits: LIMITS, sender })
  const adaThere = await caller(url, ada.device)
  await adaThere.get('rename', { match, seat: 0, name: 'Adalbert' })
  const bramThere = await caller(url, bram.device)
  await playUntil([adaThere, bramThere], match, 0)
  bramThere.socket.close()
  await playUntil([adaThere, bramThere], match, 1)
  await until(() => sent.length > 1)
  expect(sent).toHaveLength(2)
})

test('a subscription that is gone is forgotten', async () => {
  const { sent, sender } = fakeSender('gone')
  const { url, ada, bram, match } = await bramIsAway(WISHES, { sender })
  await playUntil([ada, bram], match, 1)
  await until(() => sent.length === 1)
  const again = await caller(url, bram.device)
  await until(async () => (await again.get('notices', {})).wishes.push === undefined)
  expect((await again.get('notices', {})).wishes).toEqual({ page: WISHES.page, language: 'de' })
})

test('a webhook gets a POST, and a redirection is not followed', async () => {
  const heard: { readonly url: string | undefined; readonly body: string }[] = []
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      heard.push({ url: request.url, body })
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void hook.close())
  const at = hook.address()
  const webhook = `http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}/turn?key=1`
  const { ada, bram, match } = await bramIsAway({ webhook }, { hasOpenWebhooks: true })
  await playUntil([ada, bram], match, 1)
  await until(() => heard.length > 0)
  expect(heard.map(({ url }) => url)).toEqual(['/turn?key=1'])
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    match,
    game: 'dungeon',
    text: 'It is your turn: Dungeon!',
    url: `#/table/${match}`,
  })
})

test.each<[string, NoticeWishes, string]>([
  ['another protocol', { webhook: 'ftp://example.org/' }, 'An address begins with http:// or https://.'],
  ['the server itself', { webhook: 'http://127.0.0.1:1/' }, 'leads into the network of the server'],
  ['it by another name', { webhook: 'http://localhost/' }, 'leads into the network of the server'],
  ['it in other clothes', { webhook: 'http://[::ffff:10.0.0.1]/' }, 'leads into the network of the server'],
  ['a number', { webhook: 'http://2130706433/' }, 'leads into the network of the server'],
  ['no subscription', { push: { endpoint: 'https://127.0.0.1/', keys: {} } }, 'no subscription to Web Push'],
  ['a zone of nowhere', { quiet: { ...QUIET, zone: 'Moon/Crater' } }, 'There is no time zone "Moon/Crater".'],
])('what leads to %s is refused', async (_, wishes, sentence) => {
  const { url } = await aServer()
  const ada = await caller(url)
  expect(await reason(ada, 'setNotices', wishes)).toContain(sentence)
  expect((await ada.get('notices', {})).wishes).toEqual({})
})

test('what a device wishes is kept, exported and erased with it; the key of the server stays the same', async () => {
  const first = await aServer()
  const ada = await caller(first.url)
  const { pushKey } = await ada.get('greet', { protocol: 1, device: ada.device })
  await ada.get('setNotices', WISHES)
  expect(JSON.stringify(await ada.get('exportDevice', {}))).toContain(PUSH.endpoint)
  await first.stop()
  const second = await aServer({ data: first.data })
  const again = await caller(second.url, ada.device)
  expect((await again.get('greet', { protocol: 1, device: ada.device })).pushKey).toBe(pushKey)
  expect(await again.get('notices', {})).toEqual({ wishes: WISHES, pushKey })
  await again.get('eraseDevice', {})
  expect((await again.get('notices', {})).wishes).toEqual({})
})
