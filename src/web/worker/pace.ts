/** What a table does by itself: dice, bots, the clock, and the reward at the end. */
import type { Result } from '../../engine/types.ts'
import { botChoice, botToAct, limitOf, playStep, rollChance, type Table } from '../../table/table.ts'
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
  return table.match.game.actor(table.match.state).kind === 'chance' || botToAct(table) !== null
}

function isOver({ match }: Table): boolean {
  return match.game.actor(match.state).kind === 'over'
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
  if (bot !== null) return playStep(table, { seat: bot, action: botChoice(table, bot) })
  // Counted in the line that stands, so that what was taken back falls again as it was prepared.
  const prepared = chance[table.story.filter(({ step: { seat } }) => seat === undefined).length]
  const fallen = prepared === undefined ? null : playStep(table, { action: prepared })
  return fallen?.ok ? fallen : rollChance(table)
}

/** Whoever has not answered in time answers no more: the clock plays its own step. */
export async function watchClock(host: Host, seating: Seating): Promise<void> {
  for (;;) {
    const left = secondsLeft(host, seating)
    if (left === null || isOver(seating.table)) return
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
  const actor = table.match.game.actor(table.match.state)
  if (!limit || actor.kind !== 'seats') return
  const ended = playStep(table, { seat: actor.seats[0] ?? 0, action: limit.action })
  if (ended.ok) await commit(host, seating, ended.value)
  else show(host, seating)
}
