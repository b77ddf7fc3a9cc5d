/** Somebody who plays on whatever breaks, and remembers every step that was acknowledged. */
import { saltCommitment } from '../../../src/engine/fair.ts'
import { fastRng, pick } from '../../../src/engine/rng.ts'
import type { Action, Rng } from '../../../src/engine/types.ts'
import { newKey, newSecret } from '../../../src/server/secrets.ts'
import type { Calls } from '../../../src/table/protocol.ts'
import { type Line, lineTo } from './line.ts'

export interface Acknowledged {
  readonly match: string
  readonly version: number
  readonly action: Action
}

export interface Player {
  readonly device: string
  readonly acknowledged: Acknowledged[]
  /** What went wrong on the way, and was got over. */
  readonly troubles: string[]
  /** Plays until it is told to stop. */
  readonly ended: Promise<void>
  stop(): void
}

type Command = Calls['play']['takes']

export interface Playing {
  /** Where to go, each time anew. */
  readonly url: () => string
  readonly seed: number
  readonly device?: string
  /** One match for ever, instead of matches of its own. */
  readonly match?: string
}

export function playing({ url, seed, device = newKey(), match: only }: Playing): Player {
  const [acknowledged, troubles]: [Acknowledged[], string[]] = [[], []]
  const rng = fastRng(seed)
  const ending = new AbortController()
  const isOn = () => !ending.signal.aborted
  let match = only
  /** What was said and not answered is said again, under its id. */
  let pending: Command | null = null
  const once = async (line: Line) => {
    match ??= await begunMatch(line)
    const step = pending ?? (await nextStep(line, match, rng))
    if (step === 'over' && only === undefined) match = undefined
    if (step === 'over' || step === null) return pause()
    if (!pending) pending = step
    else await line.ask('open', { match: step.match, seat: 0 })
    const verdict = await line.ask('play', step)
    pending = null
    const [action] = step.actions
    if (verdict.kind === 'accepted' && action)
      acknowledged.push({ match: step.match, version: verdict.version, action })
  }
  const run = async () => {
    while (isOn())
      try {
        await onLine(await lineTo(url(), device, reason => troubles.push(reason)), once, isOn)
      } catch (error) {
        troubles.push(String(error))
        await pause()
      }
  }
  return { device, acknowledged, troubles, ended: run(), stop: () => ending.abort() }
}

async function onLine(line: Line, once: (line: Line) => Promise<void>, isOn: () => boolean): Promise<void> {
  try {
    while (isOn()) await once(line)
  } finally {
    line.close()
  }
}

export async function begunMatch(line: Line): Promise<string> {
  const salt = newSecret()
  const { match } = await line.ask('gather', { game: 'tin', seats: [{ kind: 'open', name: '' }] })
  await line.ask('attend', { match })
  await line.ask('takeSeat', { match, seat: 0, name: 'Ada', sealed: saltCommitment(salt) })
  await line.ask('showSalt', { match, salt })
  return match
}

/** Null while dice are in the air. */
async function nextStep(line: Line, match: string, rng: Rng): Promise<Command | 'over' | null> {
  const { version, offers, outcome } = await line.ask('open', { match, seat: 0 })
  const actions = offers[0]?.actions ?? []
  if (outcome) return 'over'
  return actions.length === 0 ? null : { id: newKey(), match, version, actions: [pick(actions, rng)] }
}

function pause(): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, 10))
}
