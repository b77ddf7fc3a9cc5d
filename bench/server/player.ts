/** Somebody on a line who plays whatever is legal, as soon as it is asked or after a pause. */
import WebSocket from 'ws'
import { saltCommitment } from '../../src/engine/fair.ts'
import { fastRng, pick } from '../../src/engine/rng.ts'
import type { Action, Result } from '../../src/engine/types.ts'
import { newKey, newSecret } from '../../src/server/secrets.ts'
import type { DoorCalls, DoorPush } from '../../src/table/house-protocol.ts'
import type { Company } from '../../src/table/online/protocol.ts'
import type { Answer } from '../../src/table/protocol.ts'
import { questions } from '../../src/table/questions.ts'
import type { Offer } from '../../src/table/sight.ts'

export interface Player {
  ask<N extends keyof DoorCalls>(name: N, params: unknown): Promise<DoorCalls[N]['gives']>
  readonly tally: Tally
  /** Plays from now on, about `pause` milliseconds after each question: nobody is in step with anybody. */
  play(match: string, seat: number, pause: number): Promise<void>
  readonly salt: string
  readonly device: string
  close(): void
}

/** What came over all lines: sights with their sizes, and from a command to its verdict. */
export interface Tally {
  sights: number
  readonly sizes: number[]
  readonly latencies: number[]
  version: Map<string, number>
}

export function newTally(): Tally {
  return { sights: 0, sizes: [], latencies: [], version: new Map() }
}

interface Known {
  readonly version: number
  readonly offers: readonly Offer[]
}

export async function player(url: string, tally: Tally, seed: number, device = newKey()): Promise<Player> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { perMessageDeflate: false })
  const waiting = questions<Answer>()
  const rng = fastRng(seed)
  const salt = newSecret()
  let mine: { match: string; pause: number } | null = null
  let [count, isDeciding] = [0, false]
  let latest: Known = { version: 0, offers: [] }
  const ask: Player['ask'] = async (name, params) => {
    const told = await waiting.ask(call => socket.send(JSON.stringify({ call, name, params })))
    return granted(name, Object(told))
  }
  /** One decision at a time, from what is known by then; who is told meanwhile that it went on has only more to go by. */
  const decide = async () => {
    if (isDeciding || !mine) return
    const { match, pause } = mine
    isDeciding = true
    while (latest.offers[0]?.actions.length) {
      if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause * (0.5 + rng.below(1000) / 1000)))
      const { version, offers } = latest
      const [offer] = offers
      if (!offer || offer.actions.length === 0) break
      await act(match, version, pick(offer.actions, rng))
      if (latest.version === version) break
    }
    isDeciding = false
  }
  const act = async (match: string, version: number, action: Action) => {
    const started = performance.now()
    const verdict = await ask('play', { id: `${++count}`, match, version, actions: [action] }).catch(
      () => null,
    )
    tally.latencies.push(performance.now() - started)
    if (verdict?.kind === 'stale' && verdict.sight.version > latest.version) latest = verdict.sight
  }
  const told = (sight: Known) => {
    latest = sight
    void decide()
  }
  socket.on('message', (data: Buffer) => {
    const message: Answer | DoorPush = JSON.parse(data.toString())
    if ('answer' in message) return waiting.answer(message.answer, message)
    if (message.push === 'company' && isWaitedFor(message.company))
      void ask('showSalt', { match: message.company.match, salt }).catch(() => null)
    if (message.push !== 'sight') return
    tally.sights += 1
    if (tally.sights % 50 === 0) tally.sizes.push(data.length)
    tally.version.set(message.sight.match, message.sight.version)
    told(message.sight)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  await ask('greet', { protocol: 1, device })
  return {
    ask,
    device,
    tally,
    salt,
    play: async (match, seat, pause) => {
      mine = { match, pause }
      told(await ask('open', { match, seat }))
    },
    close: () => socket.terminate(),
  }
}

/** As a page does: who has shown a salt does not show it again. */
function isWaitedFor({ phase, yours, seats }: Company): boolean {
  return phase === 'starting' && yours.some(seat => seats[seat]?.isReady === false)
}

function granted<T>(name: string, told: Result<T>): T {
  if (!told.ok) throw new Error(`${name}: ${told.refusal.reason}`)
  return told.value
}

const OPEN = { kind: 'open', name: '' }

/** A match that has begun, with these players on its seats. */
export async function matchOf(players: readonly Player[], game: string, options: object): Promise<string> {
  const [host] = players
  if (!host) throw new Error('Nobody plays')
  const { match, invite } = await host.ask('gather', { game, options, seats: players.map(() => OPEN) })
  for (const [seat, each] of players.entries()) {
    if (each !== host) await each.ask('follow', { link: invite })
    await each.ask('attend', { match })
    await each.ask('takeSeat', { match, seat, name: `P${seat}`, sealed: saltCommitment(each.salt) })
  }
  for (;;) {
    const { phase } = await host.ask('attend', { match })
    if (phase === 'begun') return match
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
