/** Whether a skill or potion could change anything now; what cannot is not offered (O-62). */
import type { PrintingTables } from '../content/content-index.ts'
import { colourOf, indexOfColour, PLAIN, valueOf } from '../types/dice.ts'
import type { Ability, Colour, Cost, State, Verb } from '../types.ts'
import { canPay, payingKinds } from './costs.ts'
import { harmNow, isPreventable, shareFor } from './harm.ts'
import { challengeOf, fightOf, heroAt, poolOf } from './party.ts'
import { type Choosy, fitsVerb } from './touchable.ts'
import { canCrush } from './verbs/crush.ts'
import { canStrike } from './verbs/strike.ts'
import { dicesSlot } from './verbs/whose.ts'

export function hasEffect(content: PrintingTables, state: State, slot: number, ability: Ability): boolean {
  return ability.does.some(verb => changes(content, state, slot, verb, ability.cost))
}

/** Verbs that need a place to go need one (O-211); prevention needs harm, as placing dice never adds any. */
export function changes(
  content: PrintingTables,
  state: State,
  slot: number,
  verb: Verb,
  cost: Cost,
): boolean {
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  switch (verb.verb) {
    case 'gain':
      return verb.dice.some(die => canTake(state, slot, cost, die.colour))
    case 'roll':
      return verb.dice.some(die => canTake(state, slot, cost, die))
    case 'raise':
    case 'set':
    case 'reroll':
    case 'turn':
      return canChange(state, slot, verb, cost)
    case 'prevent':
      return canPrevent(content, state, verb)
    case 'soften':
      return canSoften(content, state, slot)
    case 'crush':
      return canCrush(state, challenge, fight)
    case 'strike':
      return canStrike(challenge, fight, slot)
    case 'either':
      return verb.of.some(one => changes(content, state, slot, one, cost))
    default:
      return true
  }
}

/** From the supply, or from what pays for it: paid dice are back before the effect (O-61). */
function canTake(state: State, slot: number, cost: Cost, colour: Colour | 'chosen'): boolean {
  if (colour === 'chosen') return true
  const wanted = indexOfColour(colour)
  if ((state.supply[wanted] ?? 0) > 0) return true
  const pays = payingKinds(cost)
  return poolOf(fightOf(state), slot).some(
    (count, kind) => count > 0 && (pays & (1 << kind)) !== 0 && colourOf(kind) === wanted,
  )
}

/** A die that it may touch, and that need not pay for it. */
function canChange(state: State, slot: number, verb: Choosy, cost: Cost): boolean {
  const fight = fightOf(state)
  const owner = 'whose' in verb ? dicesSlot(fight, slot, verb.whose) : slot
  if (owner < 0) return false
  const pool = poolOf(fight, owner)
  for (let kind = 0; kind < PLAIN; kind++) {
    if ((pool[kind] ?? 0) === 0 || !fitsVerb(state.supply, verb, kind, valueOf(kind))) continue
    if (owner !== slot || canPay(pool, cost, kind)) return true
  }
  return false
}

function canPrevent(content: PrintingTables, state: State, { damage, boss, time }: Verb<'prevent'>): boolean {
  const fight = fightOf(state)
  const harm = harmNow(content, state, fight)
  if (!harm) return false
  const { scene } = challengeOf(content, fight)
  const powers = fight.pair.map(hero => heroAt(state, hero).powers)
  const spared = scene === 'boss' ? boss : damage
  return (spared > 0 && harm.dealt > 0 && isPreventable(scene, powers)) || (time > 0 && harm.spent > 0)
}

/** O-211: this hero's share, with the odd damage, would be less. */
function canSoften(content: PrintingTables, state: State, slot: number): boolean {
  const fight = fightOf(state)
  const { scene } = challengeOf(content, fight)
  const { powers } = heroAt(state, fight.pair[slot] ?? 0)
  const most = Math.ceil((harmNow(content, state, fight)?.dealt ?? 0) / fight.pair.length)
  const shares = Array.from({ length: most }, (_, less) => most - less)
  return shares.some(
    share => shareFor(scene, powers, true, share).damage < shareFor(scene, powers, false, share).damage,
  )
}
