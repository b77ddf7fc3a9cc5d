import type { Seat } from '../../engine/types.ts'
import { back, forth } from '../../table/travel.ts'
import { say } from '../io.ts'
import { padTo } from '../layout.ts'
import { showHint, showLog, showMap, showRule } from './about.ts'
import { giveUp } from './resign.ts'
import { copyTo } from './saves.ts'
import { showAllBlocked } from './show.ts'
import type { Sitting } from './sitting.ts'
import { travel } from './travel.ts'
import { walk } from './walk.ts'

/** What follows a word that was typed: the same question, a table that changed, or the end. */
export type Next = 'ask' | 'look' | 'quit'

interface Command {
  readonly usage: string
  readonly help: string
  run(sitting: Sitting, seat: Seat, rest: string): Next
}

/** Tells something and asks the same question again. */
function asking(show: (sitting: Sitting, seat: Seat, rest: string) => void): Command['run'] {
  return (sitting, seat, rest) => {
    show(sitting, seat, rest)
    return 'ask'
  }
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  undo: {
    usage: 'undo',
    help: 'take back your last step, dice and all',
    run: (sitting, seat) => (travel(sitting, seat, back, 'Taken back.') ? 'look' : 'ask'),
  },
  redo: {
    usage: 'redo',
    help: 'do again what you took back',
    run: (sitting, seat) => (travel(sitting, seat, forth, 'Done again.') ? 'look' : 'ask'),
  },
  log: { usage: 'log [all]', help: 'what happened so far', run: asking(showLog) },
  why: {
    usage: 'why [RULE]',
    help: 'the rule behind the question, or any rule by its number',
    run: asking(showRule),
  },
  not: { usage: 'not', help: 'what cannot be done now, and why', run: asking(showAllBlocked) },
  board: {
    usage: 'board',
    help: 'draw the table again',
    run: () => 'look',
  },
  go: {
    usage: 'go [PLACE]',
    help: 'walk to a place within reach, in games with a board',
    run: (sitting, seat, place) => (walk(sitting, seat, place) ? 'look' : 'ask'),
  },
  map: {
    usage: 'map [PART]',
    help: 'a whole level or floor, in games that have them',
    run: asking(showMap),
  },
  hint: { usage: 'hint', help: 'what a sensible player would do', run: asking(showHint) },
  resign: { usage: 'resign', help: 'give up for good', run: giveUp },
  save: {
    usage: 'save FILE',
    help: 'write a copy of the match',
    run: asking((sitting, _, path) => say(sitting.io, copyTo(sitting.io, path, sitting.match))),
  },
  help: { usage: 'help', help: 'this list', run: asking(showHelp) },
  quit: { usage: 'quit', help: 'leave; the match is kept and can be continued', run: () => 'quit' },
}

function showHelp(sitting: Sitting): void {
  say(sitting.io, 'Type the number of a choice, or one of these words:')
  for (const { usage, help } of Object.values(COMMANDS)) say(sitting.io, `  ${padTo(usage, 11)} ${help}`)
}
