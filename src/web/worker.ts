/** Local play: the rules, the bots and the store, behind the protocol that a server speaks. */
import { refuse } from '../engine/result.ts'
import type { Result } from '../engine/types.ts'
import { LOADERS } from '../games/loaders.ts'
import type { Call, Message } from '../table/protocol.ts'
import { HANDLERS } from './worker/calls.ts'
import { type Host, inTurn, reload } from './worker/seating.ts'
import { openStore } from './worker/store.ts'

const tabs = new BroadcastChannel('undercroft')
const host: Promise<Host> = openStore().then(store => ({
  world: {
    store,
    kits: LOADERS,
    post: message => postMessage(message),
    tellTabs: match => tabs.postMessage(match),
    now: () => Date.now(),
    wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    newId: () => crypto.randomUUID().slice(0, 8),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  },
  language: 'en',
  pause: 450,
  seatings: new Map(),
}))

addEventListener('message', ({ data }: MessageEvent<Call>) => void answer(data))

async function answer({ call, name, params }: Call): Promise<void> {
  const handler = HANDLERS[name] as (host: Host, params: unknown) => Promise<Result<unknown>>
  const result = await host.then(ready => handler(ready, params)).catch(sorry)
  const message: Message = result.ok
    ? { answer: call, ok: true, value: result.value }
    : { answer: call, ok: false, refusal: result.refusal }
  postMessage(message)
}

/** A fault of our own, or of the browser's store, as a sentence. */
function sorry(error: unknown): Result<never> {
  return refuse('unknown', `That did not work: ${error instanceof Error ? error.message : String(error)}`)
}

/** Another tab has played on: read what it kept. */
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void follow(data))

async function follow(match: string): Promise<void> {
  const ready = await host
  const seating = ready.seatings.get(match)
  if (seating) await inTurn(seating, () => reload(ready, seating))
  ready.world.post({ push: 'tables' })
}
