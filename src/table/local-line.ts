/** A page, or a terminal, in the same process as its house: there is only its reader's side between them. */
import { type Connection, doorOf } from './answer.ts'
import { type Allowed, type House, joinHouse, OWNER, type Session } from './house.ts'
import { connect, type Line } from './page-line.ts'
import type { Message } from './protocol.ts'
import type { Kits } from './reading/book.ts'
import { type Reading, readingOf } from './reading/index.ts'

export interface LocalLine extends Line {
  readonly session: Session
}

export function lineAt(house: House, who: Allowed = OWNER): LocalLine {
  const session = joinHouse(house, { ...who, send: push => reading.hear(push) })
  const { reading, line } = lineOver(house.world.kits, Promise.resolve({ house, session }))
  return { ...line, session }
}

export function lineOver(
  kits: Kits,
  connected: Promise<Connection>,
): { readonly reading: Reading; readonly line: Line } {
  let hear: (message: Message) => void = () => undefined
  const reading = readingOf(kits, doorOf(connected), message => hear(message))
  const line = connect({
    send: call => void reading.ask(call),
    listen: to => {
      hear = to
    },
  })
  return { reading, line }
}
