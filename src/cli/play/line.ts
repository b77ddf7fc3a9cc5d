/** The one way from the terminal to its house: calls, what is pushed, and when nothing moves by itself any more. */
import { randomBytes, randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { botsOver } from '../../table/bot.ts'
import { HANDLERS } from '../../table/calls/index.ts'
import { houseOf, ownSession, type Room, type World } from '../../table/house.ts'
import type { CallName, Calls, MatchId, Message, Picture } from '../../table/protocol.ts'
import type { Store } from '../../table/store.ts'
import type { Shell } from '../shell.ts'
import type { Keeping } from './keep.ts'

/** Whatever could not be kept is thrown by the next call or rest. */
export interface Line {
  call<N extends CallName>(name: N, params: Calls[N]['takes']): Promise<Result<Calls[N]['gives']>>
  /** Hears of every table that changes. */
  onPicture(hear: (picture: Picture) => void): void
  /** Until dice and bots have done what they can, or it is enough. */
  rest(match: MatchId, isEnough: () => boolean): Promise<void>
  /** Stops looking; afterwards nothing is written any more. */
  leave(match: MatchId): Promise<void>
}

export function lineTo(shell: Pick<Shell, 'io' | 'kits'>, { store, check }: Keeping): Line {
  const faults: unknown[] = []
  let hear: (picture: Picture) => void = () => undefined
  const house = houseOf(worldOf(shell, store, fault => faults.push(fault)))
  const session = ownSession(house, (message: Message) => {
    if ('push' in message && message.push === 'picture') hear(message.picture)
  })
  return {
    call: async (name, params) => {
      const answer = await HANDLERS[name](house, session, params)
      check()
      return answer
    },
    onPicture: heard => {
      hear = heard
    },
    rest: async (match, isEnough) => {
      await quiet(house.rooms.get(match), isEnough)
      check()
      if (faults.length > 0) throw faults[0]
    },
    leave: async match => {
      const room = house.rooms.get(match)
      await HANDLERS.close(house, session, { match })
      await quiet(room, () => false)
      check()
    },
  }
}

/** Lets Ctrl-C through while bots play among themselves. */
async function quiet(room: Room | undefined, isEnough: () => boolean): Promise<void> {
  for (let queue = null; room && (room.running || queue !== room.queue) && !isEnough(); ) {
    queue = room.queue
    await Promise.all([queue, setImmediate()])
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
