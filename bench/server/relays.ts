/** What other servers relay in rooms of four: a message of the size of our sights to everybody there. */
import { createRequire } from 'node:module'
import { measured } from './child.ts'

const require = createRequire(import.meta.url)

export interface Relayed {
  /** Messages of players a second, each told to the whole room. */
  readonly steps: number
  readonly perCpu: number
}

interface Room {
  send(): void
  hear(listener: () => void): void
}

/** Each room sends its next message when it has heard the last, as a game goes on. */
async function counted(
  script: string,
  rooms: (url: string) => Promise<readonly Room[]>,
  seconds: number,
): Promise<Relayed> {
  const server = await measured(script)
  const all = await rooms(server.url)
  let steps = 0
  for (const room of all) {
    room.hear(() => {
      steps += 1
      room.send()
    })
    room.send()
  }
  await pause(2000)
  const { cpu } = await server.usage()
  steps = 0
  await pause(seconds * 1000)
  const told = { steps: steps / seconds, perCpu: steps / (((await server.usage()).cpu - cpu) / 1e6) }
  await server.stop()
  return told
}

export function colyseus(rooms: number, seats: number, bytes: number, seconds: number): Promise<Relayed> {
  const { Client } = require('colyseus.js')
  const text = 'x'.repeat(bytes)
  return counted(
    'colyseus.ts',
    async url => {
      const made: Room[] = []
      for (let index = 0; index < rooms; index++) {
        const first = await new Client(url).create('relay')
        const others = []
        for (let seat = 1; seat < seats; seat++) others.push(await new Client(url).joinById(first.roomId))
        for (const other of others) other.onMessage('sight', () => undefined)
        made.push({
          send: () => first.send('step', text),
          hear: heard => void first.onMessage('sight', heard),
        })
      }
      return made
    },
    seconds,
  )
}

export function boardgameIo(rooms: number, seats: number, bytes: number, seconds: number): Promise<Relayed> {
  const { Client: BgClient } = require('boardgame.io/client')
  const { SocketIO } = require('boardgame.io/multiplayer')
  const game = {
    name: 'relay',
    setup: () => ({ text: '' }),
    moves: { step: ({ G }: { G: { text: string } }, text: string) => ({ ...G, text }) },
    turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
  }
  let count = 0
  return counted(
    'boardgame-io.ts',
    async url => {
      const made: Room[] = []
      for (let index = 0; index < rooms; index++) {
        const clients = Array.from({ length: seats }, (_, seat) =>
          BgClient({
            game,
            numPlayers: seats,
            matchID: `m${index}`,
            playerID: `${seat}`,
            multiplayer: SocketIO({ server: url }),
            debug: false,
          }),
        )
        for (const client of clients) client.start()
        // A move before the first state has come would be none.
        while (clients.some(client => client.getState() === null)) await pause(5)
        const [, second] = clients
        made.push({
          send: () => clients[0].moves.step(`${++count} `.padEnd(bytes, 'x')),
          hear: heard => {
            let last = -1
            second.subscribe((state: { _stateID: number } | null) => {
              if (!state || state._stateID <= last) return
              last = state._stateID
              heard()
            })
          },
        })
      }
      return made
    },
    seconds,
  )
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
