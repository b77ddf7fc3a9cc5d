/** Heroic skills: O-24, O-25, O-208. */
import type { PrintingTables } from '../content/content-index.ts'
import { dieName, HEROIC, kindOf, valueOf } from '../types/dice.ts'
import type { Action, Frame, Hero, State } from '../types.ts'
import { hurt } from './damage.ts'
import { fightOf, heroAt, heroCard, sideName, sideOf } from './party.ts'
import type { Play } from './play.ts'
import { idIn, returnDie } from './rolling.ts'
import { pop, push, swap } from './stack.ts'
import { spendTime } from './time.ts'

function heroIn(state: State, slot: number): Hero {
  return heroAt(state, fightOf(state).pair[slot] ?? 0)
}

/** How many heroic dice may be rolled: 0 and each number that the hero can declare. */
function choices(content: PrintingTables, state: State, slot: number): number[] {
  const hero = heroIn(state, slot)
  const { feat } = sideOf(content, state, hero)
  const left = state.supply[HEROIC] ?? 0
  switch (feat.kind) {
    case 'store':
      return upTo(hero.stored)
    case 'gamble':
      return upTo(Math.min(feat.most, left))
    case 'aim':
      return [0, ...feat.shots.map(shot => shot.dice).filter(dice => dice <= left)]
    default:
      return [0]
  }
}

function upTo(most: number): number[] {
  const all = [0]
  for (let dice = 1; dice <= most; dice++) all.push(dice)
  return all
}

export function hasFeat(content: PrintingTables, state: State, slot: number): boolean {
  const hero = heroIn(state, slot)
  const { feat } = sideOf(content, state, hero)
  return feat.kind === 'store' ? hero.stored > 0 : (state.supply[HEROIC] ?? 0) > (feat.kind === 'aim' ? 1 : 0)
}

export function offerFeat(play: Play, slot: number): Action[] {
  const { content, state } = play
  const hero = fightOf(state).pair[slot] ?? 0
  return choices(content, state, slot).map(dice => ({ kind: 'feat', hero, dice }))
}

/** All declare before any is rolled; stored dice leave the hero card, others come from the supply. */
export function declare(play: Play, slot: number, dice: number): void {
  const { content, state, emit } = play
  const hero = heroIn(state, slot)
  const { feat } = sideOf(content, state, hero)
  pop(state)
  fightOf(state).feats[slot] = dice
  emit?.({ kind: 'feat', hero: heroCard(content, hero).id, side: sideName(state), dice })
  if (feat.kind === 'store') hero.stored -= dice
  else state.supply[HEROIC] = (state.supply[HEROIC] ?? 0) - dice
}

/** O-208: what they cost is paid after the last has declared; a die stored by that is not for this encounter. */
export function payFeats(play: Play): void {
  const { content, state } = play
  pop(state)
  let time = 0
  for (const [slot, dice] of fightOf(state).feats.entries()) {
    const { feat } = sideOf(content, state, heroIn(state, slot))
    if (feat.kind === 'aim') time += feat.shots.find(shot => shot.dice === dice)?.time ?? 0
  }
  spendTime(state, time)
}

export function rollFeat(state: State, slot: number): void {
  const fight = fightOf(state)
  const dice = fight.feats[slot] ?? 0
  if (dice === 0) return pop(state)
  fight.feats[slot] = 0
  swap(state, { kind: 'featDone', slot, dice })
  push(state, { kind: 'roll', slot, colour: HEROIC, left: dice })
}

/** The dice just rolled are the last of the fresh ones. */
function justRolled(state: State, dice: number): number[] {
  return fightOf(state).fresh.slice(-dice)
}

export function isDropAsked(content: PrintingTables, state: State, slot: number): boolean {
  return sideOf(content, state, heroIn(state, slot)).feat.kind === 'aim'
}

/** O-25: the Rogue's penalty comes before any other ability. */
export function checkGamble(play: Play, frame: Frame<'featDone'>): void {
  const { content, state } = play
  const hero = heroIn(state, frame.slot)
  const { feat } = sideOf(content, state, hero)
  pop(state)
  if (feat.kind !== 'gamble') return
  if (!justRolled(state, frame.dice).some(code => valueOf(code & 31) === 1)) return
  spendTime(state, feat.time)
  hurt(play, fightOf(state).pair[frame.slot] ?? 0, feat.damage, 'gamble')
}

export function offerDrop(play: Play, frame: Frame<'featDone'>): Action[] {
  const { state } = play
  const hero = fightOf(state).pair[frame.slot] ?? 0
  const values = new Set(justRolled(state, frame.dice).map(code => valueOf(code & 31)))
  return [...values].toSorted((a, b) => a - b).map(value => ({ kind: 'drop', hero, value }))
}

/** O-25: the Archer discards one of the dice before any other ability. */
export function drop(play: Play, slot: number, value: number): void {
  const { content, state, emit } = play
  const { fresh } = fightOf(state)
  const kind = kindOf(HEROIC, value)
  fresh.splice(fresh.lastIndexOf(slot * 32 + kind), 1)
  returnDie(state, kind)
  pop(state)
  emit?.({ kind: 'lost', hero: idIn(content, state, slot), die: dieName(kind), by: 'choice' })
}
