/** One connection to a server: every call has its answer, or the news that the line is lost. */
import { done } from '../../engine/result.ts'
import type { Refusal } from '../../engine/types.ts'
import type { DoorCalls, DoorPush } from '../house-protocol.ts'
import { type Signal, signal } from './signal.ts'
import type { Connect, Wait } from './socket.ts'
import { type Told, type Unanswered, unanswered } from './unanswered.ts'

/** So long a line may be silent before it is asked whether it still stands, and a call without an answer. */
const BEAT = 15_000
/** So long a socket may take to open. */
const OPENING = 10_000

export interface Wire {
  ask<N extends keyof DoorCalls>(name: N, params: unknown): Promise<Told<DoorCalls[N]['gives']>>
  end(): void
  readonly lost: Promise<void>
  /** Whether it has stood for a while. */
  isProven(): boolean
}

interface Far {
  readonly connect: Connect
  readonly wait: Wait
}

type Message =
  | { readonly answer: number; readonly ok: true; readonly value: unknown }
  | { readonly answer: number; readonly ok: false; readonly refusal: Refusal }
  | DoorPush

/** Hears what is pushed, and may hang up. */
type Ear = (push: DoorPush, end: () => void) => void

/** Null where it does not open. */
export async function wireTo({ connect, wait }: Far, hear: Ear): Promise<Wire | null> {
  const calls = unanswered()
  const [opened, lost] = [signal(), signal()]
  let [beats, isSilent] = [0, true]
  const end = () => {
    socket.close()
    lost.give()
    calls.lose()
  }
  const socket = connect({
    opened: () => opened.give(),
    closed: end,
    heard: text => {
      isSilent = false
      if (!lost.isGiven() && !understood(text, calls, push => hear(push, end))) end()
    },
  })
  const ask = async (name: string, params: unknown): Promise<Told<unknown>> =>
    lost.isGiven() ? 'lost' : calls.ask(call => socket.send(JSON.stringify({ call, name, params })))
  /** A socket alone may not notice for hours that nobody is there any more. */
  const watch = async () => {
    while (!(await isWithin(lost, wait(BEAT)))) {
      beats += 1
      if (calls.beat()) end()
      else if (isSilent) void ask('hello', {})
      isSilent = true
    }
  }
  await Promise.race([opened.given, lost.given, wait(OPENING)])
  if (!opened.isGiven()) end()
  if (lost.isGiven()) return null
  void watch()
  return {
    // The schema of the call stands on the other side; what comes back is its answer.
    ask: <N extends keyof DoorCalls>(name: N, params: unknown) =>
      ask(name, params) as Promise<Told<DoorCalls[N]['gives']>>,
    end,
    lost: lost.given,
    isProven: () => beats > 0,
  }
}

async function isWithin(event: Signal, time: Promise<void>): Promise<boolean> {
  await Promise.race([event.given, time])
  return event.isGiven()
}

/** False where a message makes no sense. */
function understood(text: string, calls: Unanswered, hear: (push: DoorPush) => void): boolean {
  const message = messageIn(text)
  if (!message) return false
  if ('push' in message) hear(message)
  else if (message.ok) calls.answer(message.answer, done(message.value))
  else calls.answer(message.answer, { ok: false, refusal: message.refusal })
  return true
}

function messageIn(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text)
    return isMessage(message) ? message : null
  } catch {
    return null
  }
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && ('answer' in message || 'push' in message)
}
