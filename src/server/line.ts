/** One line: messages in their order, not too many and not too large, and a way out for whatever is pushed. */

import { leaveHouse } from '../table/rooms.ts'
import { answered } from './door.ts'
import { type Guest, newGuest } from './guest.ts'
import { paceOf } from './pace.ts'
import type { Server } from './server.ts'
import { refuse } from './text/index.ts'

/** What a socket does for us. */
export interface Wire {
  send(text: string): void
  /** Bytes that have not gone out yet. */
  waiting(): number
  close(code: number, reason: string): void
}

export interface ServedLine {
  readonly guest: Guest
  hear(text: string): Promise<void>
  gone(): void
}

const TRY_AGAIN = 1013
const POLICY = 1008

export function serveLine(server: Server, wire: Wire): ServedLine {
  const { limits, house } = server
  const pace = paceOf(limits.rate, limits.burst, () => house.world.now())
  let [hasty, unheard] = [0, 0]
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other, as they came; nobody lets more wait than is kept for one reader. */
  const inTurn = async (text: string) => {
    unheard += text.length
    if (unheard > limits.backlog) return wire.close(TRY_AGAIN, 'too much at once')
    const answer = turn.then(() => answered(server, guest, text))
    turn = answer
    send(JSON.stringify(await answer))
    unheard -= text.length
  }
  const send = (text: string) => {
    if (wire.waiting() > limits.backlog) wire.close(TRY_AGAIN, 'too slow')
    else wire.send(text)
  }
  const guest = newGuest(house, send)
  server.guests.add(guest)
  return {
    guest,
    hear: async text => {
      if (pace()) return inTurn(text)
      hasty += 1
      if (hasty > limits.patience) wire.close(POLICY, 'too many messages')
      else send(JSON.stringify({ answer: callIn(text), ...refuse('turn', t => t.tooFast) }))
    },
    gone: () => {
      leaveHouse(house, guest.session)
      server.guests.delete(guest)
      for (const match of guest.attends) server.comeAndGo(match)
    },
  }
}

/** The number under which a message wants its answer, read without trusting it. */
function callIn(text: string): number {
  return Number(/^\{"call":(\d{1,15})[,}]/.exec(text)?.[1] ?? 0)
}
