/** Commands: what a viewer wants to be done to the match. */
import type { Match } from '../../engine/match.ts'
import { done } from '../../engine/result.ts'
import type { Stopped } from '../../engine/resume.ts'
import { resign } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import { autoplay } from '../drive.ts'
import { byAny, type Eyes, eyesOf } from '../eyes.ts'
import type { House, Judgement, Room, Session } from '../house.ts'
import type { CommandName, HouseVerdict } from '../house-protocol.ts'
import type { Calls, Command, Level } from '../protocol.ts'
import { commit, enqueue } from '../room.ts'
import { playSeat, type Table, travelled } from '../table.ts'
import { refuse } from '../text/index.ts'
import { back, forth, toTurnStart } from '../travel.ts'
import { showAnew } from '../viewer.ts'
import { asViewer, type Handlers } from './handlers.ts'

type Change = (table: Table, eyes: Eyes) => Result<Table>

export const COMMANDS: Handlers<CommandName> = {
  play: (house, session, command) =>
    decide(house, session, command, (table, eyes) => playAll(table, eyes, command)),
  undo: (house, session, command) => decide(house, session, command, moving(back)),
  redo: (house, session, command) => decide(house, session, command, moving(forth)),
  reset: (house, session, command) => decide(house, session, command, moving(toTurnStart)),
  resign: (house, session, command) =>
    decide(
      house,
      session,
      command,
      moving((match, eyes) => giveUp(match, eyes, command.level)),
    ),
}

/** As many answers as a room remembers. */
const REMEMBERED = 200

function decide(
  house: House,
  session: Session,
  command: Command,
  change: Change,
): Promise<Result<HouseVerdict>> {
  return asViewer(house, session, command.match, async (room, viewer) => {
    const judgement = await once(room, `${viewer.seat} ${command.id}`, () =>
      judged(house, room, command.version, table => change(table, eyesOf(table, session, viewer.seat))),
    )
    return done(
      judgement.kind === 'stale' ? { ...judgement, sight: showAnew(house, room, viewer) } : judgement,
    )
  })
}

/** A command that was judged already stays judged, and nothing is done again. */
function once(room: Room, key: string, judge: () => Promise<Judgement>): Promise<Judgement> {
  const { verdicts } = room
  const known = verdicts.get(key)
  if (known) return known
  const judgement = enqueue(room, judge)
  verdicts.set(key, judgement)
  // What could not be judged, because the store failed, may be said again.
  judgement.catch(() => verdicts.delete(key))
  const [oldest] = verdicts.keys()
  if (verdicts.size > REMEMBERED && oldest !== undefined) verdicts.delete(oldest)
  return judgement
}

/** A command meant for another version of the match is not played: what it was meant for may be gone. */
async function judged(
  house: House,
  room: Room,
  version: number,
  change: (table: Table) => Result<Table>,
): Promise<Judgement> {
  const { table } = room
  if (table.match.version !== version) return { kind: 'stale' }
  if (room.record.closed) return { kind: 'rejected', refusal: refuse('over', t => t.closed).refusal }
  const next = table.stopped ? stoppedThere(table.stopped) : change(table)
  if (!next.ok) return { kind: 'rejected', refusal: next.refusal }
  const kept = await commit(house, room, next.value)
  if (!kept.ok) return { kind: 'rejected', refusal: kept.refusal }
  if (!kept.value) return { kind: 'stale' }
  void autoplay(house, room)
  return { kind: 'accepted', version: next.value.match.version }
}

/** Several steps of one way go together as far as they are legal; the first must be. */
function playAll(
  table: Table,
  eyes: Eyes,
  { actions, joined = false }: Calls['play']['takes'],
): Result<Table> {
  let last: Result<Table> = refuse('illegal', t => t.nothingChosen)
  for (const action of actions) {
    const now: Table = last.ok ? last.value : table
    const next = byAny(eyes, seat => playSeat(now, seat, action, joined || last.ok))
    if (!next.ok) return last.ok ? last : next
    last = next
  }
  return last
}

function moving(move: (match: Match, eyes: Eyes) => Result<Match>): Change {
  return (table, eyes) => {
    const to = move(table.match, eyes)
    return to.ok ? done(travelled(table, to.value)) : to
  }
}

/** Nobody gives up for somebody else. */
function giveUp(match: Match, [own]: Eyes, level?: Level): Result<Match> {
  return own === undefined ? refuse('turn', t => t.noSeatHere) : resign(match, own, level)
}

/** What no longer holds stays where it is: another step here would be written over it. */
function stoppedThere({ at }: Stopped): Result<never> {
  return refuse('over', t => t.stoppedThere(at))
}
