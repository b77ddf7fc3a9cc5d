/** Every legal action: the one source of legality. */
import { never } from '../../../engine/result.ts'
import type { Seat } from '../../../engine/types.ts'
import type { Shelf } from '../book.ts'
import { fightOf, sheetOf } from '../party.ts'
import type { Action, Frame, State } from '../types.ts'
import { actor } from './actor.ts'
import { canHeal, offerHealing } from './damage.ts'
import { offerBossSplit } from './descend.ts'
import { offerDoor, offerEncounter, offerPlanning, offerSplit } from './doors.ts'
import { offerBonus, offerClaim, offerDrain, offerPair, offerWays } from './encounter.ts'
import { offerDrop, offerFeat } from './feats.ts'
import { offerLevel, offerLoot, offerSpend } from './loot.ts'
import { NONE, suffer } from './offered.ts'
import { offerPicks } from './picking.ts'
import { offerConversion, offerConvert, offerDiscards, offerDone, offerGive, offerLays } from './placing.ts'
import { offerPay, offerPotions, offerSkills } from './skills.ts'
import { top } from './stack.ts'
import { offerLanding, offerStart, offerTurn } from './turn.ts'
import { offerCrush } from './verbs/crush.ts'
import { offerEither } from './verbs/either.ts'
import { offerNames } from './verbs/set.ts'
import { offerStrike } from './verbs/strike.ts'

export function actions(shelf: Shelf, state: State, seat: Seat): readonly Action[] {
  const who = actor(state)
  if (who.kind !== 'seats' || !who.seats.includes(seat)) return NONE
  return offers(shelf, state, top(state), seat)
}

function offers(shelf: Shelf, state: State, frame: Frame, seat: Seat): readonly Action[] {
  switch (frame.kind) {
    case 'start':
      return offerStart(state)
    case 'turn':
      return offerTurn(shelf, state)
    case 'landing':
      return offerLanding(state)
    case 'stairs':
      return offerStairs(state, frame.spared)
    case 'rescue':
      return offerRescue(state)
    case 'planning':
      return offerPlanning(state)
    case 'door':
      return offerDoor(shelf, state, frame.door)
    case 'split':
      return offerSplit(state, frame.door)
    case 'bossSplit':
      return offerBossSplit(state)
    case 'encounter':
      return offerEncounter(state)
    case 'loot':
      return offerLoot(shelf, state)
    case 'level':
      return offerLevel(state)
    case 'spend':
      return offerSpend(shelf, state)
    case 'fight':
      return offerFight(shelf, state, seat)
    case 'over':
    case 'gift':
    case 'floor':
    case 'time':
    case 'due':
    case 'reveal':
    case 'roll':
    case 'rollAll':
    case 'featCost':
    case 'featRoll':
    case 'settle':
    case 'deed':
    case 'after':
    case 'round':
    case 'bossFight':
      return NONE
    default:
      return offersInEncounter(shelf, state, frame)
  }
}

type Asked = Extract<
  Frame,
  {
    kind:
      | 'burn'
      | 'drain'
      | 'way'
      | 'claim'
      | 'bonus'
      | 'feat'
      | 'featDone'
      | 'pay'
      | 'pick'
      | 'either'
      | 'name'
      | 'target'
      | 'convert'
      | 'give'
      | 'odd'
  }
>

function offersInEncounter(shelf: Shelf, state: State, frame: Asked): readonly Action[] {
  switch (frame.kind) {
    case 'burn':
    case 'odd':
      return offerPair(state)
    case 'drain':
      return offerDrain(state)
    case 'way':
      return offerWays(shelf, state)
    case 'claim':
      return offerClaim(state)
    case 'bonus':
      return offerBonus(state)
    case 'feat':
      return offerFeat(shelf, state, frame.slot)
    case 'featDone':
      return offerDrop(state, frame)
    case 'pay':
      return offerPay(shelf, state, frame)
    case 'pick':
      return offerPicks(state, frame)
    case 'either':
      return offerEither(shelf, state, frame)
    case 'name':
      return offerNames(state, frame)
    case 'target':
      return frame.verb.verb === 'crush'
        ? offerCrush(shelf, state)
        : offerStrike(sheetOf(shelf, fightOf(state)), fightOf(state), frame.slot)
    case 'convert':
      return offerConversion(shelf, state, frame)
    case 'give':
      return offerGive(state)
    default:
      return never(frame)
  }
}

const PERISH: Action = { kind: 'perish' }

function offerRescue(state: State): Action[] {
  const list: Action[] = []
  offerHealing(state, list)
  list.push(PERISH)
  return list
}

function offerStairs(state: State, spared: number): Action[] {
  const list: Action[] = []
  for (let hero = 0; hero < state.party.length; hero++) if (hero !== spared) list.push(suffer(hero))
  offerHealing(state, list)
  return list
}

/** Step 5: a hero's own dice and skills its seat, everything else any seat of the party. */
function offerFight(shelf: Shelf, state: State, seat: Seat): Action[] {
  const fight = fightOf(state)
  const sheet = sheetOf(shelf, fight)
  const list: Action[] = []
  let isInside = false
  for (let slot = 0; slot < fight.pair.length; slot++) {
    if (state.seats > 1 && fight.pair[slot] !== seat) continue
    isInside = true
    offerDone(state, fight, slot, list)
    offerLays(sheet, fight, slot, list)
    offerSkills(shelf, state, sheet, fight, slot, list)
    offerDiscards(state, fight, slot, list)
  }
  if (isInside) offerConvert(state, sheet, fight, list)
  if (isInside) offerPotions(shelf, state, sheet, fight, list)
  if (canHeal(state)) offerHealing(state, list)
  return list
}
