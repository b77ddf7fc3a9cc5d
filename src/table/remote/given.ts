/** A server far away for a test: a house at the other end of sockets that can break, and a time that only tests move. */

// What is loaded when it is first wanted is there already: the time of a test waits for alarms alone.
import '../calls/command.ts'
import '../calls/table.ts'
import '../reading/telling.ts'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { answer } from '../answer.ts'
import { type House, joinHouse, OWNER, type Session } from '../house.ts'
import type { DoorCalls, DoorPush } from '../house-protocol.ts'
import { type Greeting, PROTOCOL } from '../online/protocol.ts'
import { leaveHouse } from '../rooms.ts'
import type { Connect, SocketEars, Wait } from './socket.ts'

export interface TestTime {
  readonly wait: Wait
  readonly now: () => number
  /** Lets time pass until this is so; nothing else happens meanwhile than what time brings. */
  until(check: () => boolean): Promise<void>
}

/** No test waits longer than an hour. */
const LONGEST = 3_600_000

export function testTime(): TestTime {
  const alarms: { readonly at: number; readonly ring: () => void }[] = []
  let now = 0
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return {
    now: () => now,
    wait: milliseconds =>
      new Promise(ring => {
        const at = now + milliseconds
        const place = alarms.findIndex(alarm => alarm.at > at)
        alarms.splice(place < 0 ? alarms.length : place, 0, { at, ring })
      }),
    async until(check) {
      const last = now + LONGEST
      for (await settled(); !check(); await settled()) {
        const alarm = alarms.shift()
        if (!alarm || alarm.at > last) throw new Error('This will never be')
        now = alarm.at
        alarm.ring()
      }
    },
  }
}

/** What answers beside the house: a greeting, and what a test wants of a server. */
export type Answers = {
  readonly [N in keyof DoorCalls]?: (params: unknown, session: Session) => Result<DoorCalls[N]['gives']>
}

export interface Far {
  readonly connect: Connect
  /** Every message that a server got, by the name of the call. */
  readonly heard: string[]
  /** Breaks every line. */
  cut(): void
  isDown: boolean
  push(push: DoorPush): void
}

/** Carries a message, perhaps late, twice or never. */
export type Carry = (deliver: () => void) => void

/** As most tests want it: at once, but never before whoever sends has gone on. */
const AT_ONCE: Carry = deliver => queueMicrotask(deliver)

export const GREETING: Greeting = {
  server: '1',
  protocol: PROTOCOL,
  time: 0,
  pushKey: null,
  limits: { name: 24, saying: 500 },
}

const GREETED: Answers = { greet: () => done(GREETING) }

const nothing = () => undefined

export function farHouse(house: House, own: Answers = {}, carry: Carry = AT_ONCE): Far {
  const answers = { ...GREETED, ...own }
  const lines = new Set<ServerLine>()
  const heard: string[] = []
  const far: Far = {
    connect: ears => {
      if (far.isDown) queueMicrotask(() => ears.closed())
      const line = far.isDown ? null : serverLine({ house, answers, carry, heard, lines }, ears)
      return { send: line?.hear ?? nothing, close: line?.end ?? nothing }
    },
    heard,
    cut: () => {
      for (const line of lines) line.end()
    },
    isDown: false,
    push: push => {
      for (const line of lines) line.send(push)
    },
  }
  return far
}

interface WireCall {
  readonly call: number
  readonly name: keyof DoorCalls
  readonly params: unknown
}

interface ServerLine {
  readonly hear: (text: string) => void
  readonly end: () => void
  readonly send: (push: DoorPush) => void
}

interface Server {
  readonly lines: Set<ServerLine>
  readonly house: House
  readonly answers: Answers
  readonly carry: Carry
  readonly heard: string[]
}

function serverLine({ house, answers, carry, heard, lines }: Server, ears: SocketEars): ServerLine {
  let isOpen = true
  const send = (message: unknown) =>
    carry(() => {
      if (isOpen) ears.heard(JSON.stringify(message))
    })
  const session = joinHouse(house, { ...OWNER, isOwner: false, send })
  const end = () => {
    if (!isOpen) return
    isOpen = false
    leaveHouse(house, session)
    lines.delete(line)
    queueMicrotask(() => ears.closed())
  }
  /** What has left arrives, even when the line breaks meanwhile: a server may act on what nobody hears of. */
  const hear = (text: string) =>
    carry(() => {
      const { call, name, params }: WireCall = JSON.parse(text)
      heard.push(name)
      void answered(name, params).then(told => send({ answer: call, ...told }))
    })
  const answered = async (name: keyof DoorCalls, params: unknown): Promise<Result<unknown>> => {
    const own = answers[name]
    if (own) return own(params, session)
    return answer({ house, session }, name, params)
  }
  const line = { end, send, hear }
  lines.add(line)
  queueMicrotask(() => ears.opened())
  return line
}
