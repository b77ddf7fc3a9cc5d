/** The door of the server: every message is checked, gets one typed answer, and is never believed. */
import { z } from 'zod'
import { fitting } from '../engine/fitting.ts'
import { clipped } from '../engine/limits.ts'
import { parseWith } from '../engine/parse.ts'
import { done } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { answer } from '../table/answer.ts'
import type { DoorCalls } from '../table/house-protocol.ts'
import { GROUPS } from '../table/messages.ts'
import { ONLINE_MESSAGES } from '../table/online/messages.ts'
import { type OnlineCallName, type OnlineCalls, PROTOCOL } from '../table/online/protocol.ts'
import type { Answer } from '../table/protocol.ts'
import { Regret, sorry } from '../table/sorry.ts'
import type { Known } from './calls/handlers.ts'
import { ONLINE_HANDLERS } from './calls/index.ts'
import { listedGatherings } from './calls/listed.ts'
import type { Guest } from './guest.ts'
import { hashOf } from './secrets.ts'
import { admit, type Server, turnAway } from './server.ts'
import { refuse } from './text/index.ts'

const envelope = z.strictObject({ call: z.int(), name: z.string(), params: z.unknown() })

/** One message, one answer. Where not even its number can be read it is answered under 0. */
export async function answered(server: Server, guest: Guest, text: string): Promise<Answer> {
  const read = envelopeIn(text)
  if (!read.ok) return { answer: 0, ...read }
  const { call, name, params } = read.value
  const told = await reply(server, guest, name, params).catch((error: unknown) => {
    if (error instanceof Regret) return sorry(error)
    server.report(error)
    return refuse('unknown', t => t.failed)
  })
  return { answer: call, ...told }
}

function envelopeIn(text: string): Result<z.infer<typeof envelope>> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return refuse('options', t => t.notJson)
  }
  const small = fitting(input, 'options')
  if (!small.ok) return small
  const read = envelope.safeParse(input)
  return read.success ? done(read.data) : refuse('options', t => t.notACall)
}

async function reply(server: Server, guest: Guest, name: string, params: unknown): Promise<Result<unknown>> {
  if (name === 'greet') return greet(server, guest, params)
  if (!guest.hasGreeted) return refuse('turn', t => t.greetFirst)
  if (name === 'lobby') return lobby(server, params)
  const match: unknown = Object(params)['match']
  if (typeof match === 'string' && !guest.rights.has(match)) await admit(server, guest, match)
  if (isOnline(name)) return online(server, guest, name, params)
  if (name === 'close' && typeof match === 'string' && guest.attends.delete(match)) server.comeAndGo(match)
  // Whoever has nothing to do with a match does not even make us open it (S20).
  if (typeof match === 'string' && !guest.rights.has(match)) return refuse('unknown', t => t.noMatchForYou)
  return isOfHouse(name)
    ? answer({ house: server.house, session: guest.session }, name, params)
    : refuse('unknown', t => t.noCall(clipped(name)))
}

function isOnline(name: string): name is OnlineCallName {
  return Object.hasOwn(ONLINE_MESSAGES, name)
}

function isOfHouse(name: string): name is keyof DoorCalls & keyof typeof GROUPS {
  return Object.hasOwn(GROUPS, name)
}

async function greet(
  server: Server,
  guest: Guest,
  params: unknown,
): Promise<Result<OnlineCalls['greet']['gives']>> {
  const said = parseWith(ONLINE_MESSAGES.greet, params, 'options')
  if (!said.ok) return said
  const { protocol, device } = said.value
  if (protocol !== PROTOCOL) return refuse('options', t => t.otherProtocol(protocol, PROTOCOL))
  const { version, pushKey, limits, house } = server
  const hashed = device === undefined ? null : hashOf(device)
  const lines = hashed === null ? [] : server.guests.of(hashed).filter(other => other !== guest)
  if (lines.length >= limits.linesByDevice) return refuse('turn', t => t.tooManyLines)
  turnAway(server, guest)
  server.guests.greet(guest, hashed)
  guest.hasGreeted = true
  return done({
    server: version,
    protocol: PROTOCOL,
    time: house.world.date(),
    pushKey,
    limits: { name: limits.name, saying: limits.saying },
  })
}

/** The one call that strangers may make. */
async function lobby(server: Server, params: unknown): Promise<Result<OnlineCalls['lobby']['gives']>> {
  const asked = parseWith(ONLINE_MESSAGES.lobby, params, 'options')
  return asked.ok ? done(await listedGatherings(server)) : asked
}

async function online<N extends OnlineCallName>(
  server: Server,
  guest: Guest,
  name: N,
  params: unknown,
): Promise<Result<OnlineCalls[N]['gives']>> {
  const handle = ONLINE_HANDLERS[name]
  if (!handle) return refuse('unknown', t => t.noCall(name))
  if (!isKnown(guest)) return refuse('turn', t => t.noDevice)
  const taken = parseWith(ONLINE_MESSAGES[name], params, 'options')
  return taken.ok ? handle(server, guest, taken.value) : taken
}

function isKnown(guest: Guest): guest is Known {
  return guest.device !== null
}
