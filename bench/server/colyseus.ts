/** A room of Colyseus that hands on what one says to all, of the size of our sights: no rules, nothing kept. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Room, Server } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')

class Relay extends Room {
  maxClients = 1000
  onCreate(): void {
    this.onMessage('step', (_client: unknown, text: string) => this.broadcast('sight', text))
  }
}

const http = createServer()
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
})
server.define('relay', Relay)
await server.listen(0)
const address = http.address()
process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage().rss, cpu: user + system })
})
