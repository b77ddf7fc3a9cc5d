/** Choosing dice one by one for a skill that raises, sets, rerolls or turns them: O-28, O-62. */
import { dieName, PLAIN, put } from '../types/dice.ts'
import type { Action, Frame, State } from '../types.ts'
import { ENOUGH, pick } from './offered.ts'
import { fightOf, poolOf } from './party.ts'
import type { Play } from './play.ts'
import { idIn } from './rolling.ts'
import { pop, swap } from './stack.ts'
import { becomes, fitsVerb } from './touchable.ts'
import { rerollHeld } from './verbs/reroll.ts'
import { swapDie } from './verbs/turn.ts'

type Picking = Frame<'pick'>

function fitKinds(state: State, frame: Picking): number[] {
  const pool = poolOf(fightOf(state), frame.slot)
  const kinds: number[] = []
  const { verb } = frame
  for (let kind = 0; kind < PLAIN; kind++) {
    if ((pool[kind] ?? 0) > 0 && fitsVerb(state.supply, verb, kind, frame.named)) kinds.push(kind)
  }
  return kinds
}

export function isPicking(state: State, frame: Picking): boolean {
  return frame.left > 0 && fitKinds(state, frame).length > 0
}

export function offerPicks(play: Play, frame: Picking): Action[] {
  const { state } = play
  const hero = fightOf(state).pair[frame.slot] ?? 0
  return [...fitKinds(state, frame).map(kind => pick(hero, kind)), ENOUGH]
}

/** Dice that could be chosen again wait aside; the others change where they are. */
export function pickDie(play: Play, frame: Picking, kind: number): void {
  const { content, state, emit } = play
  const pool = poolOf(fightOf(state), frame.slot)
  const { verb, held } = frame
  put(pool, kind, -1)
  const left = frame.left - 1
  if (verb.verb === 'reroll') {
    emit?.({ kind: 'picked', hero: idIn(content, state, frame.slot), die: dieName(kind) })
    return swap(state, { ...frame, left, held: [...held, kind] })
  }
  if (verb.verb === 'turn') swapDie(state, verb, kind)
  const changed = becomes(verb, kind)
  emit?.({
    kind: 'changed',
    hero: idIn(content, state, frame.slot),
    from: dieName(kind),
    into: dieName(changed),
  })
  if (verb.verb === 'raise') return swap(state, { ...frame, left, held: [...held, changed] })
  put(pool, changed)
  swap(state, { ...frame, left })
}

export function stopPicking({ state, emit }: Play, frame: Picking): void {
  emit?.({ kind: 'enough', of: 'dice' })
  finishPicking(state, frame)
}

export function finishPicking(state: State, frame: Picking): void {
  pop(state)
  if (frame.verb.verb === 'reroll') return rerollHeld(state, frame.slot, frame.held)
  const pool = poolOf(fightOf(state), frame.slot)
  for (const kind of frame.held) put(pool, kind)
}
