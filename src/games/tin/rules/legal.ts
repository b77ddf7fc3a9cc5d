/**
 * Who is to act, what they may do, and what they might expect and may not: the one source of legality.
 *
 * Everything one might think of is offered once, with the reason against it or none; `actions` are those without,
 * `blocked` those with one. So nothing is ever both.
 */
import { CHANCE, OVER, turnOf } from '../../../engine/result.ts'
import type { Actor, RuleId, Seat } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { beside, dirOf, has, SIDES } from '../content/geometry.ts'
import {
  type Action,
  type Blocked,
  GOODS,
  type Room,
  type Side,
  type State,
  type Token,
  type Why,
} from '../types.ts'
import * as CHOICES from './choices.ts'
import { isPrincessLaid, joined, neighbour, usableDoors } from './map.ts'
import { isAtStairwell, meansOf, payable, whyNotBuy, whyNotHeal } from './merchants.ts'
import { isAtGap, whyNotUnlock } from './rooms.ts'
import { drawable, here, monstersIn } from './state.ts'
import { takesTile, waysToLay } from './tile-fit.ts'
import { whyNotDrink, whyNotDrop, whyNotTake } from './treasure.ts'

/** Where offers are collected; what is blocked only where somebody asks. */
interface Offers {
  readonly legal: Action[]
  readonly blocked: Blocked[] | null
}

const HERO_SEAT: Seat = 0
const HERO: Actor = turnOf(HERO_SEAT)
const NONE: readonly never[] = []

/** The rule behind each reason. */
const RULES: Readonly<Record<Why, RuleId>> = {
  walls: 'T-109',
  noTile: 'T-17',
  walled: 'T-17',
  noKey: 'T-22',
  clearFirst: 'T-106',
  noRope: 'T-23',
  noChasm: 'T-23',
  full: 'T-41',
  fullForHer: 'T-105',
  hers: 'T-41',
  hale: 'T-34',
  unhurt: 'T-24',
  restLevel: 'T-24',
  restLost: 'T-24',
  soldOut: 'T-40',
  tooDear: 'T-40',
  bombLater: 'T-101',
  midRound: 'T-35',
}

export function actor(state: State): Actor {
  if (state.step.kind === 'over') return OVER
  if (state.yellow + state.red + state.draws + state.deals > 0) return CHANCE
  switch (state.step.kind) {
    case 'explore':
    case 'technique':
    case 'top':
    case 'strike':
      return CHANCE
    default:
      return HERO
  }
}

function isToAct(state: State, seat: Seat): boolean {
  return seat === HERO_SEAT && actor(state) === HERO
}

/** Every legal action of the seat. */
export function actions(content: ContentIndex, state: State, seat: Seat): readonly Action[] {
  if (!isToAct(state, seat)) return NONE
  const offers: Offers = { legal: [], blocked: null }
  offerAll(content, state, offers)
  return offers.legal
}

/** What the seat might expect beside its actions, and why it cannot be done now. */
export function blocked(content: ContentIndex, state: State, seat: Seat): readonly Blocked[] {
  if (!isToAct(state, seat)) return NONE
  const found: Blocked[] = []
  offerAll(content, state, { legal: [], blocked: found })
  return found
}

function offer(offers: Offers, action: Action, why: Why | null = null): void {
  if (why === null) offers.legal.push(action)
  else offers.blocked?.push({ action, why, rule: RULES[why] })
}

function offerAll(content: ContentIndex, state: State, offers: Offers): void {
  const { step } = state
  switch (step.kind) {
    case 'turn':
      if (monstersIn(here(state)) > 0) betweenRounds(state, offers)
      else atPeace(content, state, offers)
      return
    case 'lay':
      for (const { turn } of waysToLay(content, state, step.tile, step.side))
        offer(offers, CHOICES.LAY[turn] ?? { kind: 'lay', turn })
      return
    case 'threshold':
      offer(offers, CHOICES.ENTER)
      offer(offers, CHOICES.STAY)
      return
    case 'card':
      answers(content, state, offers)
      return
    case 'bomb':
      offer(offers, CHOICES.LIGHT_BOMB)
      offer(offers, CHOICES.SAVE_BOMB)
      offer(offers, CHOICES.RETREAT, 'midRound')
      return
    case 'pay':
      for (const token of distinct(payable(content, state, step))) offer(offers, { kind: 'pay', token })
      offer(offers, CHOICES.CANCEL)
      return
    default:
  }
}

/** T-101: before every round, the first too. */
function betweenRounds(state: State, offers: Offers): void {
  offer(offers, CHOICES.FIGHT)
  offer(offers, CHOICES.RETREAT)
  potion(state, offers)
}

/** T-30: a face-up card, the unseen top of the deck, or none. */
function answers({ played }: ContentIndex, state: State, offers: Offers): void {
  for (const card of state.hand) {
    const action = played[card]
    if (action) offer(offers, action)
  }
  if (drawable(state).length > 0) offer(offers, CHOICES.TOP)
  offer(offers, CHOICES.BARE)
  if (state.wells.includes('bomb')) offer(offers, CHOICES.LIGHT_BOMB, 'bombLater')
  offer(offers, CHOICES.RETREAT, 'midRound')
}

/** T-10, T-22 to T-24, T-40, T-41: what can be done on a tile without monsters. */
function atPeace(content: ContentIndex, state: State, offers: Offers): void {
  const room = here(state)
  doorways(content, state, room, offers)
  chasm(content, state, offers)
  for (const token of distinct(room.floor)) offer(offers, { kind: 'take', token }, whyNotTake(state, token))
  potion(state, offers)
  if (isAtStairwell(content, state)) stairwell(content, state, offers)
  for (const token of distinct<Token>(state.wells)) offer(offers, { kind: 'drop', token }, whyNotDrop(token))
  for (const token of distinct(state.gold)) offer(offers, { kind: 'drop', token })
}

/** Through each doorway: go on, turn over a tile, or open the lock. */
function doorways(content: ContentIndex, state: State, room: Room, offers: Offers): void {
  const doors = usableDoors(content, state)
  for (const side of SIDES) {
    if (!has(doors, side)) continue
    const dir = dirOf(side)
    const next = state.rooms[neighbour(state, room, side)]
    if (!next) offer(offers, CHOICES.EXPLORE[dir], whyNotExplore(content, state, room, side))
    else if (!joined(content, room, side, next)) offer(offers, CHOICES.MOVE[dir], 'walled')
    else if (next.locked) offer(offers, CHOICES.UNLOCK[dir], whyNotUnlock(content, state, next))
    else offer(offers, CHOICES.MOVE[dir])
  }
}

function whyNotExplore(content: ContentIndex, state: State, room: Room, side: Side): Why | null {
  if (takesTile(content, state, ...beside(room, side))) return null
  return isPrincessLaid(content, state) ? 'walls' : 'noTile'
}

/** T-23: a chasm wants a rope, and a rope a chasm. */
function chasm(content: ContentIndex, state: State, offers: Offers): void {
  const hasRope = state.wells.includes('rope')
  if (isAtGap(content, state)) offer(offers, CHOICES.ROPE, hasRope ? null : 'noRope')
  else if (hasRope) offer(offers, CHOICES.ROPE, 'noChasm')
}

function potion(state: State, offers: Offers): void {
  if (state.wells.includes('potion')) offer(offers, CHOICES.DRINK, whyNotDrink(state))
}

function stairwell(content: ContentIndex, state: State, offers: Offers): void {
  offer(offers, CHOICES.HEAL, whyNotHeal(state))
  const means = meansOf(content, state)
  for (const good of GOODS) offer(offers, CHOICES.BUY[good], whyNotBuy(content, state, good, means))
}

/** Each different token once, in a stable order. */
function distinct<T extends Token>(tokens: readonly T[]): readonly T[] {
  return tokens.length < 2 ? tokens : tokens.filter((token, index) => tokens.indexOf(token) === index)
}
