import { sameAction } from '../../engine/result.ts'
import type { Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { explain, rulebookOf } from '../rulebook.ts'
import { beatsOf, deedOf, linesOf, whoOf } from '../story.ts'
import { adviceOf, earOf, hasSecrets, personsOf, type Session } from './session.ts'
import { screenWidth, viewOf } from './show.ts'

const LATEST = 15

export function showLog(session: Session, seat: Seat, rest: string): void {
  const { io, kit, match } = session
  const lines = [...beatsOf(match)].flatMap(beat => {
    const own = beat.step.seat === seat || (beat.step.seat !== undefined && !hasSecrets(session))
    const who = personsOf(session).length === 1 && beat.step.seat === seat ? 'You' : whoOf(match, beat.step)
    const deed = own ? [`${who}: ${deedOf(kit, match, beat)}`] : []
    const events = linesOf(kit, beat.events, earOf(session, seat)).map(line => `  · ${line}`)
    return [...deed.map(line => `${beat.number}. ${line}`), ...events]
  })
  const shown = rest === 'all' ? lines : lines.slice(-LATEST)
  if (lines.length === 0) say(io, 'Nothing has happened yet.')
  if (shown.length < lines.length)
    say(io, session.paint('dim', `(${lines.length - shown.length} earlier lines: log all)`))
  for (const line of shown) say(io, wrap(line, screenWidth(session), '    '))
}

export function showRule(session: Session, seat: Seat, rest: string): void {
  const id = rest || viewOf(session, seat).prompt?.rule
  const text = id ? explain(rulebookOf(session.kit.facts.id), id) : 'Nothing is asked now.'
  say(session.io, wrap(text, screenWidth(session), '  '))
}

export function showMap(session: Session, seat: Seat, part: string): void {
  const { io, kit, paint } = session
  const map = kit.words.en.map?.(viewOf(session, seat), paint, screenWidth(session), part)
  say(io, map ?? 'The board shows everything already.')
}

export function showHint(session: Session, seat: Seat): void {
  const { io, kit, match } = session
  const actions = match.game.actions(match.state, seat)
  if (actions.length === 0) {
    say(io, 'There is nothing to choose now.')
    return
  }
  const advised = adviceOf(session, seat, 'greedy')
  const number = actions.findIndex(action => sameAction(action, advised)) + 1
  say(io, `Perhaps ${number}. ${kit.words.en.action(advised, viewOf(session, seat))}`)
}
