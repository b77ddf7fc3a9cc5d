/** Consequences and the end of an encounter: O-50 to O-54, O-101, O-203, O-204. */
import { SUPPLY } from '../types/dice.ts'
import type { Frame, Share, State } from '../types.ts'
import { hurt } from './damage.ts'
import { harmNow, shareOf } from './harm.ts'
import { cardOf, challengeOf, fightOf, heroId } from './party.ts'
import type { Play } from './play.ts'
import { doStairsWait } from './printing.ts'
import { pop, push, swap, top } from './stack.ts'
import { spendTime } from './time.ts'

type After = Frame<'after'>

/** Everyone has said done. */
export function conclude(play: Play): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  const harm = harmNow(content, state, fight)
  if (!harm) return
  const challenge = challengeOf(content, fight)
  const kept = !challenge.modifiers.escapes || (fight.full & challenge.armor) === challenge.armor
  swap(state, { kind: 'after', stage: 0, time: harm.spent + harm.undying, kept })
  const prevented = harm.damage + harm.added - harm.dealt + (harm.time - harm.spent)
  emit?.({ kind: 'consequences', damage: harm.dealt, time: harm.spent + harm.undying, prevented })
  if (fight.pair.length > 1 && harm.dealt % 2 === 1) push(state, { kind: 'odd', damage: harm.dealt })
  else layShares(play, harm.dealt, 0)
}

/** O-51: as evenly as possible; the party chooses who takes the odd one. */
export function takeOdd(play: Play, damage: number, slot: number): void {
  const { content, state, emit } = play
  pop(state)
  const taken = layShares(play, damage, slot)
  if (taken[slot]?.damage === 0)
    emit?.({ kind: 'unhurt', hero: heroId(content, state, fightOf(state).pair[slot] ?? 0) })
}

function layShares(play: Play, damage: number, oddSlot: number): readonly Share[] {
  const { content, state } = play
  const fight = fightOf(state)
  const even = Math.floor(damage / fight.pair.length)
  const odd = damage % fight.pair.length
  const shares = fight.pair.map((_, slot) =>
    shareOf(content, state, fight, slot, even + (slot === oddSlot ? odd : 0)),
  )
  const kited = shares.reduce((sum, share) => sum + share.time, 0)
  if (kited > 0) addTime(state, kited)
  for (const [slot, share] of shares.entries())
    hurt(play, fight.pair[slot] ?? 0, share.damage, 'consequences')
  return shares
}

/** Kiting: spent with the rest of the consequences. */
function addTime(state: State, more: number): void {
  const place = state.stack.findLastIndex(frame => frame.kind === 'after')
  const frame = state.stack[place]
  if (frame?.kind === 'after') state.stack[place] = { ...frame, time: frame.time + more }
}

const DUE: Frame = { kind: 'due' }

/** Damage is laid: now time with the Stairs (O-88: at once or after it), then the end. */
export function goOn(play: Play, frame: After): void {
  const { state } = play
  if (frame.stage === 0) {
    swap(state, { ...frame, stage: 1 })
    const later = doStairsWait(state)
    if (later) push(state, DUE)
    spendTime(state, frame.time, later)
    return
  }
  pop(state)
  endEncounter(play, frame.kept)
}

/** O-30, O-54: all dice but stored ones go back; the card is loot, unless it got away. */
function endEncounter(play: Play, kept: boolean): void {
  const { content, state, emit } = play
  const { card } = fightOf(state)
  clearDice(state)
  if (kept) {
    state.spoils = [...state.spoils, card]
    return
  }
  state.discard.push(card)
  emit?.({ kind: 'escaped', card: cardOf(content, card).id })
  // O-217: a party that claims nothing does not level up either.
  if (top(state).kind === 'loot' && state.spoils.length === 0) pop(state)
}

export function clearDice(state: State): void {
  state.fight = null
  let stored = 0
  for (const hero of state.party) stored += hero.stored
  state.supply = [SUPPLY[0] ?? 0, SUPPLY[1] ?? 0, SUPPLY[2] ?? 0, (SUPPLY[3] ?? 0) - stored]
}
