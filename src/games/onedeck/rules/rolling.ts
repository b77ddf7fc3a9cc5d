/** Rolling dice and what foe and dungeon do to rolled dice: O-26, O-209. */
import type { PrintingTables } from '../content/content-index.ts'
import { colourOf, dieName, HEROIC, kindOf, put, valueOf } from '../types/dice.ts'
import type { Fight, Frame, State } from '../types.ts'
import { cardOf, challengeOf, fightOf, heroId, poolOf } from './party.ts'
import type { Play } from './play.ts'
import { pop, push, swap, top } from './stack.ts'
import { spendTime } from './time.ts'

const AFTER_ROLL: Frame = { kind: 'afterRoll', told: 0 }

/** The id of the hero in this slot of the encounter. */
export function idIn(content: PrintingTables, state: State, slot: number): string {
  return heroId(content, state, fightOf(state).pair[slot] ?? 0)
}

export function returnDie(state: State, kind: number): void {
  const colour = colourOf(kind)
  state.supply[colour] = (state.supply[colour] ?? 0) + 1
}

/** Whether the supply could give a die of this colour. */
export function takeDie(state: State, colour: number): boolean {
  const left = state.supply[colour] ?? 0
  if (left === 0) return false
  state.supply[colour] = left - 1
  return true
}

/** All claimed dice, hero after hero and colour after colour. Those of heroic skills were told already. */
export function rollAll(state: State): void {
  const fight = fightOf(state)
  pop(state)
  if (fight.fresh.length > 0) swap(state, { kind: 'afterRoll', told: fight.fresh.length })
  for (let place = fight.cup.length - 1; place >= 0; place--) {
    const left = fight.cup[place] ?? 0
    if (left > 0) push(state, { kind: 'roll', slot: place >> 2, colour: place & 3, left })
    fight.cup[place] = 0
  }
}

/** Dice of these colours from the supply are rolled now; abilities apply to them after that. */
export function rollMore(state: State, slot: number, dice: readonly number[]): void {
  push(state, AFTER_ROLL)
  for (let colour = HEROIC; colour >= 0; colour--) {
    let left = 0
    for (const die of dice) if (die === colour) left += 1
    if (left > 0) push(state, { kind: 'roll', slot, colour, left })
  }
}

export function rolled(play: Play, frame: Frame<'roll'>, value: number): void {
  const { content, state, emit } = play
  const kind = kindOf(frame.colour, value)
  fightOf(state).fresh.push(frame.slot * 32 + kind)
  if (frame.left === 1) pop(state)
  else swap(state, { kind: 'roll', slot: frame.slot, colour: frame.colour, left: frame.left - 1 })
  emit?.({ kind: 'rolled', hero: idIn(content, state, frame.slot), die: dieName(kind) })
  // Heroic skills are rolled before the other dice and told by themselves.
  const next = top(state)
  if (emit && next.kind === 'featDone') tellDice(play, fightOf(state).fresh.length - next.dice)
}

/** Which dice each hero has just rolled, without those told before. */
function tellDice(play: Play, told: number): void {
  const { content, state, emit } = play
  const { fresh, pair } = fightOf(state)
  const news = fresh.slice(told)
  for (let slot = 0; slot < pair.length; slot++) {
    const dice = news.filter(code => code >> 5 === slot).map(code => dieName(code & 31))
    if (dice.length > 0) emit?.({ kind: 'threw', hero: idIn(content, state, slot), dice })
  }
}

/** Ethereal, Weakness Curse, Split; Poison Aura last, and no die below 1. */
export function afterRoll(play: Play, told: number): void {
  const { content, state, emit } = play
  const fight = fightOf(state)
  const { modifiers } = challengeOf(content, fight)
  pop(state)
  if (emit) tellDice(play, told)
  let time = 0
  for (const code of fight.fresh) {
    const kind = code & 31
    const value = valueOf(kind)
    if (value === modifiers.timeFor) time += 1
    if ((modifiers.discards & (1 << value)) !== 0) {
      returnDie(state, kind)
      emit?.({ kind: 'lost', hero: idIn(content, state, code >> 5), die: dieName(kind), by: 'ability' })
    } else keep(play, fight, code, modifiers.weakens)
  }
  fight.fresh = []
  if (time > 0)
    emit?.({ kind: 'delayed', time, card: fight.card < 0 ? null : cardOf(content, fight.card).id })
  spendTime(state, time)
}

function keep(play: Play, fight: Fight, code: number, weakens: boolean): void {
  const { content, state, emit } = play
  const [slot, kind] = [code >> 5, code & 31]
  const isWeaker = weakens && colourOf(kind) === HEROIC && valueOf(kind) > 1
  put(poolOf(fight, slot), isWeaker ? kind - 1 : kind)
  if (isWeaker) emit?.({ kind: 'weakened', hero: idIn(content, state, slot), die: dieName(kind - 1) })
}
