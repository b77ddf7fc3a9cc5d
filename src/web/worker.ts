/** Local play: the rules, the bots and the store, behind the protocol that a server speaks. */
import { LOADERS } from '../games/loaders.ts'
import type { Call } from '../table/protocol.ts'
import { answering } from './worker/answer.ts'
import { type Prover, provePack, proverIn } from './worker/prove-pack.ts'
import { type Host, inTurn, reload } from './worker/seating.ts'
import { openStore } from './worker/store.ts'

/** Milliseconds for the check of a pack; the standard sets take a few, the largest allowed some hundred. */
const PROVING = 10_000

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

function newProver(): Prover {
  return proverIn(new Worker(new URL('prover.ts', import.meta.url), { type: 'module', name: 'prover' }))
}

const tabs = new BroadcastChannel('undercroft')
const host: Promise<Host> = openStore().then(store => ({
  world: {
    store,
    kits: LOADERS,
    post: message => postMessage(message),
    tellTabs: match => tabs.postMessage(match),
    now: () => Date.now(),
    wait,
    newId: () => crypto.randomUUID().slice(0, 8),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    provePack: (game, pack) => provePack(newProver(), { game, pack }, wait(PROVING)),
  },
  language: 'en',
  pause: 450,
  seatings: new Map(),
}))

const answer = answering(host)
addEventListener(
  'message',
  ({ data }: MessageEvent<Call>) => void answer(data).then(told => postMessage(told)),
)

/** Another tab has played on: read what it kept. */
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void follow(data))

async function follow(match: string): Promise<void> {
  const ready = await host
  const seating = ready.seatings.get(match)
  if (seating) await inTurn(seating, () => reload(ready, seating))
  ready.world.post({ push: 'tables' })
}
