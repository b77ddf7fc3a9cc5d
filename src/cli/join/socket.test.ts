import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { socketTo } from './socket.ts'

/** Whoever waits for an answer goes on after a few turns of promises. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

test('S4 whoever waits for a message has gone on before the next is heard, also where both came at once', async ({
  onTestFinished,
}) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  server.on('connection', (guest, { socket: wire }) => {
    wire.cork()
    for (const text of ['answer', 'push']) guest.send(text)
    wire.uncork()
  })
  const heard: string[] = []
  const { port } = server.address() as AddressInfo
  const socket = socketTo(`ws://127.0.0.1:${port}`)({
    opened: () => undefined,
    closed: () => undefined,
    heard: text => {
      heard.push(text)
      void someTurns().then(() => heard.push(`after the ${text}`))
    },
  })
  onTestFinished(() => socket.close())
  await vi.waitUntil(() => heard.length === 4)
  expect(heard).toEqual(['answer', 'after the answer', 'push', 'after the push'])
})
