/** A match at a server on the table of this terminal. */
import type { AnyKit } from '../../engine/types.ts'
import type { Company, MatchId, Push } from '../../table/protocol.ts'
import { sentenceOf } from '../complain.ts'
import { say } from '../io.ts'
import { type Line, wait } from '../play/line.ts'
import { inOrder } from '../play/order.ts'
import { type Command, lookAs, type Next, receive, type TerminalTable } from '../play/terminal-table.ts'
import type { Shell } from '../shell.ts'
import type { FarLine } from './far-line.ts'
import { type Happenings, happenings } from './news.ts'
import { awaitOthers, tellHappened } from './others.ts'
import { BOT_HELP, BOT_USAGE, putBot } from './put-bot.ts'
import type { Visitor } from './seat.ts'

export interface Joining {
  readonly shell: Shell
  readonly visitor: Visitor
  readonly company: Company
  readonly kit: AnyKit
  /** What was typed to come here. */
  readonly link: string
}

/** Throws where the match cannot be looked at: whoever came so far may. */
export async function tableAt({ shell, visitor, company, kit, link }: Joining): Promise<TerminalTable> {
  const { io, asker, line } = visitor
  const { match, yours } = company
  const seen = await line.ask('open', { match, seat: yours[0] ?? null })
  if (!seen.ok) throw new Error(seen.refusal.reason)
  const picture = seen.value
  const news = happenings()
  const table: TerminalTable = {
    io,
    asker,
    paint: shell.paint(),
    kit,
    reader: kit.reader(picture.content ?? kit.packs.standard),
    line: playLine(line, news, () => table),
    match,
    isHere: seat => yours.includes(seat),
    words: { say: SAY, bot: BOT },
    others: () => awaitOthers(table, news),
    farewell: isOver =>
      isOver ? 'The match is over.' : `The match goes on; come back with: undercroft join ${link}`,
    picture: { ...picture, choices: inOrder(picture.choices, kit.facts) },
    told: new Map(),
    since: picture.length,
    due: [],
    eyes: null,
    isKnownPractice: false,
  }
  line.onPush(push => heard(table, news, push))
  return table
}

const SAY: Command = {
  usage: 'say TEXT',
  help: 'say something to the others',
  run: async ({ io, line, match }, _seat, text): Promise<Next> => {
    const said = await line.ask('say', { match, text })
    if (!said.ok) say(io, sentenceOf(said.refusal))
    return 'ask'
  },
}

const BOT: Command = {
  usage: BOT_USAGE,
  help: BOT_HELP,
  run: async (table, _seat, text): Promise<Next> => {
    const { io, line, match, picture } = table
    const put = await putBot(line, match, text)
    say(io, put.ok ? put.value : sentenceOf(put.refusal))
    if (!put.ok) return 'ask'
    await lookAs(table, picture.seat)
    return 'look'
  },
}

function heard(table: TerminalTable, news: Happenings, push: Push): void {
  const { match, asker } = table
  if (push.push === 'picture' && push.picture.match === match) {
    receive(table, push.picture)
    if (news.isAwaited()) tellHappened(table, push.picture)
    news.happened()
  }
  if (push.push === 'trouble' && push.match === match) asker.tell(push.refusal.reason)
  if (push.push === 'company' && push.company.match === match && push.company.phase === 'closed')
    news.end('The host has ended this match.')
}

/** Milliseconds between two looks whether the person wants out. */
const LOOK = 250

/** What was accepted has happened for whoever plays only when it is seen. */
function playLine(line: FarLine, news: Happenings, table: () => TerminalTable): Line {
  let due = 0
  const isSettled = () => {
    const { version, ending, asked } = table().picture
    return version >= due && (ending !== null || asked.length > 0)
  }
  return {
    ask: async (name, params) => {
      const answer = await line.ask(name, params)
      if (answer.ok) due = Math.max(due, acceptedIn(answer.value))
      return answer
    },
    onPicture: () => undefined,
    rest: async (_match: MatchId, isEnough) => {
      while (!isSettled() && !isEnough() && !news.isOver()) await Promise.race([news.next(), wait(LOOK)])
    },
    leave: async match => void (await line.ask('close', { match })),
  }
}

/** The version that a command has led to; 0 where it was none, or was not accepted. */
function acceptedIn(value: unknown): number {
  const { kind, version } = Object(value)
  return kind === 'accepted' && typeof version === 'number' ? version : 0
}
