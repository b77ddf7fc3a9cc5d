/** Too much, too large, too deep, from elsewhere: limits are on by default, and a server goes on through all of it. */
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { until } from '../../table/given.ts'
import { actorOn, atRest } from '../../testing/fuzz/cast.ts'
import { aServer, begun, type Caller, caller, reason } from '../given.ts'
import { LIMITS } from '../limits.ts'
import { serveLine } from '../line.ts'
import { newKey } from '../secrets.ts'
import { bareServer, begunAlone } from './given.ts'

const open = { kind: 'open', name: '' }

async function closed({ socket }: Caller): Promise<unknown> {
  const [code] = await once(socket, 'close')
  return code
}

test('S14 a message larger than any honest one ends its line, and no other', async () => {
  const { url } = await aServer()
  const [eve, ada] = [await caller(url), await caller(url)]
  eve.send('x'.repeat(LIMITS.message + 1))
  expect(await closed(eve)).toBe(1009)
  expect(await reason(ada, 'lobby', {})).toBe('granted')
})

test('S14 who says too much at once is asked to wait, and who goes on is sent away', async () => {
  const { url } = await aServer({ limits: { rate: 1, burst: 10, patience: 5 } })
  const [eve, ada] = [await caller(url), await caller(url)]
  for (let call = 1; call < 30; call++) eve.send(JSON.stringify({ call, name: 'lobby', params: {} }))
  expect(await closed(eve)).toBe(1008)
  expect(eve.bytes.filter(text => text.includes('Too many messages at once'))).toHaveLength(5)
  expect(await reason(ada, 'lobby', {})).toBe('granted')
})

test('S14 only so many lines of a device are open at once', async () => {
  const { url } = await aServer({ limits: { linesByDevice: 2 } })
  const device = newKey()
  const [one] = [await caller(url, device), await caller(url, device)]
  await expect(caller(url, device)).rejects.toThrow('too many lines at once')
  one.socket.close()
  await until(() => caller(url, device).catch(() => null))
})

test('S14 only so many lines of an address are open at once', async () => {
  const { url } = await aServer({ limits: { linesByAddress: 2 } })
  await Promise.all([caller(url), caller(url)])
  const third = new WebSocket(`${url.replace('http', 'ws')}/line`)
  const [code] = await once(third, 'close')
  expect(code).toBe(1008)
})

test('S14 a reader that lets too much wait is sent away, instead of being kept everything for', async () => {
  const { server, close } = await bareServer()
  onTestFinished(close)
  const left: string[] = []
  let [waiting, sent] = [server.limits.backlog, 0]
  const line = serveLine(server, {
    send: () => void (sent += 1),
    waiting: () => waiting,
    close: (_code, reason) => void left.push(reason),
  })
  const ask = () => line.hear('{"call":1,"name":"lobby","params":{}}')
  await ask()
  expect([left, sent]).toEqual([[], 1])
  waiting += 1
  await ask()
  expect([left, sent]).toEqual([['too slow'], 1])
})

test('S14 what is broken, binary or no call gets a sentence or an end, and the server goes on', async () => {
  const { url } = await aServer()
  const eve = await caller(url)
  for (const text of ['', '{', 'null', '[]', '{"call":1}', '{"call":1,"name":"lobby","params":{},"x":1}'])
    eve.send(text)
  await until(() => eve.bytes.length === 7)
  for (const text of eve.bytes.slice(1)) expect(JSON.parse(text)).toMatchObject({ answer: 0, ok: false })
  eve.socket.send(Buffer.from([1, 2, 3]))
  expect(await closed(eve)).toBe(1008)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('S27 what is nested too deep is refused with a sentence, and repeated in few words', async () => {
  const { url } = await aServer()
  const eve = await caller(url)
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  eve.send(`{"call":7,"name":"gather","params":${deep}}`)
  await until(() => eve.bytes.some(text => text.includes('"answer":0')))
  const [refused] = eve.bytes.filter(text => text.includes('"answer":0'))
  expect(refused).toContain('64')
  expect(await reason(eve, 'open', { match: 'x'.repeat(9000), seat: null })).not.toContain('x'.repeat(300))
})

test('S20 a page of somebody else gets no line; its own does, and so does a program without one', async () => {
  const { url } = await aServer({ origins: ['https://friend.example'] })
  await caller(url, newKey(), { origin: url })
  await caller(url, newKey(), { origin: 'https://friend.example' })
  for (const origin of [
    'https://evil.example',
    'null',
    `${url}.evil.example`,
    'https://friend.example.evil',
  ]) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { headers: { origin } })
    const [code] = await once(socket, 'close')
    expect(code).toBe(1008)
  }
})

test('S20 links are 128 bits each, and none tells another or the match', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const { match, ...links } = await ada.get('gather', { game: 'dungeon', seats: [open, open] })
  const secrets = Object.values(links)
  expect(new Set(secrets)).toHaveLength(3)
  for (const link of secrets) {
    expect(Buffer.from(link, 'base64url')).toHaveLength(16)
    expect(match).not.toContain(link.slice(0, 6))
  }
})

test('S14 a device leads so many matches at a time; what is over or closed does not count', async () => {
  const bare = await bareServer({ limits: { matchesByDevice: 2 } })
  onTestFinished(bare.close)
  const ada = await actorOn(bare.server, 'host', 0)
  const gather = async () => (await ada.ask('gather', { game: 'tin', seats: [open] })).ok
  const match = await begunAlone(ada, 'tin')
  expect([await gather(), await gather()]).toEqual([true, false])
  const { version } = await atRest(ada, match)
  await ada.get('resign', { id: 'r', match, version })
  expect([await gather(), await gather()]).toEqual([true, false])
  const waiting = (await ada.get('yours', {})).find(({ phase }) => phase === 'gathering')
  await ada.get('shut', { match: waiting?.match })
  expect([await gather(), await gather()]).toEqual([true, false])
})

const WORDS = [
  '<img src=x onerror=alert(1)>',
  '"><script>1</script>',
  "'; drop table x;--",
  '{{7*7}}',
  '&lt;b&gt;',
]

test.each(WORDS)(
  'S15 %s is said and comes back as the text it is, and as a name too where it is short enough',
  async text => {
    const { url } = await aServer()
    const ada = await caller(url)
    const match = await begun(ada, [], 'tin')
    await ada.get('say', { match, text })
    expect(await ada.get('talk', { match })).toMatchObject([{ text }])
    const name = text.slice(0, 12)
    if ((await reason(ada, 'rename', { match, seat: 0, name })) === 'granted')
      expect((await ada.get('open', { match, seat: 0 })).seats[0]?.name).toBe(name)
  },
)

test.each(['\u0000', 'a\u0007b', 'a\nb', '\u202Eevil', '\uD800', ' ', 'x'.repeat(25)])(
  'S15 nobody is called %j',
  async name => {
    const { url } = await aServer()
    const ada = await caller(url)
    const match = await begun(ada, [], 'tin')
    expect(await reason(ada, 'rename', { match, seat: 0, name })).not.toBe('granted')
  },
)

test('S25 nobody sends a server a match: a hostile file is refused unread', async () => {
  const { url } = await aServer()
  const eve = await caller(url)
  const pairs = Array.from({ length: 10_000 }, () => [
    { seat: 0, undo: 1 },
    { seat: 0, redo: 1 },
  ]).flat()
  for (const name of ['load', 'peek'] as const)
    expect(await reason(eve, name, { file: { steps: pairs } })).toMatch(
      /only for whoever the matches belong to/,
    )
})
