/** Those whom a fuzzer plays: two at a match with secrets, one who looks on, one who is invited, one whom nobody knows. */
import { saltCommitment } from '../../engine/fair.ts'
import type { Result } from '../../engine/types.ts'
import { serveLine } from '../../server/line.ts'
import type { OpenServer } from '../../server/open-server.ts'
import { newKey, newSecret } from '../../server/secrets.ts'
import type { DoorCalls } from '../../table/house-protocol.ts'
import type { Sight } from '../../table/sight.ts'

export interface Actor {
  readonly role: 'host' | 'seat' | 'watch' | 'invite' | 'stranger'
  readonly seat: number | null
  readonly device: string
  /** Everything that came, as it came. */
  readonly bytes: string[]
  /** Says this, and gets the one answer. */
  readonly say: (text: string) => Promise<unknown>
  readonly ask: <N extends keyof DoorCalls>(
    name: N,
    params: unknown,
  ) => Promise<Result<DoorCalls[N]['gives']>>
  readonly get: <N extends keyof DoorCalls>(name: N, params: unknown) => Promise<DoorCalls[N]['gives']>
}

export interface Cast {
  readonly match: string
  readonly actors: readonly Actor[]
  /** What nobody may ever be sent while the match goes on, and what only its owner may. */
  readonly secrets: readonly { readonly text: string; readonly mayKnow: readonly Actor[] }[]
}

export async function castAt(server: OpenServer): Promise<Cast> {
  const [ada, bram] = [await actorOn(server, 'host', 0), await actorOn(server, 'seat', 1)]
  const others = await Promise.all(
    (['watch', 'invite', 'stranger'] as const).map(role => actorOn(server, role, null)),
  )
  const seats = [ada, bram].map(() => ({ kind: 'open', name: '' }))
  const links = await ada.get('gather', { game: 'dungeon', seats })
  const { match } = links
  for (const each of [bram, ...others])
    if (each.role !== 'stranger')
      await each.get('follow', { link: each.role === 'watch' ? links.watch : links.invite })
  const salts: string[] = []
  for (const [seat, who] of [ada, bram].entries()) {
    salts.push(newSecret())
    const sealed = saltCommitment(salts[seat] ?? '')
    await who.get('attend', { match })
    await who.get('takeSeat', { match, seat, name: `Player ${seat + 1}`, sealed })
  }
  for (const [seat, who] of [ada, bram].entries()) await who.get('showSalt', { match, salt: salts[seat] })
  await atRest(ada, match)
  const { secret = '' } = (await server.store.gatherings.read(match)) ?? {}
  const actors = [ada, bram, ...others]
  const keys = actors.map(each => ({ text: each.device, mayKnow: [] }))
  return {
    match,
    actors,
    secrets: [{ text: secret, mayKnow: [] }, { text: links.host, mayKnow: [ada] }, ...keys],
  }
}

/** Until the dice have fallen and somebody is asked. */
export async function atRest({ seat, get }: Actor, match: string): Promise<Sight> {
  for (;;) {
    const sight = await get('open', { match, seat })
    if (sight.asked.length > 0 || sight.outcome) return sight
    await new Promise(resolve => void setImmediate(resolve))
  }
}

/** Somebody on a line without a socket. */
export async function actorOn(
  server: OpenServer,
  role: Actor['role'],
  seat: number | null,
  device = newKey(),
): Promise<Actor> {
  const bytes: string[] = []
  const line = serveLine(server, {
    send: text => void bytes.push(text),
    waiting: () => 0,
    close: (_code, reason) => {
      throw new Error(`A line was closed: ${reason}`)
    },
  })
  const say = async (text: string): Promise<unknown> => {
    const before = bytes.length
    await line.hear(text)
    const answers = bytes.slice(before).filter(each => each.startsWith('{"answer"'))
    if (answers.length !== 1) throw new Error(`${answers.length} answers to ${text.slice(0, 500)}`)
    return JSON.parse(answers[0] ?? '')
  }
  const ask: Actor['ask'] = async (name, params) => {
    const told = Object(await say(JSON.stringify({ call: 1, name, params })))
    return told.ok ? { ok: true, value: told.value } : { ok: false, refusal: told.refusal }
  }
  const get: Actor['get'] = async (name, params) => {
    const told = await ask(name, params)
    if (!told.ok) throw new Error(`${name}: ${told.refusal.reason}`)
    return told.value
  }
  await get('greet', { protocol: 1, device })
  return { role, seat, device, bytes, say, ask, get }
}
