/** One handler for each kind of action; then everything runs on to the next decision. */
import { never } from '../../../engine/result.ts'
import type { Shelf } from '../book.ts'
import { dieNamed } from '../dice.ts'
import { cardOf, fightOf, slotOf } from '../party.ts'
import type { Action, DeckEmit, State } from '../types.ts'
import { conclude, takeOdd } from './consequences.ts'
import { drinkHealing, lose } from './damage.ts'
import { chooseEither } from './deeds.ts'
import { descend, splitForBoss } from './descend.ts'
import { enterRoom, flee, meet, splitUp, turnUp, vanish } from './doors.ts'
import { beginEncounter, burn, chooseWay, claim, drain, takeBonus } from './encounter.ts'
import { explore } from './explore.ts'
import { declare, drop } from './feats.ts'
import { beginLevel, claimHeld, claimXp, identify, spendXp } from './loot.ts'
import { finishPicking, pickDie } from './picking.ts'
import { discardDie, discardStored, giveHeroic, layDie, pickToConvert, sayDone } from './placing.ts'
import { rolled } from './rolling.ts'
import { run } from './run.ts'
import { drink, payDie, use } from './skills.ts'
import { during, pop, push, swap, top } from './stack.ts'
import { discardDrawn, sufferStairs, takeUnseen } from './time.ts'
import { begin, hasten, newTurn } from './turn.ts'
import { crushBox } from './verbs/crush.ts'
import { nameValue } from './verbs/set.ts'

export function apply(shelf: Shelf, state: State, action: Action, emit: DeckEmit | null): void {
  handle(shelf, state, action, emit)
  run(shelf, state, emit)
}

type Placing = Extract<
  Action,
  {
    kind:
      | 'lay'
      | 'use'
      | 'drink'
      | 'convert'
      | 'discard'
      | 'unstore'
      | 'done'
      | 'reopen'
      | 'pay'
      | 'pick'
      | 'either'
      | 'name'
      | 'crush'
      | 'give'
      | 'feat'
      | 'drop'
      | 'bonus'
      | 'claim'
      | 'choose'
      | 'drain'
  }
>

function handle(shelf: Shelf, state: State, action: Action, emit: DeckEmit | null): void {
  switch (action.kind) {
    case 'die':
      return rolled(shelf, state, during(state, 'roll'), action.value, emit)
    case 'card':
      return drawn(shelf, state, action.card, emit)
    case 'begin':
      return begin(shelf, state, emit)
    case 'hasten':
      return hasten(state, emit)
    case 'heal':
      return drinkHealing(shelf, state, action.hero, emit)
    case 'explore':
      return explore(shelf, state, emit)
    case 'reveal':
      return swap(state, { kind: 'reveal', door: during(state, 'planning').door, next: 'look' })
    case 'keep':
      return pop(state)
    case 'enter':
      return enterRoom(state, action.door)
    case 'descend':
      return descend(shelf, state, emit)
    case 'stay':
      return newTurn(state)
    case 'face':
      return meet(state, during(state, 'door').door)
    case 'flee':
    case 'sneak':
    case 'foresee':
      return flee(shelf, state, action.kind, during(state, 'door').door, emit)
    case 'split':
      return split(state, action)
    case 'encounter':
      return beginEncounter(shelf, state, during(state, 'encounter'), emit)
    case 'vanish':
      return vanish(shelf, state, emit)
    case 'suffer':
      return suffer(shelf, state, action.hero, emit)
    case 'item':
    case 'skill':
      return claimHeld(shelf, state, action, emit)
    case 'potion':
      return identify(shelf, state, action.card, emit)
    case 'xp':
      return claimXp(shelf, state, action.card, emit)
    case 'level':
      return beginLevel(shelf, state)
    case 'spend':
      return spendXp(shelf, state, during(state, 'spend').left, action.xp, emit)
    case 'enough':
      return enough(state)
    case 'perish':
      return lose(state, emit)
    default:
      return handlePlacing(shelf, state, action, emit)
  }
}

function handlePlacing(shelf: Shelf, state: State, action: Placing, emit: DeckEmit | null): void {
  const fight = fightOf(state)
  if (action.kind !== 'done') fight.ready = 0
  switch (action.kind) {
    case 'lay': {
      const plus = top(state).kind === 'target' ? 1 : 0
      if (plus > 0) pop(state)
      return layDie(shelf, state, slotOf(fight, action.hero), dieNamed(action.die), action.box, plus, emit)
    }
    case 'use':
      return use(shelf, state, slotOf(fight, action.hero), action.skill, emit)
    case 'drink':
      return drink(shelf, state, slotOf(fight, action.hero), action.potion, emit)
    case 'convert':
      return push(state, { kind: 'convert', picked: [] })
    case 'discard':
      return discardDie(shelf, state, slotOf(fight, action.hero), dieNamed(action.die), emit)
    case 'unstore':
      return discardStored(state, action.hero)
    case 'done':
      if (sayDone(state, action.hero)) conclude(shelf, state, emit)
      return
    case 'reopen':
      return
    case 'pay':
      return payDie(shelf, state, during(state, 'pay'), dieNamed(action.die), emit)
    case 'pick':
      return pickOne(shelf, state, slotOf(fight, action.hero), dieNamed(action.die), emit)
    case 'either':
      return chooseEither(shelf, state, during(state, 'either'), action.choice, emit)
    case 'name':
      return nameValue(state, during(state, 'name'), action.value)
    case 'crush':
      return crushBox(shelf, state, action.box)
    case 'give': {
      const { value } = during(state, 'give')
      pop(state)
      return giveHeroic(shelf, state, slotOf(fight, action.hero), value, emit)
    }
    case 'feat':
      return declare(shelf, state, slotOf(fight, action.hero), action.dice, emit)
    case 'drop':
      return drop(shelf, state, slotOf(fight, action.hero), action.value, emit)
    case 'bonus':
      return takeBonus(state, slotOf(fight, action.hero), during(state, 'bonus').left)
    case 'claim':
      return claim(shelf, state, slotOf(fight, action.hero))
    case 'choose':
      return chooseWay(shelf, state, action.way, emit)
    case 'drain':
      return drain(shelf, state, action.hero, action.card, emit)
    default:
      return never(action)
  }
}

/** A card comes off the deck: for time, behind a door, or as the free card of a tier (O-221). */
function drawn(shelf: Shelf, state: State, card: number, emit: DeckEmit | null): void {
  const frame = top(state)
  if (frame.kind === 'time') return discardDrawn(shelf, state, frame, card, emit)
  if (frame.kind === 'reveal') return turnUp(state, frame.door, card)
  pop(state)
  takeUnseen(state, card)
  state.xp = [...state.xp, card]
  emit?.({ kind: 'looted', card: cardOf(shelf, card).name, as: 'XP', hero: '', over: '' })
}

function split(state: State, action: Extract<Action, { kind: 'split' }>): void {
  const frame = top(state)
  const pair = [action.a, action.b]
  if (frame.kind === 'split') splitUp(state, frame.door, action.first, pair)
  else splitForBoss(state, pair)
}

/** Flames, the odd damage, or the Stairs. */
function suffer(shelf: Shelf, state: State, hero: number, emit: DeckEmit | null): void {
  const frame = top(state)
  if (frame.kind === 'burn') return burn(shelf, state, hero, frame.left, emit)
  if (frame.kind === 'odd') return takeOdd(shelf, state, frame.damage, slotOf(fightOf(state), hero), emit)
  return sufferStairs(shelf, state, during(state, 'stairs'), hero, emit)
}

function pickOne(shelf: Shelf, state: State, slot: number, kind: number, emit: DeckEmit | null): void {
  const frame = top(state)
  if (frame.kind === 'convert') pickToConvert(shelf, state, frame, slot * 32 + kind, emit)
  else pickDie(shelf, state, during(state, 'pick'), kind, emit)
}

/** No more dice, or no level now. */
function enough(state: State): void {
  const frame = top(state)
  if (frame.kind === 'pick') finishPicking(state, frame)
  else pop(state)
}
