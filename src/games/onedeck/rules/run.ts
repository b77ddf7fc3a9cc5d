/** Does everything that needs neither a decision nor chance, until one of them is due. */
import { never } from '../../../engine/result.ts'
import type { Shelf } from '../book.ts'
import { fightOf, stairsShow } from '../party.ts'
import type { DeckEmit, Frame, State } from '../types.ts'
import { goOn } from './consequences.ts'
import { isDying, lose } from './damage.ts'
import { act } from './deeds.ts'
import { beginRound, fightBoss, strikeBoss } from './descend.ts'
import { isUnknown, maySkip, open } from './doors.ts'
import { beginEncounter, burn, claim, hasItems, isShort, takeBonus } from './encounter.ts'
import { checkGamble, hasFeat, isDropAsked, payFeats, rollFeat } from './feats.ts'
import { canLevel, isSpendForced, spendNext } from './loot.ts'
import { finishPicking, isPicking } from './picking.ts'
import { rollAll, settle } from './rolling.ts'
import { nextVerb } from './skills.ts'
import { pop, swap, top } from './stack.ts'
import { dealDue, passTime, sufferStairs } from './time.ts'
import { begin, beginFloor, hasStepTwo, isStartAsked, newTurn } from './turn.ts'
import { offerNames } from './verbs/set.ts'

export function run(shelf: Shelf, state: State, emit: DeckEmit | null): void {
  while (step(shelf, state, top(state), emit));
}

/** One piece of what is in progress; false when someone or chance is to act. */
function step(shelf: Shelf, state: State, frame: Frame, emit: DeckEmit | null): boolean {
  switch (frame.kind) {
    case 'floor':
      beginFloor(shelf, state)
      return true
    case 'start':
      return isStartAsked(state) ? false : did(begin(shelf, state, emit))
    case 'turn':
      return hasStepTwo(shelf, state) ? false : did(pop(state))
    case 'landing':
      return stairsShow(state) ? false : did(newTurn(state))
    case 'time':
      return passTime(shelf, state, frame, emit)
    case 'stairs':
      return state.party.length > 1 ? false : did(sufferStairs(shelf, state, frame, 0, emit))
    case 'due':
      return did(dealDue(state))
    case 'rescue':
      return rescue(shelf, state, emit)
    case 'reveal':
      return isUnknown(state, frame.door) ? false : did(open(shelf, state, frame, emit))
    case 'encounter':
      return maySkip(shelf, state) ? false : did(beginEncounter(shelf, state, frame, emit))
    case 'loot':
      return state.spoils.length > 0 ? false : did(swap(state, LEVEL))
    case 'level':
      return canLevel(shelf, state) ? false : did(pop(state))
    case 'spend':
      return isSpendForced(shelf, state, frame.left) ? did(spendNext(shelf, state, frame.left, emit)) : false
    case 'round':
      return did(beginRound(state))
    case 'bossFight':
      return did(fightBoss(shelf, state, frame.pair))
    case 'after':
      return did(after(shelf, state, frame, emit))
    case 'gift':
    case 'planning':
    case 'door':
    case 'split':
    case 'bossSplit':
    case 'way':
    case 'odd':
    case 'over':
      return false
    default:
      return stepInEncounter(shelf, state, frame, emit)
  }
}

const LEVEL: Frame = { kind: 'level' }

type InEncounter = Extract<
  Frame,
  {
    kind:
      | 'burn'
      | 'drain'
      | 'claim'
      | 'bonus'
      | 'feat'
      | 'featCost'
      | 'featRoll'
      | 'featDone'
      | 'rollAll'
      | 'roll'
      | 'settle'
      | 'fight'
      | 'pay'
      | 'deed'
      | 'pick'
      | 'either'
      | 'name'
      | 'target'
      | 'convert'
      | 'give'
  }
>

function stepInEncounter(shelf: Shelf, state: State, frame: InEncounter, emit: DeckEmit | null): boolean {
  const isAlone = fightOf(state).pair.length === 1
  switch (frame.kind) {
    case 'burn':
      return isAlone ? did(burn(shelf, state, fightOf(state).pair[0] ?? 0, frame.left, emit)) : false
    case 'drain':
      return hasItems(state) ? false : did(pop(state))
    case 'claim':
      return isShort(shelf, state) ? false : did(claim(shelf, state, 0))
    case 'bonus':
      return isAlone ? did(takeBonus(state, 0, frame.left)) : false
    case 'feat':
      return hasFeat(shelf, state, frame.slot) ? false : did(pop(state))
    case 'featCost':
      return did(payFeats(shelf, state))
    case 'featRoll':
      return did(rollFeat(state, frame.slot))
    case 'featDone':
      return isDropAsked(shelf, state, frame.slot) ? false : did(checkGamble(shelf, state, frame, emit))
    case 'rollAll':
      return did(rollAll(state))
    case 'settle':
      return did(settle(shelf, state, frame.told, emit))
    case 'deed':
      return did(doNext(shelf, state, frame, emit))
    case 'pick':
      return isPicking(state, frame) ? false : did(finishPicking(state, frame))
    case 'name':
      return offerNames(state, frame).length > 0 ? false : did(pop(state))
    case 'roll':
    case 'fight':
    case 'pay':
    case 'either':
    case 'target':
    case 'convert':
    case 'give':
      return false
    default:
      return never(frame)
  }
}

/** Something was done: go on. */
function did(nothing: void): boolean {
  return nothing === undefined
}

function doNext(
  shelf: Shelf,
  state: State,
  frame: Extract<Frame, { kind: 'deed' }>,
  emit: DeckEmit | null,
): void {
  const verb = nextVerb(shelf, state, frame)
  if (verb) act(shelf, state, frame.slot, verb, emit)
}

/** O-205: Healing until damage is below health; without a token the game is lost. */
function rescue(shelf: Shelf, state: State, emit: DeckEmit | null): boolean {
  if (!isDying(shelf, state)) return did(pop(state))
  if (state.tokens === 0) lose(state, emit)
  return false
}

/** O-203: against the boss there is no time; the heroes survived, so they strike. */
function after(
  shelf: Shelf,
  state: State,
  frame: Extract<Frame, { kind: 'after' }>,
  emit: DeckEmit | null,
): void {
  if (fightOf(state).card < 0) strikeBoss(shelf, state, emit)
  else goOn(shelf, state, frame, emit)
}
