/** A host gives a seat of a match at a server to a bot, before it begins and while it is played. */
import { BEST, LEVELS, type Level } from '../../bots/names.ts'
import { clipped } from '../../engine/limits.ts'
import { done, refuse } from '../../engine/result.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { levelFrom } from '../../table/names.ts'
import type { Company } from '../../table/protocol.ts'
import { indexOf } from '../play/menu.ts'
import { usualName } from '../sitters.ts'
import type { FarLine } from './far-line.ts'

export const BOT_USAGE = 'bot SEAT [LEVEL]'
export const BOT_HELP = `give a seat to a bot: ${LEVELS.join(', ')}`

/** `2 novice`; the answer is what has come of it. Who may do that is for the server to say. */
export async function putBot(
  line: Pick<FarLine, 'ask'>,
  match: Company['match'],
  text: string,
): Promise<Result<string>> {
  const company = await line.ask('attend', { match })
  if (!company.ok) return company
  const wanted = wantedIn(company.value, text)
  if (!wanted.ok) return wanted
  const put = await given(line, company.value, wanted.value)
  const { seat, level } = wanted.value
  return put.ok ? done(`Seat ${seat + 1} is played by a bot: ${level}.`) : put
}

interface Wanted {
  readonly seat: Seat
  readonly level: Level
}

function wantedIn({ seats }: Company, text: string): Result<Wanted> {
  const [word = '', named = BEST] = text.split(/\s+/)
  const seat = indexOf(word, seats.length)
  if (seat === null)
    return refuse('options', `There is no seat "${clipped(word)}"; ${thereAre(seats.length)}.`)
  const level = levelFrom(named)
  return level.ok ? done({ seat, level: level.value }) : level
}

function thereAre(count: number): string {
  return count === 1 ? 'the only one is 1' : `the seats are 1 to ${count}`
}

/** A bot that sits there already keeps its name; a person who is away gets the seat back on coming again. */
async function given(
  line: Pick<FarLine, 'ask'>,
  { match, phase, seats, yours }: Company,
  { seat, level }: Wanted,
): Promise<Result<null>> {
  const { kind, name } = seats[seat]?.holder ?? { kind: 'open', name: '' }
  if (kind === 'person')
    return phase === 'begun' && !yours.includes(seat)
      ? line.ask('lend', { match, seat, level })
      : refuse('turn', `${name} sits on seat ${seat + 1}.`)
  const others = seats.toSpliced(seat, 1).map(({ holder }) => holder.name)
  const called = kind === 'bot' ? name : usualName(seat, others)
  return line.ask('arrange', { match, seat, holder: { kind: 'bot', name: called, level } })
}

/** What Tab makes of the first letters. */
export function botWords({ seats }: Pick<Company, 'seats'>): string[] {
  return seats.flatMap(({ holder }, seat) =>
    holder.kind === 'person' ? [] : LEVELS.map(level => `bot ${seat + 1} ${level}`),
  )
}
