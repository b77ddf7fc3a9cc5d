import { BEST } from '../../bots/names.ts'
import { sameAction } from '../../engine/result.ts'
import type { Seat } from '../../engine/types.ts'
import { botChoice } from '../../table/bot.ts'
import { beatsOf, deedOf, linesOf, whoOf } from '../../table/story.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { explain, rulebookOf } from '../rulebook.ts'
import { screenWidth, viewOf } from './show.ts'
import { earOf, hasSecrets, personsOf, type Sitting } from './sitting.ts'

const LATEST = 15

export function showLog(sitting: Sitting, seat: Seat, rest: string): void {
  const { io, kit, match } = sitting
  const lines = [...beatsOf(match)].flatMap(beat => {
    const own = beat.step.seat === seat || (beat.step.seat !== undefined && !hasSecrets(sitting))
    const who = personsOf(sitting).length === 1 && beat.step.seat === seat ? 'You' : whoOf(match, beat.step)
    const deed = own ? [`${who}: ${deedOf(kit, match, beat)}`] : []
    const events = linesOf(sitting.reader, beat.events, earOf(sitting, seat)).map(line => `  · ${line}`)
    return [...deed.map(line => `${beat.number}. ${line}`), ...events]
  })
  const shown = rest === 'all' ? lines : lines.slice(-LATEST)
  if (lines.length === 0) say(io, 'Nothing has happened yet.')
  if (shown.length < lines.length)
    say(io, sitting.paint('dim', `(${lines.length - shown.length} earlier lines: log all)`))
  for (const line of shown) say(io, wrap(line, screenWidth(sitting), '    '))
}

export function showRule(sitting: Sitting, seat: Seat, rest: string): void {
  const id = rest || viewOf(sitting, seat).prompt?.rule
  const text = id ? explain(rulebookOf(sitting.kit.facts.id), id) : 'Nothing is asked now.'
  say(sitting.io, wrap(text, screenWidth(sitting), '  '))
}

export function showMap(sitting: Sitting, seat: Seat, part: string): void {
  const { io, paint } = sitting
  const map = sitting.reader.words.en.map?.(viewOf(sitting, seat), paint, screenWidth(sitting), part)
  say(io, map ?? 'The board shows everything already.')
}

export function showHint(sitting: Sitting, seat: Seat): void {
  const { io, match, reader } = sitting
  const actions = match.game.actions(match.state, seat)
  if (actions.length === 0) {
    say(io, 'There is nothing to choose now.')
    return
  }
  const advised = botChoice(sitting, seat, BEST)
  const number = actions.findIndex(action => sameAction(action, advised)) + 1
  say(io, `Perhaps ${number}. ${reader.words.en.action(advised, viewOf(sitting, seat))}`)
}
