/** What each call does. */
import { kitOf, type MatchFile, openFile, toFile } from '../../engine/file.ts'
import { type Entry, type Match, type Setup, start } from '../../engine/match.ts'
import { done, refusalIn } from '../../engine/result.ts'
import type { Opened, Stopped } from '../../engine/resume.ts'
import { faultOfSeat, resign } from '../../engine/seats.ts'
import type { AnyKit, Result, Seat } from '../../engine/types.ts'
import { verify } from '../../engine/verify.ts'
import { courseOf } from '../../table/course.ts'
import { forked } from '../../table/fork.ts'
import { boardAt, choicesOf, pictureAt } from '../../table/picture.ts'
import type { CallName, Calls, Hint, Summary, Verdict } from '../../table/protocol.ts'
import { inLanguage, playSeat, type Table, travelled } from '../../table/table.ts'
import { back, forth, toTurnStart } from '../../table/travel.ts'
import { again } from './again.ts'
import { carryOn, watchClock } from './pace.ts'
import {
  commit,
  freshPicture,
  type Host,
  hold,
  inTurn,
  kitFor,
  type Seating,
  seatingOf,
  settle,
  show,
} from './seating.ts'
import { entered, keepSheet, listSheets, markSheet, newSheet } from './sheets.ts'
import { type Kept, readMatch, removeMatch } from './store.ts'
import { takeSeat } from './take-seat.ts'
import { refuse } from './text/index.ts'

type Handlers = {
  readonly [N in CallName]: (host: Host, params: Calls[N]['takes']) => Promise<Result<Calls[N]['gives']>>
}

export const HANDLERS: Handlers = {
  games: async host => done((await allKits(host)).map(kit => kit.facts)),
  tables: async host => {
    const kept = await host.world.store.getAll('matches')
    return done(kept.map(summary => told(host, summary)).toSorted((a, b) => b.touched - a.touched))
  },
  new: begin,
  again,
  open: async (host, { match, seat }) =>
    withEyes(host, match, seat, seating => {
      if (seating.seat === undefined) seating.since = host.world.now()
      seating.seat = seat
      seating.known = 0
      void carryOn(host, seating)
      void watchClock(host, seating)
      return done(freshPicture(host, seating, seat))
    }),
  sit: takeSeat,
  close: async (host, { match }) => {
    const seating = host.seatings.get(match)
    if (seating) seating.seat = undefined
    host.seatings.delete(match)
    return done(null)
  },
  play: (host, command) => decide(host, command, table => playAll(table, command)),
  undo: (host, command) => decide(host, command, table => moved(table, back(table.match, command.seat))),
  redo: (host, command) => decide(host, command, table => moved(table, forth(table.match, command.seat))),
  reset: (host, command) =>
    decide(host, command, table => moved(table, toTurnStart(table.match, command.seat))),
  resign: (host, command) => decide(host, command, table => moved(table, resign(table.match, command.seat))),
  look: async (host, { match, seat, at, since }) =>
    withEyes(host, match, seat, ({ table }) => done(pictureAt(table, seat, at, since))),
  board: async (host, { match, seat, at }) =>
    withEyes(host, match, seat, ({ table }) => done(boardAt(table, seat, at))),
  hint: async (host, { match, seat }) => withEyes(host, match, seat, ({ table }) => hintFor(table, seat)),
  course: async (host, { match, seat }) =>
    withEyes(host, match, seat, ({ table }) => done(courseOf(table, seat))),
  fork: async (host, { match, at }) => {
    const seating = await seatingOf(host, match)
    return seating.ok ? fork(host, seating.value.table, at) : seating
  },
  save: async (host, { match }) => {
    const seating = await seatingOf(host, match)
    return seating.ok ? done(await saved(host, seating.value)) : seating
  },
  load: async (host, { file }) => {
    const read = await readFile(host, file)
    if (!read.ok) return read
    const { kit, opened, entries } = read.value
    return done({ match: await settle(host, kit, opened, entries) })
  },
  peek: async (host, { file }) => {
    const read = await readFile(host, file)
    return read.ok ? done({ match: hold(host, read.value.kit, read.value.opened) }) : read
  },
  lesson: async (host, { game, options = {}, name, chance }) => {
    const kit = await kitFor(host, game)
    if (!kit.ok) return kit
    const seats = [{ kind: 'person' as const, name }]
    const setup = { options, seats, practice: true, seed: host.world.newSeed() }
    const match = await startWith(host, kit.value, setup)
    return match.ok ? done({ match: hold(host, kit.value, fresh(match.value), chance) }) : match
  },
  verify: async (host, { match }) =>
    withMatch(host, match, ({ table: { kit, match: played } }) => verify(kit, toFile(played))),
  remove: async (host, { match }) => {
    host.seatings.delete(match)
    await removeMatch(host.world.store, match)
    host.world.post({ push: 'tables' })
    return done(null)
  },
  pace: async (host, { pause }) => {
    host.pause = pause
    return done(null)
  },
  skip: async (host, { match }) =>
    withMatch(host, match, seating => {
      seating.hurry = true
      return done(null)
    }),
  speak: async (host, { language }) => {
    host.language = language
    for (const seating of host.seatings.values()) {
      seating.table = inLanguage(seating.table, language)
      seating.known = 0
      show(host, seating)
    }
    return done(null)
  },
  sheets: async host => done(await listSheets(host)),
  keepSheet,
  newSheet,
  markSheet,
  removeSheet: async (host, { id }) => {
    await host.world.store.delete('sheets', id)
    return done(null)
  },
}

function told({ language }: Host, { summary, texts }: Kept): Summary {
  return { ...summary, text: texts?.[language] ?? summary.text }
}

function allKits(host: Host): Promise<AnyKit[]> {
  return Promise.all(Object.values(host.world.kits).map(load => load()))
}

interface Read {
  readonly kit: AnyKit
  readonly opened: Opened
  readonly entries: readonly Entry[]
}

async function readFile(host: Host, file: unknown): Promise<Result<Read>> {
  const kit = kitOf(file, await allKits(host))
  if (!kit.ok) return kit
  const proved = await provenPack(host, kit.value, packIn(file))
  if (!proved.ok) return proved
  const read = openFile(kit.value, file)
  return read.ok ? done({ kit: kit.value, ...read.value }) : read
}

/** The standard set needs no proof. */
async function provenPack({ world }: Host, { facts }: AnyKit, pack: unknown): Promise<Result<null>> {
  return pack === undefined ? done(null) : world.provePack(facts.id, pack)
}

function packIn(file: unknown): unknown {
  return Object(Object(file)['header'])['pack']
}

/** A new match; content that comes with its options is proved first. */
async function startWith(host: Host, kit: AnyKit, setup: Setup): Promise<Result<Match>> {
  const proved = await provenPack(host, kit, setup.options?.['content'])
  return proved.ok ? start(kit, setup) : proved
}

function fresh(match: Match): Opened {
  return { match, stopped: null }
}

async function withMatch<T>(
  host: Host,
  match: string,
  run: (seating: Seating) => Result<T>,
): Promise<Result<T>> {
  const seating = await seatingOf(host, match)
  return seating.ok ? run(seating.value) : seating
}

/** The same through the eyes of a seat that the match has, or of a spectator. */
function withEyes<T>(
  host: Host,
  match: string,
  seat: Seat | null,
  run: (seating: Seating) => Result<T>,
): Promise<Result<T>> {
  return withMatch(host, match, seating => {
    const wrong = seat === null ? null : faultOfSeat(seating.table.match, seat)
    return wrong ?? run(seating)
  })
}

async function begin(host: Host, wanted: Calls['new']['takes']): Promise<Result<{ match: string }>> {
  const { game, seats, practice, seed = host.world.newSeed(), sheets = [] } = wanted
  const kit = await kitFor(host, game)
  if (!kit.ok) return kit
  const options = await entered(host, game, wanted.options ?? {}, sheets)
  if (!options.ok) return options
  const match = await startWith(host, kit.value, {
    options: options.value,
    ...(seats ? { seats } : {}),
    practice: practice ?? false,
    seed,
  })
  return match.ok ? done({ match: await settle(host, kit.value, fresh(match.value), [], sheets) }) : match
}

/** A command meant for another version of the match is not played: what it was meant for may be gone. */
async function decide(
  host: Host,
  { match, version }: Calls['undo']['takes'],
  deed: (table: Table) => Result<Table>,
): Promise<Result<Verdict>> {
  const found = await seatingOf(host, match)
  if (!found.ok) return found
  const seating = found.value
  return inTurn(seating, async () => {
    const now = seating.table.match.version
    if (now !== version) return done({ kind: 'stale', version: now })
    const next = seating.table.stopped ? stoppedThere(seating.table.stopped) : deed(seating.table)
    if (!next.ok) return done({ kind: 'rejected', refusal: refusalIn(host.language, next.refusal) })
    if (!(await commit(host, seating, next.value)))
      return done({ kind: 'stale', version: seating.table.match.version })
    void carryOn(host, seating)
    return done({ kind: 'accepted', version: next.value.match.version })
  })
}

/** Several steps of one way go together as far as they are legal; the first must be. */
function playAll(table: Table, { seat, actions }: Calls['play']['takes']): Result<Table> {
  let last: Result<Table> = refuse('illegal', t => t.nothingChosen)
  for (const action of actions) {
    const next = playSeat(last.ok ? last.value : table, seat, action)
    if (!next.ok) return last.ok ? last : next
    last = next
  }
  return last
}

/** Of a match that stopped, what no longer holds is saved as well. */
async function saved(host: Host, { table, fleeting }: Seating): Promise<MatchFile> {
  const file = toFile(table.match)
  if (!table.stopped || fleeting) return file
  const read = await readMatch(host.world.store, table.id)
  return { ...file, steps: read?.entries ?? file.steps }
}

function moved(table: Table, to: Result<Match>): Result<Table> {
  return to.ok ? done(travelled(table, to.value)) : to
}

/** What no longer holds stays where it is: another step here would be written over it. */
function stoppedThere({ at }: Stopped): Result<never> {
  return refuse('over', t => t.stoppedThere(at))
}

function hintFor(table: Table, seat: number): Result<Hint> {
  const choices = choicesOf(table, seat)
  const { reader, match } = table
  const weights = reader.advice.weigh(
    match.game.view(match.state, seat),
    choices.map(choice => choice.action),
  )
  const [low, high] = [Math.min(...weights), Math.max(...weights)]
  const weighed = choices
    .map(({ key, text }, index) => ({ key, text, share: shareOf(weights[index] ?? low, low, high) }))
    .toSorted((a, b) => b.share - a.share)
  const best = choices.find(({ key }) => key === weighed[0]?.key)
  return best ? done({ choice: best, weighed }) : refuse('turn', t => t.nothingToChoose)
}

function shareOf(weight: number, low: number, high: number): number {
  return high > low && Number.isFinite(high - low) ? (weight - low) / (high - low) : 1
}

/** The same steps in a practice match of their own, with new dice from there on. */
async function fork(host: Host, table: Table, at: number): Promise<Result<{ match: string }>> {
  const { match, kit } = table
  const on = forked(kit, match, at, host.world.newSeed())
  return on.ok ? done({ match: await settle(host, kit, fresh(on.value)) }) : on
}
