/** What comes over the network beside the line, and what is left behind: nothing of it names anybody. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aServer, begun, caller, takeSeat } from './given.ts'

test('every answer says what a page of ours never does: frames, other origins, scripts of its own', async () => {
  const { url } = await aServer()
  const { headers } = await fetch(`${url}/healthz`)
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  expect(policy).not.toMatch(/script-src|unsafe-eval/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('S14 who asks for files without end is asked to wait, and a line is a request too', async () => {
  const { url } = await aServer({ limits: { requests: 3 } })
  const asked = await Promise.all(Array.from({ length: 4 }, () => fetch(`${url}/healthz`)))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  await expect(caller(url)).rejects.toThrow('429')
})

test('S14 what there is not is asked for at the same pace as what there is', async () => {
  const { url } = await aServer({ limits: { requests: 3 } })
  const statuses = []
  for (const path of ['nowhere', 'healthz', 'line/nowhere', 'nowhere', 'healthz'])
    statuses.push((await fetch(`${url}/${path}`)).status)
  expect(statuses).toEqual([404, 200, 404, 429, 429])
})

test('whoever runs it can see how it is: lines, messages, answers and matches, and nobody’s name', async () => {
  const { url } = await aServer()
  const ada = await caller(url)
  const match = await begun(ada, [], 'tin')
  await ada.get('say', { match, text: 'Nobody hears this' })
  const told = await (await fetch(`${url}/metrics`)).text()
  expect(told).toMatch(/^undercroft_lines 1$/m)
  expect(told).toMatch(/^undercroft_rooms 1$/m)
  expect(told).toMatch(/^undercroft_messages_total [1-9]/m)
  expect(told).toMatch(/^undercroft_answer_seconds_count [1-9]/m)
  for (const secret of ['Ada', 'Nobody hears this', match, ada.device]) expect(told).not.toContain(secret)
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, version: 'test' })
})

test('a match that nobody looks at leaves the memory, and is there again for whoever comes', async () => {
  const { url } = await aServer({ limits: { sweep: 20 } })
  const rooms = async () =>
    /^undercroft_rooms (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
  const ada = await caller(url)
  const match = await begun(ada, [], 'tin')
  // Until somebody is asked, dice go on.
  const offered = async () => (await ada.get('open', { match, seat: 0 })).offers[0]?.actions ?? []
  await expect.poll(offered).not.toEqual([])
  const { version } = await ada.get('open', { match, seat: 0 })
  expect(await rooms()).toBe('1')
  ada.socket.terminate()
  await expect.poll(rooms).toBe('0')
  const again = await caller(url, ada.device)
  expect(await again.get('open', { match, seat: 0 })).toMatchObject({ version })
  expect(await rooms()).toBe('1')
})

test('who is there when it stops is told to come back, and comes back to everything', async () => {
  const served = await aServer()
  const ada = await caller(served.url)
  const match = await begun(ada, [], 'tin')
  const left = new Promise(resolve => ada.socket.once('close', resolve))
  await served.stop()
  expect([await left, ada.pushed.at(-1)]).toEqual([1001, { push: 'goodbye', back: 1000 }])
  const again = await caller((await aServer({ data: served.data })).url, ada.device)
  expect(await again.get('yours', {})).toMatchObject([{ match, phase: 'begun', yours: [0] }])
})

test('S20 no key and no link lies in the folder of a server: only their hashes do', async () => {
  const { url, data } = await aServer()
  const [ada, bram] = [await caller(url), await caller(url)]
  const seats = [{ kind: 'open', name: '' }]
  const { match, host, invite, watch } = await ada.get('gather', { game: 'tin', seats })
  await bram.get('follow', { link: watch })
  const { link } = await takeSeat(ada, match, 0, 'Ada')
  const kept = readdirSync(data).map(file => readFileSync(join(data, file)))
  const holds = (text: string) => kept.some(bytes => bytes.includes(text))
  expect([ada.device, bram.device, host, invite, watch, link].filter(holds)).toEqual([])
  expect(holds(match)).toBe(true)
})
