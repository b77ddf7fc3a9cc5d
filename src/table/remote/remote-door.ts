/**
 * The door of a house that stands elsewhere. A command that got no answer is said again under its own id, and after a
 * break whatever is looked at is opened again with what is known of it. Nothing is answered before the server has.
 */
import { done } from '../../engine/result.ts'
import type { Refused, Result } from '../../engine/types.ts'
import type { Door, DoorCalls, DoorPush } from '../house-protocol.ts'
import { PROTOCOL } from '../online/protocol.ts'
import type { LineState, MatchId } from '../protocol.ts'
import { refuse } from '../text/index.ts'
import { forget, type Lookout, newLine, newLookout, noteSaid, readAnswer, readPush } from './looked.ts'
import { hangUp, type LineEnds, lineUp, type StandingLine, standingLine } from './standing-line.ts'
import type { Wire } from './wire.ts'

export interface FarHouse extends Pick<LineEnds, 'connect' | 'wait' | 'random' | 'hear'> {
  /** The key of this device, which may be made only now. */
  readonly device: () => Promise<string>
}

export interface RemoteDoor {
  readonly ask: Door
  readonly state: () => LineState
  readonly close: () => void
}

export function remoteDoor(far: FarHouse): RemoteDoor {
  const lookout = newLookout()
  const line: StandingLine = standingLine({
    ...far,
    hear: push => far.hear(readPush(lookout, push)),
    greet: async wire => greet(wire, await far.device(), lookout, far.hear),
  })
  return {
    ask: (name, params) => said(line, lookout, name, params) ?? asked(line, lookout, name, params),
    state: () => line.state,
    close: () => hangUp(line),
  }
}

/** Calls that would do something twice if they were said again. */
const ONCE: ReadonlySet<keyof DoorCalls> = new Set(['gather', 'say', 'wish', 'rematch', 'playDay'])

async function asked<N extends keyof DoorCalls>(
  line: StandingLine,
  lookout: Lookout,
  name: N,
  params: unknown,
): Promise<Result<DoorCalls[N]['gives']>> {
  for (;;) {
    const wire = await lineUp(line)
    if ('ok' in wire) return wire
    const told = await wire.ask(name, params)
    if (told !== 'lost') return readAnswer(lookout, name, told)
    if (ONCE.has(name)) return refuse('unknown', t => t.lineLost)
  }
}

/** What needs no answer opens no line: it is said when there is one, and then on every one that follows. */
const SAID: { readonly [N in keyof DoorCalls]?: () => Result<DoorCalls[N]['gives']> } = {
  hello: () => done(null),
  close: () => done(null),
}

function said<N extends keyof DoorCalls>(
  { wire }: StandingLine,
  lookout: Lookout,
  name: N,
  params: unknown,
): Promise<Result<DoorCalls[N]['gives']>> | null {
  const answer = SAID[name]
  if (!answer) return null
  noteSaid(lookout, name, params)
  void wire?.ask(name, params)
  return Promise.resolve(answer())
}

/** Before anything else is said on a new connection. */
async function greet(
  wire: Wire,
  device: string,
  lookout: Lookout,
  hear: (push: DoorPush) => void,
): Promise<Refused | 'lost' | null> {
  newLine(lookout)
  const greeted = await wire.ask('greet', { protocol: PROTOCOL, device })
  if (greeted === 'lost' || !greeted.ok) return greeted
  const { protocol } = greeted.value
  if (protocol !== PROTOCOL) return refuse('unknown', t => t.otherProtocol(protocol, PROTOCOL))
  await wire.ask('hello', lookout.hello)
  for (const match of lookout.attended) await attendAgain(wire, match, lookout, hear)
  for (const match of lookout.open.keys()) await openAgain(wire, match, lookout, hear)
  return null
}

async function attendAgain(
  wire: Wire,
  match: MatchId,
  { attended }: Lookout,
  hear: (push: DoorPush) => void,
): Promise<void> {
  const told = await wire.ask('attend', { match })
  if (told === 'lost') return
  if (told.ok) hear({ push: 'company', company: told.value })
  else attended.delete(match)
}

async function openAgain(
  wire: Wire,
  match: MatchId,
  lookout: Lookout,
  hear: (push: DoorPush) => void,
): Promise<void> {
  const looked = lookout.open.get(match)
  if (!looked) return
  const { seat, version, at } = looked
  const told = await wire.ask('open', { match, seat, known: { version, at } })
  if (told === 'lost') return
  const sight = readAnswer(lookout, 'open', told)
  if (sight.ok) return hear({ push: 'anew', sight: sight.value })
  forget(lookout, match)
  hear({ push: 'trouble', match, refusal: sight.refusal })
}
