/** Deals of the day, and who has tried them. */
import { type Query, type Row, type Sql, sql, unpacked } from './sql.ts'
import type { Attempt, Day, Days, DeviceId } from './store.ts'

export function daysIn(database: Sql): Days {
  const attempts = async (query: Query) => (await database.all(query)).map(attemptIn)
  return {
    settle: day => settle(database, day),
    read: async (game, day) => (await database.all(dayOf(game, day))).map(dayIn)[0] ?? null,
    begin: (attempt, isOpen) => begin(database, attempt, isOpen),
    conclude: async (match, result, score) =>
      void (await database.all(sql`update attempts set result = ${JSON.stringify(result)}, score = ${score}
        where match_id = ${match} and result is null`)),
    ofMatch: async match => (await attempts(attemptAt(match)))[0] ?? null,
    ranking: (game, day, most) =>
      attempts(sql`select * from attempts
        where game = ${game} and day = ${day} and is_ranked = 1 and result is not null
        order by score desc, begun limit ${most}`),
    of: (device, game, day) =>
      attempts(sql`select * from attempts
        where device = ${device} and game = ${game} and day = ${day} order by begun, match_id`),
  }
}

const dayOf = (game: string, day: string) => sql`select * from days where game = ${game} and day = ${day}`

async function settle(database: Sql, { game, day, secret, commitment }: Day): Promise<Day> {
  const [, rows] = await database.together([
    sql`insert into days (game, day, secret, commitment) values (${game}, ${day}, ${secret}, ${commitment})
      on conflict do nothing`,
    dayOf(game, day),
  ])
  return only((rows ?? []).map(dayIn))
}

function dayIn(row: Row): Day {
  return {
    game: String(row['game']),
    day: String(row['day']),
    secret: String(row['secret']),
    commitment: String(row['commitment']),
  }
}

const attemptAt = (match: string) => sql`select * from attempts where match_id = ${match}`

type Begun = Omit<Attempt, 'ranked' | 'result' | 'score'>

/** The index allows one ranked attempt a device, game and day; whoever finds it taken is not ranked. */
async function begin(database: Sql, attempt: Begun, isOpen: boolean): Promise<Attempt> {
  const tries = isOpen ? [trying(attempt, 1), trying(attempt, 0)] : [trying(attempt, 0)]
  const answers = await database.together([...tries, attemptAt(attempt.match)])
  return only((answers.at(-1) ?? []).map(attemptIn))
}

function trying({ match, game, day, device, name, begun }: Begun, isRanked: 0 | 1): Query {
  return sql`insert into attempts (match_id, game, day, device, name, is_ranked, begun)
    values (${match}, ${game}, ${day}, ${device}, ${name}, ${isRanked}, ${begun}) on conflict do nothing`
}

export async function attemptsBy(database: Sql, device: DeviceId): Promise<readonly Attempt[]> {
  const rows = await database.all(
    sql`select * from attempts where device = ${device} order by begun, match_id`,
  )
  return rows.map(attemptIn)
}

function attemptIn(row: Row): Attempt {
  return {
    game: String(row['game']),
    day: String(row['day']),
    device: String(row['device']),
    match: String(row['match_id']),
    name: String(row['name']),
    ranked: Number(row['is_ranked']) === 1,
    result: row['result'] === null ? null : unpacked(row, 'result'),
    score: row['score'] === null ? null : Number(row['score']),
    begun: Number(row['begun']),
  }
}

function only<T>(found: readonly T[]): T {
  const [first] = found
  if (first === undefined) throw new Error('What was just written is not there.')
  return first
}
