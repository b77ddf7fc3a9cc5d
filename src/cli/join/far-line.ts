/** The line of a terminal to a server: the same reading that a page has, over a socket. */
import { randomBytes } from 'node:crypto'
import { doorOf } from '../../table/answer.ts'
import { houseOf, ownSession } from '../../table/house.ts'
import type { DoorPush } from '../../table/house-protocol.ts'
import { connect, type Line } from '../../table/page-line.ts'
import type { Message } from '../../table/protocol.ts'
import { readingOf } from '../../table/reading/index.ts'
import { switchboard } from '../../table/remote/switchboard.ts'
import { wait, worldOf } from '../play/line.ts'
import type { Shell } from '../shell.ts'
import { fileStore } from '../store/index.ts'
import { fileKeepsake } from './keepsake.ts'
import { socketTo } from './socket.ts'
import { inTurns } from './turns.ts'

export interface FarLine extends Line {
  readonly close: () => void
}

export function farLine(shell: Shell, address: string): FarLine {
  const world = worldOf(shell, fileStore(shell))
  const house = houseOf(world)
  const hear = (push: DoorPush) => reading.hear(push)
  const near = doorOf(Promise.resolve({ house, session: ownSession(house, hear) }))
  const { door, close } = switchboard(near, {
    connect: socketTo(address),
    keepsake: fileKeepsake(shell.io),
    house: async () => house,
    bytes: randomBytes,
    wait,
    random: Math.random,
    hear,
  })
  let listen: (message: Message) => void = () => undefined
  const reading = readingOf(world.kits, door, message => listen(message))
  const line = connect({
    send: call => void reading.ask(call),
    listen: to => {
      listen = inTurns(to)
    },
  })
  return { ...line, close }
}
