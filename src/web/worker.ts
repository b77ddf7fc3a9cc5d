/** The house of this device, its line to the server that the page came from, and the reader's side that shows both. */
import { LOADERS } from '../games/loaders.ts'
import { doorOf } from '../table/answer.ts'
import { houseOf, ownSession, tellLists } from '../table/house.ts'
import type { Call } from '../table/protocol.ts'
import { readingOf } from '../table/reading/index.ts'
import { wasOnline } from '../table/remote/kept-list.ts'
import { lateDoor } from '../table/remote/late-door.ts'
import { enqueue, reload } from '../table/room.ts'
import { askBotIn } from './worker/ask-bot.ts'
import { awakeClock, BEAT } from './worker/awake-clock.ts'
import { indexedDbStore } from './worker/indexed-db.ts'
import { indexedDbKeepsake, shelteredKeepsake } from './worker/keepsake.ts'
import { provePack, proverIn } from './worker/prove-pack.ts'
import { shelteredStore, type Unkept } from './worker/sheltered-store.ts'

/** Milliseconds for the check of a pack; the standard sets take a few, the largest allowed some hundred. */
const PROVING = 10_000
/** Milliseconds for a step of a bot, behind all that others think first. */
const ANSWERING = 60_000

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

const prover = () =>
  proverIn(new Worker(new URL('prover.ts', import.meta.url), { type: 'module', name: 'prover' }))
const bot = () => new Worker(new URL('bot.ts', import.meta.url), { type: 'module', name: 'bot' })

const clock = awakeClock(() => performance.now())
setInterval(clock, BEAT)

const tabs = new BroadcastChannel('undercroft')
const unkept = (told: Unkept) => reading.hear({ push: 'unkept', ...told })
const here = shelteredStore(indexedDbStore, unkept).then(store => {
  const house = houseOf({
    store,
    kits: LOADERS,
    changed: match => tabs.postMessage(match),
    now: clock,
    date: () => Date.now(),
    wait,
    newId: () => crypto.randomUUID().slice(0, 8),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    askBot: askBotIn(bot, () => wait(ANSWERING)),
    provePack: (game, pack) => provePack(prover(), { game, pack }, wait(PROVING)),
  })
  return { house, session: ownSession(house, push => reading.hear(push)) }
})

const near = doorOf(here)
const keepsake = shelteredKeepsake(indexedDbKeepsake)

const door = lateDoor({
  near,
  load: async () => {
    const { doorOverBoth } = await import('./worker/far.ts')
    const house = async () => (await here).house
    return doorOverBoth(near, { keepsake, house, wait, hear: push => reading.hear(push) })
  },
  wasOnline: () => wasOnline(keepsake),
})
const reading = readingOf(LOADERS, door, message => postMessage(message))
addEventListener('message', ({ data }: MessageEvent<Call>) => void reading.ask(data))

/** Another tab has played on: read what it kept. */
tabs.addEventListener('message', ({ data }: MessageEvent<string>) => void follow(data))

async function follow(match: string): Promise<void> {
  const { house } = await here
  const room = house.rooms.get(match)
  if (room) await enqueue(room, () => reload(house, room))
  tellLists(house)
}
