/**
 * How many turns it takes on average to find the one card of a Treasure Hunt (D-80), by the room that is searched first:
 * it may lie in any, so the rest are gone through in the order in which they are done soonest, one with the other.
 */
import { num } from '../content/content-index.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { MOVEMENT, NONE } from '../types.ts'
import type { Foreseen } from './foresight.ts'
import { treasureKnown } from './known.ts'
import { type Foe, likelyIn } from './likely.ts'
import type { Look } from './look.ts'
import { FAR } from './ways.ts'

/** What a blow costs on average beside the round, in turns; a life is worth more than the way back (D-33 to D-35, D-80). */
const BLOW = STRIKE_ODDS.wounded * 2.5 + STRIKE_ODDS['seriously wounded'] * 8 + STRIKE_ODDS.killed * 40
/** Against what cannot be beaten: it comes last. */
const HARDLY = 0.02

interface Room {
  readonly lair: number
  readonly space: number
  /** The turns that a fight to the end takes. */
  readonly fight: number
}

export function tours(look: Look): Foreseen[] {
  const rooms = roomsOf(look)
  const times = timesOf(look, rooms)
  return rooms.map(({ lair, space, fight }, first) => {
    const turns = fight + shortened(nearestFrom(first, times), times) / rooms.length
    return { lair, space, turns }
  })
}

/** Where the card may be; only there, where one has seen it. */
function roomsOf(look: Look): Room[] {
  const { content, state, seat, hero } = look
  const level = num(content.treasureLevel, state.target)
  const rooms: Room[] = []
  for (const [lair, likely] of likelyIn(look).entries()) {
    if (likely === null || num(content.lairLevel, lair) !== level || num(content.lairNeed, lair) > 1) continue
    const laid = treasureKnown(state, lair, seat)
    const room = { lair, space: num(content.lairs, lair), fight: roundsAgainst(likely.foes, hero.bonus) }
    if (laid === state.target) return [room]
    if (laid === NONE) rooms.push(room)
  }
  return rooms
}

function roundsAgainst(foes: readonly Foe[], bonus: number): number {
  let rounds = 0
  for (const { share, hits, delay } of foes) {
    const hit = Math.max(HARDLY, num(hits, bonus))
    rounds += share * (1 + ((1 - hit) / hit) * (1 + BLOW) + delay)
  }
  return rounds
}

/** By room and room: the turns to go from one to the other and win it. */
type Times = readonly (readonly number[])[]

function timesOf({ ways, doors }: Look, rooms: readonly Room[]): Times {
  return rooms.map(from => {
    const steps = ways.from(from.space, doors)
    return rooms.map(({ space, fight }) => {
      const far = Math.ceil((steps[space] ?? FAR) / MOVEMENT)
      return Math.max(0, far - 1) + fight
    })
  })
}

function nearestFrom(first: number, times: Times): number[] {
  const order = [first]
  const left = times.map((_, room) => room).filter(room => room !== first)
  for (let at = first; left.length > 0; order.push(at)) {
    const row = times[at] ?? []
    const next = left.reduce((best, room) => (num(row, room) < num(row, best) ? room : best))
    left.splice(left.indexOf(next), 1)
    at = next
  }
  return order
}

/** The first stays, every other goes wherever that helps, until nothing does; how long it takes to all of them together. */
function shortened(order: number[], times: Times): number {
  let least = sumOf(order, times)
  for (let from = 1, tried = 0; tried < order.length - 1; from = (from % (order.length - 1)) + 1, tried++) {
    const [room] = order.splice(from, 1)
    let best = from
    for (let to = 1; to <= order.length; to++) {
      const sum = sumOf(order.toSpliced(to, 0, room ?? 0), times)
      if (sum >= least) continue
      least = sum
      best = to
      tried = 0
    }
    order.splice(best, 0, room ?? 0)
  }
  return least
}

/** The turns from the first room to each of the others, added up. */
function sumOf(order: readonly number[], times: Times): number {
  let time = 0
  let sum = 0
  for (let index = 1; index < order.length; index++) {
    time += times[order[index - 1] ?? 0]?.[order[index] ?? 0] ?? 0
    sum += time
  }
  return sum
}
