/** Commands: what a seat wants to be done to the match. */
import type { Match } from '../../engine/match.ts'
import { done, refusalIn } from '../../engine/result.ts'
import type { Stopped } from '../../engine/resume.ts'
import { resign } from '../../engine/seats.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { autoplay } from '../drive.ts'
import type { House, Room, Session, Viewer } from '../house.ts'
import type { Calls, Command, Verdict } from '../protocol.ts'
import { commit, enqueue } from '../room.ts'
import { playSeat, type Table, travelled } from '../table.ts'
import { refuse } from '../text/index.ts'
import { back, forth, toTurnStart } from '../travel.ts'
import { pictureFor } from '../viewer.ts'
import { asViewer, type Handlers } from './handlers.ts'

type Change = (table: Table, seat: Seat) => Result<Table>

export const COMMANDS: Handlers<'play' | 'undo' | 'redo' | 'reset' | 'resign'> = {
  play: (house, session, command) =>
    decide(house, session, command, (table, seat) => playAll(table, seat, command)),
  undo: (house, session, command) => decide(house, session, command, moving(back)),
  redo: (house, session, command) => decide(house, session, command, moving(forth)),
  reset: (house, session, command) => decide(house, session, command, moving(toTurnStart)),
  resign: (house, session, command) => decide(house, session, command, moving(resign)),
}

/** As many answers as a room remembers. */
const REMEMBERED = 200

/** A command that was answered already gets that answer, and nothing is done again. */
function decide(house: House, session: Session, command: Command, change: Change): Promise<Result<Verdict>> {
  return asViewer(house, session, command.match, (room, viewer) => {
    const key = `${viewer.seat} ${command.id}`
    const known = room.verdicts.get(key)
    if (known) return known
    const verdict = enqueue(room, () => judged(house, room, viewer, command.version, change))
    remember(room, key, verdict)
    return verdict
  })
}

function remember({ verdicts }: Room, key: string, verdict: Promise<Result<Verdict>>): void {
  verdicts.set(key, verdict)
  const [oldest] = verdicts.keys()
  if (verdicts.size > REMEMBERED && oldest !== undefined) verdicts.delete(oldest)
}

/** A command meant for another version of the match is not played: what it was meant for may be gone. */
async function judged(
  house: House,
  room: Room,
  viewer: Viewer & { readonly seat: Seat },
  version: number,
  change: Change,
): Promise<Result<Verdict>> {
  const { table } = room
  if (table.match.version !== version) return done(stale(house, room, viewer))
  const next = table.stopped ? stoppedThere(table.stopped) : change(table, viewer.seat)
  if (!next.ok) return done({ kind: 'rejected', refusal: refusalIn(viewer.session.language, next.refusal) })
  if (!(await commit(house, room, next.value))) return done(stale(house, room, viewer))
  void autoplay(house, room)
  return done({ kind: 'accepted', version: next.value.match.version })
}

function stale(house: House, room: Room, viewer: Viewer): Verdict {
  return { kind: 'stale', picture: pictureFor(house, room, viewer) }
}

/** Several steps of one way go together as far as they are legal; the first must be. */
function playAll(table: Table, seat: Seat, { actions }: Calls['play']['takes']): Result<Table> {
  let last: Result<Table> = refuse('illegal', t => t.nothingChosen)
  for (const action of actions) {
    const next = playSeat(last.ok ? last.value : table, seat, action)
    if (!next.ok) return last.ok ? last : next
    last = next
  }
  return last
}

function moving(move: (match: Match, seat: Seat) => Result<Match>): Change {
  return (table, seat) => {
    const to = move(table.match, seat)
    return to.ok ? done(travelled(table, to.value)) : to
  }
}

/** What no longer holds stays where it is: another step here would be written over it. */
function stoppedThere({ at }: Stopped): Result<never> {
  return refuse('over', t => t.stoppedThere(at))
}
