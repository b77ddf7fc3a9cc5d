import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { natsAt } from './connect.ts'

test('whatever takes a call and stays silent is no NATS, and one sentence says so', async () => {
  const lines: Socket[] = []
  const silent = createServer(line => void lines.push(line.resume())).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    silent.close()
  })
  await once(silent, 'listening')
  const { port } = Object(silent.address())
  await expect(natsAt(`nats://127.0.0.1:${port}`, {}, 50)).rejects.toThrow(
    `Somebody listens at nats://127.0.0.1:${port}, but does not answer as NATS does.`,
  )
  // Nobody keeps the line, which would keep the process too.
  await vi.waitFor(() => expect(lines.every(({ closed, destroyed }) => closed || destroyed)).toBe(true))
})
