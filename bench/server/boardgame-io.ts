/** A server of boardgame.io whose only move keeps a text of the size of our sights; in memory, as it comes. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const game = {
  name: 'relay',
  setup: () => ({ text: '' }),
  moves: { step: ({ G }: { G: { text: string } }, text: string) => ({ ...G, text }) },
  turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
}
const server = Server({ games: [game], origins: [/./] })
const running = await server.run({ port: 0, callback: () => undefined })
process.stdout.write(`http://127.0.0.1:${running.appServer.address().port}\n`)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ memory: process.memoryUsage().rss, cpu: user + system })
})
