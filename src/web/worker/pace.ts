/** What a table does by itself: dice, bots, the clock, and the reward at the end. */

import { actorOf } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import {
  befallTable,
  botChoice,
  botToAct,
  limitOf,
  playSeat,
  rollChance,
  type Table,
} from '../../table/table.ts'
import { commit, type Host, inTurn, type Seating, secondsLeft, show } from './seating.ts'
import { reward } from './sheets.ts'

/** Plays dice and bots until a person is asked, the match is over, or nobody looks any more. */
export async function carryOn(host: Host, seating: Seating): Promise<void> {
  if (seating.running) return
  seating.running = true
  try {
    while (seating.seat !== undefined && isMoving(seating)) {
      if (botToAct(seating.table) !== null && !seating.hurry) await host.world.wait(host.pause)
      if (seating.seat === undefined) break
      const went = await inTurn(seating, () => step(host, seating))
      if (!went) break
    }
    if (isOver(seating.table)) await reward(host, seating)
  } finally {
    seating.running = false
    seating.hurry = false
  }
}

function isMoving({ table }: Seating): boolean {
  if (table.stopped) return false
  return actorOf(table.match).kind === 'chance' || botToAct(table) !== null
}

function isOver({ match }: Table): boolean {
  return actorOf(match).kind === 'over'
}

async function step(host: Host, seating: Seating): Promise<boolean> {
  if (!isMoving(seating)) return true
  const next = moved(seating)
  if (!next.ok) return false
  await commit(host, seating, next.value)
  return true
}

function moved({ table, chance }: Seating): Result<Table> {
  const bot = botToAct(table)
  if (bot !== null) return playSeat(table, bot, botChoice(table, bot))
  // Counted in the line that stands, so that what was taken back falls again as it was prepared.
  const prepared = chance[table.story.filter(({ step: { seat } }) => seat === undefined).length]
  const fallen = prepared === undefined ? null : befallTable(table, prepared)
  return fallen?.ok ? fallen : rollChance(table)
}

/** Whoever has not answered in time answers no more: the clock plays its own step. */
export async function watchClock(host: Host, seating: Seating): Promise<void> {
  for (;;) {
    const left = secondsLeft(host, seating)
    if (left === null || isOver(seating.table) || seating.table.stopped) return
    if (left <= 0) break
    await host.world.wait(Math.min(left, 1) * 1000)
    if (seating.seat === undefined) return
  }
  await inTurn(seating, () => runOut(host, seating))
  await carryOn(host, seating)
}

async function runOut(host: Host, seating: Seating): Promise<void> {
  const { table } = seating
  const limit = limitOf(table)
  const actor = actorOf(table.match)
  if (!limit || actor.kind !== 'seats') return
  const ended = playSeat(table, actor.seats[0] ?? 0, limit.action)
  if (ended.ok) await commit(host, seating, ended.value)
  else show(host, seating)
}
