/** Answers within step 5: what to pay, change, convert, name or crush with. */
import type { Seat } from '../../../engine/types.ts'
import { ENOUGH, pay, pick } from '../rules/offered.ts'
import { abilityOf } from '../rules/party.ts'
import { offerConversion } from '../rules/placing.ts'
import { offerCrush } from '../rules/verbs/crush.ts'
import { offerEither } from '../rules/verbs/either.ts'
import { offerStrike } from '../rules/verbs/strike.ts'
import { dieNamed, HEROIC, put, valueOf } from '../types/dice.ts'
import type { Action, Frame } from '../types.ts'
import { type Arena, isOneVoice, kept, planAlone, planOf } from './arena.ts'
import { CONVERSION, type Steps } from './laying/fill.ts'
import { addTo, emptyHand, gather, type Hand } from './laying/hand.ts'
import { dieToPay } from './tools/pay.ts'
import { dieToChange, valueToName } from './tools/pick.ts'
import { costOfVerb } from './tools/worth.ts'

const heroIn = ({ fight }: Arena, slot: number): number => fight.pair[slot] ?? 0

/** One answer is given at a time. */
const own = emptyHand()

function handOf({ fight }: Arena, slot: number): Hand {
  gather(own, [fight.pools[slot] ?? []])
  return own
}

export function answerPay(arena: Arena, { slot, ability, left }: Frame<'pay'>): Action {
  const { cost } = abilityOf(arena.content, ability)
  return pay(heroIn(arena, slot), dieToPay(cost, left, handOf(arena, slot), planOf(arena).spare))
}

/** Raised dice wait aside; the plan is made with them. */
export function answerPick(arena: Arena, { slot, verb, held, named }: Frame<'pick'>): Action {
  if (verb.verb !== 'reroll') for (const kind of held) addTo(arena.dice, kind)
  const plan = planOf(arena)
  const kind = dieToChange(verb, handOf(arena, slot), arena.state.supply, named, kept(arena, plan))
  return kind < 0 ? ENOUGH : pick(heroIn(arena, slot), kind)
}

export function answerName(arena: Arena, { slot, verb }: Frame<'name'>): Action {
  return { kind: 'name', value: valueToName(handOf(arena, slot), verb.to) }
}

export function answerEither(arena: Arena, frame: Frame<'either'>): Action {
  const { content, state } = arena
  const before = kept(arena, planOf(arena))
  const costs = offerEither({ content, state, emit: null }, frame).map(action => ({
    action,
    cost:
      action.kind === 'either'
        ? costOfVerb(arena, frame.slot, frame.verb.of[action.choice === 0 ? 0 : 1], before)
        : 0,
  }))
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.action ?? { kind: 'either', choice: 0 }
}

/** Armor that the dice cannot fill, or the die and skull that gain most by one more. */
export function answerTarget(arena: Arena, { verb, slot }: Frame<'target'>): Action {
  const { content, state, challenge, fight } = arena
  const { full, spare } = planOf(arena)
  const rank = (action: Action): number => {
    if (action.kind === 'crush')
      return (full & (1 << action.box)) === 0 ? 10 : (challenge.boxes[action.box]?.need ?? 0)
    if (action.kind !== 'lay') return -1
    const kind = dieNamed(action.die)
    const isSpare = (spare.held & (1 << kind)) !== 0
    return ((full & (1 << action.box)) === 0 ? 20 : 0) + (isSpare ? 10 : 0) - valueOf(kind)
  }
  const list =
    verb.verb === 'crush' ? offerCrush({ content, state, emit: null }) : offerStrike(challenge, fight, slot)
  return bestOf(list, rank)
}

function bestOf(list: readonly Action[], rank: (action: Action) => number): Action {
  let [found, most] = [list[0], Number.NEGATIVE_INFINITY]
  for (const action of list) {
    const worth = rank(action)
    if (worth > most) [found, most] = [action, worth]
  }
  return found ?? ENOUGH
}

/** The dice picked so far go back, and the conversion that the plan begins with is gone on with. */
export function answerConvert(arena: Arena, frame: Frame<'convert'>, seat: Seat): Action {
  const { content, state } = arena
  const list = offerConversion({ content, state, emit: null }, frame)
  const code = conversionOf(arena, frame, seat)
  const wanted = code < 0 ? -1 : (code >> (5 * frame.picked.length)) & 31
  const { held } = planOf(arena).spare
  const rank = (action: Action): number => {
    if (action.kind !== 'pick') return -100
    const kind = dieNamed(action.die)
    const isSpare = kind < HEROIC * 6 && (held & (1 << kind)) !== 0
    return (
      (kind === wanted ? 100 : isSpare ? 50 : 0) +
      (state.seats === 1 || action.hero === seat ? 20 : 0) -
      valueOf(kind)
    )
  }
  return bestOf(list, rank)
}

function conversionOf(arena: Arena, { picked }: Frame<'convert'>, seat: Seat): number {
  const { fight, state, dice } = arena
  const pools = fight.pools.map(pool => pool.slice())
  for (const code of picked) {
    addTo(dice, code & 31)
    put(pools[code >> 5] ?? [], code & 31)
  }
  if (isOneVoice(state, fight)) return firstConversion(planOf(arena).steps)
  const slot = picked[0] === undefined ? fight.pair.indexOf(seat) : picked[0] >> 5
  return firstConversion(planAlone({ ...arena, fight: { ...fight, pools } }, Math.max(0, slot)).steps)
}

function firstConversion({ list, count }: Steps): number {
  for (let at = 0; at < count; at++) if (((list[at] ?? 0) & CONVERSION) !== 0) return list[at] ?? -1
  return -1
}
