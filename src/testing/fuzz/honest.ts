/** What somebody at a match would say honestly, for every call: what a fuzzer starts from. */
import type { Action, Json } from '../../engine/types.ts'
import { newKey, newSecret } from '../../server/secrets.ts'
import type { Actor } from './cast.ts'

export type Fields = Readonly<Record<string, Json>>

/** How the match stands for whoever speaks. */
export interface Moment {
  readonly version: number
  readonly actions: readonly Action[]
}

const open = { kind: 'open', name: '' }

export function honest(
  match: string,
  { seat }: Actor,
  { version, actions }: Moment,
): Readonly<Record<string, Fields>> {
  const [ofMatch, own] = [{ match }, { match, seat: seat ?? 0 }]
  const command = { id: newKey(), match, version }
  const first: Json = JSON.parse(JSON.stringify(actions.slice(0, 1)))
  return {
    greet: { protocol: 1, device: newKey() },
    follow: { link: newKey() },
    gather: { game: 'tin', options: {}, seats: [open], isPublic: false },
    open: { match, seat, known: { version, at: 0 } },
    look: { match, seat, at: 0, since: 0 },
    course: { match, seat },
    guess: own,
    sit: { ...own, holder: open },
    play: { ...command, actions: first, joined: false },
    ...Object.fromEntries(['undo', 'redo', 'reset', 'resign'].map(name => [name, command])),
    takeSeat: { ...own, name: 'Eve', sealed: newSecret(), sheet: {} },
    showSalt: { match, salt: newSecret() },
    begin: { match, without: true },
    arrange: { ...own, holder: { kind: 'bot', name: 'Bot', level: 'greedy' } },
    publish: { match, isPublic: true },
    newLink: { ...own, role: 'seat' },
    rename: { ...own, name: 'Eve' },
    handOver: own,
    lend: own,
    say: { match, text: 'Well.' },
    wish: { match, version, what: { kind: 'back', steps: 1 } },
    answerWish: { match, wish: newKey(), yes: true },
    day: { game: 'tin', day: '2026-11-17' },
    playDay: { game: 'tin', name: 'Eve' },
    setNotices: { quiet: { from: 0, to: 60, zone: 'UTC' } },
    hello: { language: 'de', forced: false },
    tale: own,
    prove: { game: 'tin', pack: {} },
    new: { game: 'tin', options: {}, seats: [open] },
    fork: { match, at: 0 },
    load: { file: {} },
    peek: { file: {} },
    lesson: { game: 'tin', name: 'Eve', chance: [] },
    ...Object.fromEntries(NOTHING.map(name => [name, {}])),
    ...Object.fromEntries(OF_MATCH.map(name => [name, ofMatch])),
  }
}

const NOTHING = [
  'games',
  'tables',
  'lobby',
  'yours',
  'notices',
  'exportDevice',
  'eraseDevice',
  'sheets',
  'chronicle',
]
const OF_MATCH =
  'attend leaveSeat enter shut drop talk takeBack rematch replayDay again close save verify remove'.split(' ')
