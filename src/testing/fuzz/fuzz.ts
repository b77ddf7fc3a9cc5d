/** Says hostile things to a server in everybody's name, and tells what it should not have done. */
import { messageOf } from '../../engine/error-message.ts'
import { canonical } from '../../engine/hash.ts'
import { fastRng, pick } from '../../engine/rng.ts'
import type { Rng } from '../../engine/types.ts'
import type { OpenServer } from '../../server/open-server.ts'
import { MESSAGES } from '../../table/messages.ts'
import { ONLINE_MESSAGES } from '../../table/online/messages.ts'
import { type Actor, type Cast, castAt } from './cast.ts'
import { honest, type Moment } from './honest.ts'
import { hostile } from './hostile.ts'

const NAMES = [...Object.keys(MESSAGES), ...Object.keys(ONLINE_MESSAGES)]

/** What would end the match, or the standing of whoever says it: who may do it is not made to. */
const ENDING =
  'shut resign drop eraseDevice greet newLink handOver publish arrange rename follow leaveSeat lend wish answerWish'.split(
    ' ',
  )
const HARMLESS = NAMES.filter(name => !ENDING.includes(name))

/** What is for those who sit at the match. */
const SEATED = [
  'play',
  'undo',
  'redo',
  'reset',
  'resign',
  'guess',
  'sit',
  'wish',
  'answerWish',
  'takeBack',
  'rename',
]
const HOSTED = ['begin', 'publish', 'handOver', 'shut', 'arrange', 'lend', 'newLink']
/** What nobody may while it goes on, or ever over a line. */
const NEVER = [
  'save',
  'verify',
  'fork',
  'load',
  'peek',
  'new',
  'tables',
  'remove',
  'lesson',
  'prove',
  'tale',
  'rematch',
]

export interface Fuzzing {
  readonly seed: number
  /** What the server has reported of itself. */
  readonly reported: unknown[]
  readonly isEnough: (said: number) => boolean
}

/** What was wrong, in words; it ends with the first few. */
export async function fuzz(
  server: OpenServer,
  { seed, reported, isEnough }: Fuzzing,
): Promise<readonly string[]> {
  const [cast, rng] = [await castAt(server), fastRng(seed)]
  const wrong: string[] = []
  const read = new Map<Actor, number>()
  for (let said = 0; !isEnough(said) && wrong.length < 5; said++) {
    const who = pick(cast.actors, rng)
    const name = nameFor(who, rng)
    const moment = await momentOf(cast, who)
    const text = hostile(name, honest(cast.match, who, moment)[name] ?? {}, rng)
    const answer = Object(await who.say(text))
    if (typeof answer.ok !== 'boolean') wrong.push(`no verdict on ${text}`)
    if (answer.ok && isWrong(cast, who, moment, { text, answer }))
      wrong.push(`${who.role} was granted ${text}`)
    for (const error of reported.splice(0)) wrong.push(`${messageOf(error)} from ${text}`)
    wrong.push(...leaks(cast, read))
  }
  return wrong.map(each => each.slice(0, 1000))
}

/** The match goes on meanwhile: those who sit there also play. */
function nameFor({ role, seat }: Actor, rng: Rng): string {
  if (seat !== null && rng.below(4) === 0) return 'play'
  return pick(role === 'stranger' ? NAMES : HARMLESS, rng)
}

async function momentOf({ match }: Cast, { seat, get }: Actor): Promise<Moment> {
  if (seat === null) return { version: 0, actions: [] }
  const { version, offers } = await get('open', { match, seat })
  return { version, actions: offers[0]?.actions ?? [] }
}

interface Granted {
  readonly text: string
  readonly answer: { readonly value?: unknown }
}

/** Whether something was granted that is not for whoever asked. */
function isWrong({ match }: Cast, { role, seat }: Actor, moment: Moment, { text, answer }: Granted): boolean {
  const { name, params } = Object(JSON.parse(text))
  if (NEVER.includes(name)) return true
  const asked = Object(params)
  if (asked.match !== match) return false
  if (seat === null && SEATED.includes(name)) return true
  if (role !== 'host' && HOSTED.includes(name)) return true
  if (role === 'stranger' && !['close', 'enter'].includes(name)) return true
  const looksElsewhere = typeof asked.seat === 'number' && asked.seat !== seat
  if (['open', 'look', 'course', 'guess', 'takeSeat'].includes(name) && looksElsewhere) return true
  // What was judged under its id is answered as it was then, and nothing is done: only what is new has to be legal.
  const { kind, version } = Object(answer.value)
  return name === 'play' && kind === 'accepted' && version > moment.version && !isLegal(moment, asked)
}

function isLegal({ version, actions }: Moment, played: { version?: unknown; actions?: unknown }): boolean {
  const [first] = Array.isArray(played.actions) ? played.actions : []
  return played.version === version && actions.some(action => canonical(action) === canonical(first))
}

/** Secrets in what has come since the last look. */
function leaks({ actors, secrets }: Cast, read: Map<Actor, number>): readonly string[] {
  return actors.flatMap(who => {
    const news = who.bytes.slice(read.get(who) ?? 0).join('\n')
    read.set(who, who.bytes.length)
    return secrets
      .filter(({ text, mayKnow }) => !mayKnow.includes(who) && news.includes(text))
      .map(({ text }) => `${who.role} was sent ${text}`)
  })
}
