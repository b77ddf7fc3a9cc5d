/** A server in a test, and people on real lines to it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import WebSocket from 'ws'
import { saltCommitment } from '../engine/fair.ts'
import type { Result } from '../engine/types.ts'
import type { DoorCalls, DoorPush } from '../table/house-protocol.ts'
import type { Company } from '../table/online/protocol.ts'
import type { Answer, MatchId } from '../table/protocol.ts'
import { questions } from '../table/questions.ts'
import { newKey, newSecret } from './secrets.ts'
import { type Served, type Serving, serve } from './serve.ts'
import { inProcess } from './threads/in-process.ts'

/** A server on a free port over a folder of its own; both are gone after the test. */
export async function aServer(more: Partial<Serving> = {}): Promise<Served & { readonly data: string }> {
  const data = more.data ?? mkdtempSync(join(tmpdir(), 'undercroft-server-'))
  const served = await serve({ version: 'test', data, threads: inProcess, ...more })
  onTestFinished(async () => {
    await served.stop()
    if (more.data === undefined) rmSync(data, { recursive: true, force: true })
  })
  return { ...served, data }
}

/** Somebody on a line. */
export interface Caller {
  readonly device: string
  readonly pushed: DoorPush[]
  /** Everything that came, as it came. */
  readonly bytes: string[]
  ask<N extends keyof DoorCalls>(name: N, params: unknown): Promise<Result<DoorCalls[N]['gives']>>
  /** The same for what must be granted. */
  get<N extends keyof DoorCalls>(name: N, params: unknown): Promise<DoorCalls[N]['gives']>
  send(text: string): void
  readonly socket: WebSocket
  /** The latest that was pushed of who is there. */
  company(match: MatchId): Company | undefined
}

export async function caller(url: string, device = newKey(), headers = {}): Promise<Caller> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { headers })
  const waiting = questions<Answer>()
  const [pushed, bytes]: [DoorPush[], string[]] = [[], []]
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    bytes.push(text)
    const message: Answer | DoorPush = JSON.parse(text)
    if ('answer' in message) waiting.answer(message.answer, message)
    else pushed.push(message)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  onTestFinished(() => socket.terminate())
  const ask: Caller['ask'] = async (name, params) => {
    const told = await waiting.ask(call => socket.send(JSON.stringify({ call, name, params })))
    return told.ok ? { ok: true, value: Object(told).value } : told
  }
  const get: Caller['get'] = async (name, params) => {
    const told = await ask(name, params)
    if (!told.ok) throw new Error(`${name}: ${told.refusal.reason}`)
    return told.value
  }
  await get('greet', { protocol: 1, device })
  const company = (match: MatchId) =>
    pushed
      .flatMap(push => (push.push === 'company' && push.company.match === match ? [push.company] : []))
      .at(-1)
  return { device, pushed, bytes, ask, get, send: text => socket.send(text), socket, company }
}

/** Why something was refused. */
export async function reason(who: Caller, ...[name, params]: Parameters<Caller['ask']>): Promise<string> {
  const told = await who.ask(name, params)
  return told.ok ? 'granted' : told.refusal.reason
}

/** Sits down, and shows the salt as soon as the match starts. */
export async function takeSeat(
  who: Caller,
  match: MatchId,
  seat: number,
  name: string,
  sheet?: unknown,
): Promise<{ readonly link: string }> {
  const salt = newSecret()
  await who.get('attend', { match })
  const taken = await who.get('takeSeat', { match, seat, name, sealed: saltCommitment(salt), sheet })
  void vi
    .waitUntil(() => who.company(match)?.phase === 'starting', { timeout: 60_000 })
    .then(() => who.ask('showSalt', { match, salt }))
    .catch(() => undefined)
  return taken
}

/** A match of a game, begun, with these people on its seats. */
export async function begun(
  host: Caller,
  others: readonly Caller[],
  game: string,
  options = {},
): Promise<MatchId> {
  const people = [host, ...others]
  const seats = people.map(() => ({ kind: 'open', name: '' }))
  const { match, invite } = await host.get('gather', { game, options, seats })
  for (const [seat, who] of people.entries()) {
    if (who !== host) await who.get('follow', { link: invite })
    await takeSeat(who, match, seat, NAMES[seat] ?? `Player ${seat}`)
  }
  await vi.waitUntil(() => people.every(who => who.company(match)?.phase === 'begun'), { timeout: 60_000 })
  return match
}

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dina'] as const
