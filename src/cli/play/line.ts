/** The one way from the terminal to its house: calls, what is pushed, and when nothing moves by itself any more. */
import { randomBytes, randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { botsOver } from '../../table/bot.ts'
import { HANDLERS } from '../../table/calls/index.ts'
import { houseOf, ownSession, type World } from '../../table/house.ts'
import type { CallName, Calls, MatchId, Message, Picture } from '../../table/protocol.ts'
import type { Store } from '../../table/store.ts'
import type { Shell } from '../shell.ts'

export interface Line {
  call<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Result<Calls[N]['gives']>>
  /** Hears of every table that changes. */
  onPicture(hear: (picture: Picture) => void): void
  /** Until dice and bots have done what they can, or it is enough. Throws what the room could not do meanwhile. */
  rest(match: MatchId, isEnough: () => boolean): Promise<void>
}

export function lineTo(shell: Pick<Shell, 'io' | 'kits'>, store: Store): Line {
  const faults: unknown[] = []
  let hear: (picture: Picture) => void = () => undefined
  const house = houseOf(worldOf(shell, store, fault => faults.push(fault)))
  const session = ownSession(house, (message: Message) => {
    if ('push' in message && message.push === 'picture') hear(message.picture)
  })
  return {
    call: (name, params) => HANDLERS[name](house, session, params),
    onPicture: heard => {
      hear = heard
    },
    rest: async (match, isEnough) => {
      const room = house.rooms.get(match)
      for (let queue = null; room && (room.running || queue !== room.queue) && !isEnough(); ) {
        queue = room.queue
        // Lets Ctrl-C through while bots play among themselves.
        await Promise.all([queue, setImmediate()])
      }
      if (faults.length > 0) throw faults[0]
    },
  }
}

function worldOf({ io, kits }: Pick<Shell, 'io' | 'kits'>, store: Store, failed: World['failed']): World {
  const loaders = Object.fromEntries(kits.map(kit => [kit.facts.id, async () => kit]))
  return {
    store,
    kits: loaders,
    changed: () => undefined,
    now: () => io.now(),
    wait,
    newId: () => randomBytes(4).toString('hex'),
    newSeed: () => randomInt(2 ** 31),
    askBot: botsOver(loaders),
    // A pack is checked when its file is read.
    provePack: async () => done(null),
    failed,
  }
}

/** Whoever leaves does not wait for an alarm. */
function wait(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return setImmediate()
  return new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
}
