/** The one way from the terminal to its house: calls, what is pushed, and when nothing moves by itself any more. */
import { randomBytes, randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { done } from '../../engine/result.ts'
import { type AskBot, botsOver } from '../../table/bot.ts'
import { houseOf, type Room, type World } from '../../table/house.ts'
import { lineAt } from '../../table/local-line.ts'
import type { Line as PageLine } from '../../table/page-line.ts'
import type { MatchId, Picture } from '../../table/protocol.ts'
import type { Store } from '../../table/store.ts'
import type { Io } from '../io.ts'
import type { Shell } from '../shell.ts'
import type { Keeping } from './keep.ts'

/** Whatever could not be kept is thrown by the next question or rest. */
export interface Line extends Pick<PageLine, 'ask'> {
  /** Hears of every table that changes. */
  readonly onPicture: (hear: (picture: Picture) => void) => void
  /** Until dice and bots have done what they can, or it is enough. */
  readonly rest: (match: MatchId, isEnough: () => boolean) => Promise<void>
  /** Stops looking; afterwards nothing is written any more. */
  readonly leave: (match: MatchId) => Promise<void>
}

export function lineTo(shell: Pick<Shell, 'io' | 'kits'>, keeping: Keeping): Line {
  const house = houseOf(worldOf(shell, keeping.store))
  const line = lineAt(house)
  const troubles: string[] = []
  line.onPush(push => {
    if (push.push === 'trouble') troubles.push(push.refusal.reason)
  })
  const check = () => {
    keeping.check()
    if (troubles.length > 0) throw new Error(troubles[0])
  }
  return {
    ask: async (name, params) => {
      const answer = await line.ask(name, params)
      check()
      return answer
    },
    onPicture: hear =>
      void line.onPush(push => {
        if (push.push === 'picture') hear(push.picture)
      }),
    rest: async (match, isEnough) => {
      await quiet(house.rooms.get(match), isEnough)
      check()
    },
    leave: async match => {
      const room = house.rooms.get(match)
      await line.ask('close', { match })
      await quiet(room, () => false)
      check()
    },
  }
}

/** Nothing runs and nothing waits in the queue. Lets Ctrl-C through while bots play among themselves. */
async function quiet(room: Room | undefined, isEnough: () => boolean): Promise<void> {
  if (!room) return
  let last: Promise<unknown> | null = null
  while ((room.running || last !== room.queue) && !isEnough()) {
    last = room.queue
    await Promise.all([last, setImmediate()])
  }
}

/** What a house of this terminal stands on. */
export function worldOf({ io, kits }: Pick<Shell, 'io' | 'kits'>, store: Store): World {
  const loaders = Object.fromEntries(kits.map(kit => [kit.facts.id, async () => kit]))
  return {
    store,
    kits: loaders,
    changed: () => undefined,
    now: () => io.now(),
    date: () => Date.now(),
    wait,
    newId: () => randomBytes(4).toString('hex'),
    newSeed: () => randomInt(2 ** 31),
    askBot: botsAt(io, loaders),
    // A pack is checked when its file is read.
    provePack: async () => done(null),
  }
}

/** A master in a thread of its own; the others have answered before one would have begun. */
function botsAt({ askSlowBot }: Io, kits: World['kits']): AskBot {
  const askHere = botsOver(kits)
  return (question, signal) =>
    askSlowBot && question.level === 'master' ? askSlowBot(question, signal) : askHere(question, signal)
}

/** Whoever leaves does not wait for an alarm. */
export function wait(milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return setImmediate()
  return new Promise(resolve => void setTimeout(resolve, milliseconds).unref())
}
