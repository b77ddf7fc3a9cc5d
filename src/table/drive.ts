/** What a room does by itself: dice, bots, the clock, and at the end the reward and the chronicle. */
import type { Budget } from '../bots/mind.ts'
import { stepsOf } from '../engine/line.ts'
import { done } from '../engine/result.ts'
import { actorOf, personsOf } from '../engine/seats.ts'
import type { Result, Seat } from '../engine/types.ts'
import { type BotAnswer, botQuestion, COUNTED } from './bot.ts'
import { isAwake, secondsLeft } from './clock.ts'
import { enterChronicle } from './enter-chronicle.ts'
import { type Forced, forcedIn } from './forced.ts'
import { type House, type Room, tellLists } from './house.ts'
import { commit, enqueue } from './room.ts'
import { reward } from './sheets.ts'
import { sorry } from './sorry.ts'
import { befallTable, playSeat, rollChance, type Table } from './table.ts'
import { botToAct } from './turn.ts'
import { show, showTrouble } from './viewer.ts'

/** Plays dice, bots and what leaves no choice until a person is asked, the match is over, or nobody looks any more. */
export async function autoplay(house: House, room: Room): Promise<void> {
  if (room.running) return
  room.running = true
  try {
    while (isAwake(house, room) && isMoving(room)) if (!(await step(house, room))) break
    // Sheets and the chronicle are a device's: a house for everybody has neither.
    if (isOver(room.table) && house.runs !== 'always') await enqueue(room, () => concluded(house, room))
  } catch (error) {
    showTrouble(room, sorry(error).refusal)
    if (house.runs === 'always') void tryAgain(house, room)
  } finally {
    room.running = false
  }
}

/** Milliseconds until what a store did not keep is tried again. */
const RETRY = 5000

/** A store that failed may be back: where nobody looks, nobody else would set the match going again. */
async function tryAgain(house: House, room: Room): Promise<void> {
  await house.world.wait(RETRY)
  await goOn(house, room)
}

async function goOn(house: House, room: Room): Promise<void> {
  if (house.rooms.get(room.table.id) === room) await autoplay(house, room)
}

/** Whoever looks at the end is told when there is more to see of it. */
async function concluded(house: House, room: Room): Promise<void> {
  const { record } = room
  await reward(house, room)
  await enterChronicle(house, room)
  if (room.record !== record) tellLists(house)
}

function isMoving(room: Room): boolean {
  const { table, record } = room
  if (table.stopped || record.closed) return false
  return actorOf(table.match).kind === 'chance' || botToAct(table) !== null || forcedIn(room) !== null
}

function isOver({ match }: Table): boolean {
  return actorOf(match).kind === 'over'
}

/** False where it cannot go on. */
function step(house: House, room: Room): Promise<boolean> {
  const bot = botToAct(room.table)
  if (bot !== null) return botPlays(house, room, bot)
  return enqueue(room, async () => {
    const forced = forcedIn(room)
    return forced ? forceStep(house, room, forced) : rolled(house, room)
  })
}

/** It belongs to the seat's step before it, so that one undo takes back both. */
async function forceStep(house: House, room: Room, { seat, action }: Forced): Promise<boolean> {
  const next = playSeat(room.table, seat, action, room.table.match.line.step?.seat === seat)
  return next.ok && keepOrTell(house, room, next.value)
}

async function rolled(house: House, room: Room): Promise<boolean> {
  if (actorOf(room.table.match).kind !== 'chance') return true
  const next = fallen(room)
  return next.ok && keepOrTell(house, room, next.value)
}

/** False where the match can be kept no more; then whoever looks is told. */
async function keepOrTell(house: House, room: Room, next: Table): Promise<boolean> {
  const kept = await commit(house, room, next)
  if (!kept.ok) showTrouble(room, kept.refusal)
  return kept.ok
}

function fallen({ table, prepared }: Room): Result<Table> {
  if (prepared.length === 0) return rollChance(table)
  // Counted in the line that stands, so that what was taken back falls again as it was prepared.
  const due = prepared[stepsOf(table.match).filter(({ seat }) => seat === undefined).length]
  const made = due === undefined ? null : befallTable(table, due)
  return made?.ok ? made : rollChance(table)
}

/**
 * A bot thinks beside the queue, and always long enough for somebody else to be heard. Where the table changes meanwhile
 * or is left, nobody waits for it any more, and what it says then is not played.
 */
async function botPlays(house: House, room: Room, seat: number): Promise<boolean> {
  const { match } = room.table
  if (room.resting) return false
  const thinking = new AbortController()
  room.thinking = thinking
  const [action] = await Promise.all([answerOf(house, room, seat, thinking.signal), house.world.wait(0)])
  if (action === null || !isAwake(house, room)) return true
  return enqueue(room, async () => {
    if (room.table.match.version !== match.version || room.record.closed) return true
    const next = action.ok ? playSeat(room.table, seat, action.value.action) : action
    if (next.ok) return keepOrTell(house, room, next.value)
    showTrouble(room, next.refusal)
    if (house.runs === 'always') void rest(house, room)
    return false
  })
}

/** Milliseconds for which a bot that failed is not asked again. */
const REST = 60_000

/**
 * Where many play, whoever looks again and again at a bot that runs away must not take the threads of all others (S13).
 * Who still looks when it is over need not come again for it to be asked once more.
 */
async function rest(house: House, room: Room): Promise<void> {
  room.resting = true
  await house.world.wait(REST)
  room.resting = false
  if (room.viewers.size > 0) await goOn(house, room)
}

/** Null where it is not wanted any more, however long the bot goes on. */
function answerOf(
  house: House,
  room: Room,
  seat: Seat,
  signal: AbortSignal,
): Promise<Result<BotAnswer> | null> {
  const unwanted = new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null)))
  return Promise.race([chosen(house, room, seat, signal), unwanted])
}

async function chosen(house: House, room: Room, seat: Seat, signal: AbortSignal): Promise<Result<BotAnswer>> {
  const { match, sealed } = room.table
  try {
    const question = botQuestion(match, seat, { lots: sealed?.lots, budget: budgetIn(house, room) })
    return done(await house.world.askBot(question, signal))
  } catch (error) {
    return sorry(error)
  }
}

/** Milliseconds that a bot may think about one step, and where whoever looks is shown everything quickly. */
const [THINKING, HURRIED] = [1000, 250]

/**
 * People wait for a bot so long and no longer; how fast it is at everybody's table is nobody's to say. Where no person
 * plays, what is thought is counted: such a match follows from its seed.
 */
function budgetIn({ runs }: House, { table, viewers }: Room): Budget {
  if (runs === 'always') return { milliseconds: THINKING }
  if (personsOf(table.match).length === 0) return COUNTED
  const isHurried = [...viewers.keys()].some(({ hurried }) => hurried)
  return { milliseconds: isHurried ? HURRIED : THINKING }
}

/** Sets the alarm for the moment when the time is up: the clock then plays its own step. */
export async function watchClock(house: House, room: Room): Promise<void> {
  const mine = ++room.alarm
  for (;;) {
    const left = isAwake(house, room) ? secondsLeft(house, room) : null
    if (left === null || isOver(room.table) || room.table.stopped) return
    if (left <= 0) break
    await house.world.wait(left * 1000)
    if (room.alarm !== mine) return
  }
  await enqueue(room, () => runOut(house, room)).catch((error: unknown) =>
    showTrouble(room, sorry(error).refusal),
  )
  await autoplay(house, room)
}

async function runOut(house: House, room: Room): Promise<void> {
  const { table, record } = room
  const { limit } = table
  const actor = actorOf(table.match)
  if (!limit || record.closed || actor.kind !== 'seats') return
  const ended = playSeat(table, actor.seats[0] ?? 0, limit.action)
  if (ended.ok) await keepOrTell(house, room, ended.value)
  else show(house, room)
}
