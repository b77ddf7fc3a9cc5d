/** While others play elsewhere: what they do is told as it happens, and one may look around, speak or leave. */
import { type Picture, told } from '../../table/protocol.ts'
import { say } from '../io.ts'
import { wrap } from '../layout.ts'
import { screenWidth, showNews } from '../play/show.ts'
import { earOf, personsOf, type TerminalTable, type Turn } from '../play/terminal-table.ts'
import { command, notUnderstood } from '../play/turn.ts'
import type { Happenings } from './news.ts'

/** Until somebody here is asked, or the match is over. */
export async function awaitOthers(table: TerminalTable, news: Happenings): Promise<Turn> {
  await catchUp(table)
  news.await(true)
  try {
    return await untilOurTurn(table, news)
  } finally {
    news.await(false)
  }
}

async function untilOurTurn(table: TerminalTable, news: Happenings): Promise<Turn> {
  const { asker, io, paint } = table
  let awaited = ''
  while (!isOurTurn(table)) {
    const names = whoIsAwaited(table)
    if (names !== '' && names !== awaited) asker.tell(paint('dim', `Waiting for ${names}…`))
    awaited = names
    const ended = news.why()
    if (ended !== null) say(io, ended)
    if (asker.interrupted || ended !== null) return 'ended'
    const line = await asker.askUntil(news.next(), '… ')
    if (line === null) return 'ended'
    if (line?.trim() && (await typed(table, line.trim()))) return 'left'
  }
  return 'on'
}

/** Whether the person leaves. */
async function typed(table: TerminalTable, line: string): Promise<boolean> {
  const next = await command(table, personsOf(table)[0] ?? 0, line)
  if (next === null) say(table.io, notUnderstood(line))
  return next === 'quit'
}

/** All that has happened up to now, once. */
async function catchUp(table: TerminalTable): Promise<void> {
  const ear = earHere(table)
  do await showNews(table, ear)
  while ((table.told.get(ear) ?? 0) < table.picture.length)
}

export function tellHappened(table: TerminalTable, picture: Picture): void {
  for (const { text } of told(picture.lines)) table.asker.tell(wrap(`· ${text}`, screenWidth(table), '  '))
  table.told.set(earHere(table), picture.length)
}

/** As whom whoever sits here is told what others do; null for those who only look on. */
function earHere(table: TerminalTable): number | null {
  const [seat] = personsOf(table)
  return seat === undefined ? null : earOf(table, seat)
}

function isOurTurn(table: TerminalTable): boolean {
  const { picture } = table
  return picture.ending !== null || personsOf(table).some(seat => picture.asked.includes(seat))
}

function whoIsAwaited({ picture }: TerminalTable): string {
  return picture.asked.flatMap(seat => picture.seats[seat]?.name ?? []).join(' and ')
}
