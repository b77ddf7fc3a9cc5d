/** A line to a server that mends itself: it is made when somebody first wants it, and once it has stood it comes back. */
import type { Refused } from '../../engine/types.ts'
import type { DoorPush } from '../house-protocol.ts'
import type { LineState } from '../protocol.ts'
import { sorry } from '../sorry.ts'
import { refuse } from '../text/index.ts'
import { pauseAfterGoodbye, pauseBefore } from './backoff.ts'
import type { Connect, Wait } from './socket.ts'
import { type Wire, wireTo } from './wire.ts'

/** So long a call waits for a line. */
const PATIENCE = 10_000

export interface LineEnds {
  readonly connect: Connect
  readonly wait: Wait
  /** A number from 0 to 1, so that not all devices come back together. */
  readonly random: () => number
  readonly hear: (push: DoorPush) => void
  /** What is said first on every connection; the answer is why it goes no further. */
  readonly greet: (wire: Wire) => Promise<Refused | 'lost' | null>
}

export interface StandingLine {
  /** The connection that stands; null while there is none. */
  wire: Wire | null
  readonly ends: LineEnds
  readonly waiting: Set<(line: Wire | Refused) => void>
  state: LineState
  isTrying: boolean
  hasStood: boolean
  isClosed: boolean
  /** A server that went has said when to come back. */
  pause: number | null
}

export function standingLine(ends: LineEnds): StandingLine {
  return {
    wire: null,
    ends,
    waiting: new Set(),
    state: 'none',
    isTrying: false,
    hasStood: false,
    isClosed: false,
    pause: null,
  }
}

/** The line as soon as it stands, or why it does not. */
export async function lineUp(line: StandingLine): Promise<Wire | Refused> {
  if (line.wire) return line.wire
  if (line.isClosed) return noLine()
  const made = awaited(line)
  if (!line.isTrying) void tryOn(line)
  return made
}

export function hangUp(line: StandingLine): void {
  line.isClosed = true
  line.wire?.end()
  give(line, noLine())
}

function noLine(): Refused {
  return refuse('unknown', t => t.noLine)
}

function awaited({ waiting, ends }: StandingLine): Promise<Wire | Refused> {
  return new Promise(resolve => {
    waiting.add(resolve)
    void ends.wait(PATIENCE).then(() => waiting.delete(resolve) && resolve(noLine()))
  })
}

async function tryOn(line: StandingLine): Promise<void> {
  line.isTrying = true
  for (let tries = 0; isWanted(line); tries++) {
    await line.ends.wait(line.pause ?? pauseBefore(tries, line.ends.random()))
    if (line.isClosed) break
    if (await attempt(line)) tries = -1
  }
  line.isTrying = false
  tell(line, 'none')
}

/** What has never stood is tried only while somebody waits for it: there may be no server at all. */
function isWanted({ isClosed, hasStood, waiting }: StandingLine): boolean {
  return !isClosed && (hasStood || waiting.size > 0)
}

/** One connection from its beginning to its end; whether it stood for a while. */
async function attempt(line: StandingLine): Promise<boolean> {
  line.pause = null
  tell(line, 'trying')
  const wire = await wireTo(line.ends, (push, end) => heard(line, push, end)).catch(() => null)
  if (!wire) return false
  const fault = await line.ends.greet(wire).catch(sorry)
  if (fault === null) await stand(line, wire)
  else if (fault !== 'lost') giveUp(line, fault)
  wire.end()
  return wire.isProven()
}

async function stand(line: StandingLine, wire: Wire): Promise<void> {
  line.hasStood = true
  line.wire = wire
  tell(line, 'open')
  give(line, wire)
  await wire.lost
  line.wire = null
  if (!line.isClosed) tell(line, 'trying')
}

/** A server that does not want us is not asked again before somebody calls. */
function giveUp(line: StandingLine, fault: Refused): void {
  line.hasStood = false
  give(line, fault)
}

function give({ waiting }: StandingLine, made: Wire | Refused): void {
  for (const take of waiting) take(made)
  waiting.clear()
}

function heard(line: StandingLine, push: DoorPush, end: () => void): void {
  if (push.push !== 'goodbye') return line.ends.hear(push)
  line.pause = pauseAfterGoodbye(push.back, line.ends.random())
  end()
}

function tell(line: StandingLine, state: LineState): void {
  if (line.state === state) return
  line.state = state
  line.ends.hear({ push: 'line', state })
}
