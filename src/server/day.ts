/**
 * The deal of a day: one for each game, the same dice for everybody. Its secret is settled the day before and shown the
 * day after; in between there is a commitment to it (S24).
 */
import { commitmentTo } from '../engine/fair.ts'
import type { Fair } from '../engine/log.ts'
import { newSecret } from './secrets.ts'
import type { Server } from './server.ts'
import type { Day } from './store/store.ts'

const A_DAY = 24 * 3_600_000

/** The day of a moment, for a server everywhere on earth the same. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

export function todayAt({ house }: Server): string {
  return dayAt(house.world.date())
}

/** When it is over for everybody. */
export function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + A_DAY
}

export function dayAfter(day: string): string {
  return dayAt(endOf(day))
}

/** Today's and tomorrow's are settled now; of the days before there is what was settled then, and of later ones none. */
export async function dealOf(server: Server, game: string, day: string): Promise<Day | null> {
  const { store } = server
  const today = todayAt(server)
  if (day !== today && day !== dayAfter(today)) return day < today ? store.days.read(game, day) : null
  const secret = newSecret()
  return (
    (await store.days.read(game, day)) ??
    (await store.days.settle({ game, day, secret, commitment: commitmentTo(secret) }))
  )
}

/** So that tomorrow's commitment stands today, whether or not anybody asks for it. */
export async function settleDays(server: Server): Promise<void> {
  const today = todayAt(server)
  for (const game of Object.keys(server.house.world.kits))
    for (const day of [today, dayAfter(today)]) await dealOf(server, game, day)
}

/** Nobody has a salt, and the name is the deal's and not the match's: so the dice of all who play it are the same. */
export function fairOf({ game, day, commitment }: Day): Fair {
  return { match: `${game}/${day}`, commitment, salts: [] }
}
