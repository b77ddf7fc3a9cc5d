/** A match counted step by step. */
import type { Finished, ToldStep } from '../../../engine/types.ts'
import { type ContentIndex, tileOf } from '../content/content-index.ts'
import { here } from '../rules/index.ts'
import { progressOf } from '../rules/progress.ts'
import type { Room, State, TinEvent } from '../types.ts'
import { type Facts, newFacts } from './facts.ts'
import { roomsHome } from './way-home.ts'

type Step = ToldStep<State, TinEvent>
type EventOf<K extends TinEvent['kind']> = Extract<TinEvent, { readonly kind: K }>
type Counts = { readonly [K in TinEvent['kind']]?: (facts: Facts, event: EventOf<K>, step: Step) => void }

export function factsOf(content: ContentIndex, match: Finished<State, TinEvent>): Facts {
  const { start } = match
  const facts = newFacts(start.maxHearts, start.turnLimit)
  standing(facts, start)
  let last = start
  for (const step of match.steps()) {
    for (const event of step.events) counted(facts, event, step)
    standing(facts, step.after)
    facts.outlook.push(outlookOf(content, step.after))
    if (facts.ending === 'slain') facts.fall ??= fallIn(content, step)
    last = step.after
  }
  return Object.assign(facts, leftBy(content, last))
}

/** What the table shows at the moment. */
function standing(facts: Facts, state: State): void {
  facts.hearts = state.hearts
  facts.leastHearts = Math.min(facts.leastHearts, state.hearts)
  facts.moves = state.moves
  facts.level = state.level
  facts.gold = state.gold.reduce((sum, value) => sum + value, 0)
  facts.tilesLeft = state.stack.length + state.aside.length
  facts.hasPrincess = state.wells.includes('princess')
}

/** What was left to do when it was over. */
function leftBy(content: ContentIndex, state: State): Pick<Facts, 'roomsHome' | 'locksLeft' | 'far'> {
  const kindOf = ({ tile }: Room) => tileOf(content, tile).kind
  const locks = state.rooms.filter(room => kindOf(room) === 'locked' || kindOf(room) === 'princess')
  return {
    roomsHome: roomsHome(content, state),
    locksLeft: locks.filter(({ cleared }) => !cleared).length,
    far: progressOf(content, state)[0] ?? 0,
  }
}

/** Hearts weigh as much as the whole way. */
function outlookOf(content: ContentIndex, state: State): number {
  return (progressOf(content, state)[0] ?? 0) + state.hearts / state.maxHearts
}

function fallIn(content: ContentIndex, { number, before }: Step) {
  const room = here(before)
  return {
    hero: null,
    by: room.helmeted > 0 ? 'helmet' : 'monster',
    where: tileOf(content, room.tile).id,
    at: number,
  }
}

function counted<K extends TinEvent['kind']>(facts: Facts, event: EventOf<K>, step: Step): void {
  const count: Counts[K] = COUNTS[event.kind]
  count?.(facts, event, step)
}

const COUNTS: Counts = {
  laid: facts => {
    facts.laid += 1
  },
  healed: facts => {
    facts.rests += 1
  },
  unlocked: facts => {
    facts.opened += 1
  },
  roped: facts => {
    facts.ropes += 1
  },
  drank: facts => {
    facts.drunk += 1
  },
  bought: (facts, { lost }) => {
    facts.bought += 1
    facts.overpaid = Math.max(facts.overpaid, lost)
  },
  fought: facts => {
    facts.isBlind = false
  },
  used: (facts, { turned }) => {
    facts.isBlind = turned
  },
  lit: facts => {
    facts.lit += 1
  },
  rolled: (facts, { value, won }, { before }) => {
    facts.dice += 1
    facts.pips += value
    facts.row = won ? Math.max(facts.row, 0) + 1 : Math.min(facts.row, 0) - 1
    facts.mostWon = Math.max(facts.mostWon, facts.row)
    facts.mostLost = Math.max(facts.mostLost, -facts.row)
    if (won) wonRound(facts, before)
    else if (before.step.kind === 'strike' && before.step.bomb) facts.duds += 1
  },
  beat: (facts, { helmet }) => {
    facts.slain += 1
    if (helmet) facts.helmets += 1
    if (facts.hasPrincess) facts.guarded += 1
  },
  wounded: facts => {
    facts.wounds += 1
  },
  retreated: facts => {
    facts.retreats += 1
  },
  ended: (facts, { ending }) => {
    facts.ending = ending
  },
}

function wonRound(facts: Facts, { hearts, step }: State): void {
  if (hearts === 1) facts.desperate += 1
  if (facts.isBlind) facts.blind += 1
  if (step.kind === 'strike' && step.card === null) facts.bare += 1
}
