/** Before a match begins: who is there, and waiting for the others. */
import { levelOf } from '../../bots/levels.ts'
import { BEST, LEVELS } from '../../bots/names.ts'
import { clipped } from '../../engine/limits.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { levelFrom } from '../../table/names.ts'
import type { Company } from '../../table/protocol.ts'
import { sentenceOf } from '../complain.ts'
import { type Io, say } from '../io.ts'
import { usageLines } from '../play/commands.ts'
import type { FarLine } from './far-line.ts'
import { happenings } from './news.ts'
import { BOT_HELP, BOT_USAGE, botWords, putBot } from './put-bot.ts'
import type { Visitor } from './seat.ts'

/** The company when the match has begun; null when the person leaves before. */
export async function untilBegun(visitor: Visitor, first: Company): Promise<Result<Company | null>> {
  const { line, io, asker } = visitor
  const { next, happened } = happenings()
  let company = first
  const stop = line.onPush(push => {
    if (push.push !== 'company' || push.company.match !== first.match) return
    const before = whoIsThere(company)
    company = push.company
    if (isOpen(company) && whoIsThere(company) !== before) asker.tell(whoIsThere(company))
    happened()
  })
  if (isOpen(company)) say(io, whoIsThere(company))
  else if (company.withoutHints) say(io, WITHOUT_HINTS)
  while (isOpen(company) && !asker.interrupted) {
    const line = await asker.askUntil(next(), 'waiting> ', { keys: 0, words: wordsFor(company) })
    if (line === null || line?.trim() === 'quit') break
    if (line?.trim()) await typed(visitor, company, line.trim())
  }
  stop()
  if (company.phase === 'closed') return refuse('over', 'The host has ended this match.')
  return done(isOpen(company) ? null : company)
}

function isOpen({ phase }: Company): boolean {
  return phase === 'gathering' || phase === 'starting'
}

/** Whoever comes when it has begun is told, too. */
const WITHOUT_HINTS = 'It is played without hints.'

function whoIsThere({ seats, phase, youHost, withoutHints }: Company): string {
  const lines = seats.map(({ holder, isPresent, isHost }, seat) => {
    const [who, notes] = [holder.kind === 'open' ? '(open)' : holder.name, [] as string[]]
    if (holder.kind === 'bot') notes.push(`bot, ${levelOf(holder)}`)
    if (isHost) notes.push('host')
    if (holder.kind === 'person' && !isPresent) notes.push('away')
    return ` ${seat + 1}. ${who}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
  })
  const waiting =
    phase === 'starting'
      ? 'The match is starting.'
      : youHost
        ? 'Type begin to begin, bot SEAT to give a seat to a bot, or help.'
        : 'Waiting for the host…'
  return [...lines, ...(withoutHints ? [WITHOUT_HINTS] : []), waiting].join('\n')
}

/** What may be typed, and what it does. */
const WORDS: Readonly<Record<string, { readonly usage: string; readonly help: string }>> = {
  begin: { usage: 'begin [LEVEL]', help: 'begin, and let bots of this level fill the open seats' },
  bot: { usage: BOT_USAGE, help: BOT_HELP },
  say: { usage: 'say TEXT', help: 'say something to the others' },
  help: { usage: 'help', help: 'this list' },
  quit: { usage: 'quit', help: 'leave; your seat is kept' },
}

/** What Tab completes. */
function wordsFor(company: Company): string[] {
  const ofHost = company.youHost ? [...LEVELS.map(level => `begin ${level}`), ...botWords(company)] : []
  return [...Object.keys(WORDS), ...ofHost]
}

async function typed({ io, line }: Visitor, { match }: Company, text: string): Promise<void> {
  const [word = '', ...rest] = text.split(/\s+/)
  if (word === 'begin') return begin(io, line, match, rest[0])
  if (word === 'bot') return told(io, await putBot(line, match, rest.join(' ')))
  if (word === 'say') return told(io, await line.ask('say', { match, text: rest.join(' ') }))
  if (word !== 'help') say(io, `"${clipped(word)}" is none of these words:`)
  for (const row of usageLines(Object.values(WORDS))) say(io, row)
}

async function begin(io: Io, line: FarLine, match: string, word?: string): Promise<void> {
  const level = word === undefined ? done(BEST) : levelFrom(word)
  told(io, level.ok ? await line.ask('begin', { match, level: level.value }) : level)
}

function told(io: Io, answer: Result<unknown>): void {
  if (!answer.ok) say(io, sentenceOf(answer.refusal))
}
