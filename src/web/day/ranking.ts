/** The ranked deals of a server: what it tells of a day, and what can be done with them. */
import { messageOf } from '../../engine/error-message.ts'
import type { DayTable } from '../../table/protocol.ts'
import { packedFile } from '../shell/files.ts'
import { goTo } from '../shell/router.ts'
import { settings } from '../shell/settings.ts'
import { say } from '../shell/toasts.ts'
import { call } from '../shell/wire.ts'
import { type Day, dayAt } from './day.ts'
import { isKept, keepPromises, readPromises, withPromises } from './promises.ts'
import { words } from './text/index.ts'
import { today } from './today.ts'

/** A server counts days alike for everybody: today is what it is there. */
export function rankedDay(day: Day): Day {
  return day === today() ? dayAt(Date.now(), 'UTC') : day
}

export interface Ranking {
  readonly table: DayTable
  /** Whether the server plays what it had committed to when this device last looked; null where it had not. */
  readonly isKept: boolean | null
}

export async function readRanking(day: Day, games: readonly string[]): Promise<readonly Ranking[]> {
  const tables = await Promise.all(games.map(game => call('day', { game, day })))
  const promises = readPromises()
  keepPromises(withPromises(promises, tables))
  return tables.map(table => ({ table, isKept: isKept(promises, table) }))
}

export function playRanked(day: Day, game: string): Promise<void> {
  const name = settings.value.name.trim() || words.value.guest
  return said(async () => goTo('table', (await call('playDay', { game, name, day })).match))
}

/** As a link would carry it, so that it can be loaded again. */
export function watchRanked(match: string): Promise<void> {
  return said(async () => goTo('replay', '', { m: await packedFile(await call('replayDay', { match })) }))
}

async function said(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => say(messageOf(error)))
}
