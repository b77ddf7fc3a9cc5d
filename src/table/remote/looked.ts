/**
 * What a reader looks at over a line that may break: enough to open everything again. Every connection numbers its
 * sights from 1; here the numbers go on from one to the next, so that readers can take them in their order.
 */
import { done } from '../../engine/result.ts'
import type { Result, Seat } from '../../engine/types.ts'
import type { DoorCalls, DoorPush, HouseVerdict } from '../house-protocol.ts'
import { MESSAGES } from '../messages.ts'
import type { Calls, Known, MatchId } from '../protocol.ts'
import type { NextSight, Sight } from '../sight.ts'

interface Looked extends Known {
  readonly seat: Seat | null
  readonly number: number
}

export interface Lookout {
  readonly open: Map<MatchId, Looked>
  readonly attended: Set<MatchId>
  /** What the reader has said of itself. */
  hello: Calls['hello']['takes']
  /** The highest number of a sight so far, and where those of this connection begin. */
  highest: number
  base: number
}

export function newLookout(): Lookout {
  return { open: new Map(), attended: new Set(), hello: {}, highest: 0, base: 0 }
}

/** From here on sights come over another connection. */
export function newLine(lookout: Lookout): void {
  lookout.base = lookout.highest
}

type Read = {
  readonly [N in keyof DoorCalls]?: (lookout: Lookout, value: DoorCalls[N]['gives']) => DoorCalls[N]['gives']
}

/** Answers that say what is looked at from then on. */
const READ: Read = {
  open: shown,
  play: judged,
  undo: judged,
  redo: judged,
  reset: judged,
  resign: judged,
  attend: (lookout, company) => {
    lookout.attended.add(company.match)
    return company
  },
}

/** An answer as the reader gets it. */
export function readAnswer<N extends keyof DoorCalls>(
  lookout: Lookout,
  name: N,
  told: Result<DoorCalls[N]['gives']>,
): Result<DoorCalls[N]['gives']> {
  const read = READ[name]
  return told.ok && read ? done(read(lookout, told.value)) : told
}

/** Something pushed as the reader gets it. */
export function readPush(lookout: Lookout, push: DoorPush): DoorPush {
  return push.push === 'sight' ? { push: 'sight', sight: nextShown(lookout, push.sight) } : push
}

/** What is said without a line: who reads, and that something is not looked at any more. */
export function noteSaid(lookout: Lookout, name: string, params: unknown): void {
  const hello = name === 'hello' && MESSAGES.hello.safeParse(params)
  if (hello && hello.success) lookout.hello = { ...lookout.hello, ...hello.data }
  const closed = name === 'close' && MESSAGES.close.safeParse(params)
  if (closed && closed.success) forget(lookout, closed.data.match)
}

export function forget({ open, attended }: Lookout, match: MatchId): void {
  open.delete(match)
  attended.delete(match)
}

function judged(lookout: Lookout, verdict: HouseVerdict): HouseVerdict {
  return verdict.kind === 'stale' ? { ...verdict, sight: shown(lookout, verdict.sight) } : verdict
}

function shown(lookout: Lookout, told: Sight): Sight {
  const sight = { ...told, number: numbered(lookout, told.number) }
  const { match, seat, version, at, number } = sight
  const before = lookout.open.get(match)
  if (!before || before.number < number) lookout.open.set(match, { seat, version, at, number })
  return sight
}

/** Only what follows on what the reader has is known to it. */
function nextShown(lookout: Lookout, told: NextSight): NextSight {
  const number = numbered(lookout, told.number)
  const sight = { ...told, number, after: told.after + lookout.base }
  const before = lookout.open.get(sight.match)
  const { seat, version, at } = sight
  if (before?.number === sight.after) lookout.open.set(sight.match, { seat, version, at, number })
  return sight
}

function numbered(lookout: Lookout, told: number): number {
  const number = told + lookout.base
  lookout.highest = Math.max(lookout.highest, number)
  return number
}
