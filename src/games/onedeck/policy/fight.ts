/** Step 5 of an encounter: a skill that betters the plan, then the plan die by die, then the word done. */
import { CONVERT, done, lay, reopen } from '../rules/offered.ts'
import { seatOf } from '../rules/party.ts'
import { openBoxes } from '../rules/placing.ts'
import type { Action } from '../types.ts'
import { type Arena, isOneVoice, kept, planAlone, planOf } from './arena.ts'
import { CONVERSION, type Steps } from './laying/fill.ts'
import { bestTool, isPaidByConverting, type Tool } from './tools/worth.ts'

export function nextInFight(arena: Arena, seat: number): Action {
  const plan = planOf(arena)
  const next = nextOwn(arena, seat, plan.steps)
  if (plan.cost > 0 || arena.challenge.scene === 'boss') {
    const before = kept(arena, plan)
    const tool = !next || isUntouched(arena) ? bestTool(arena, seat, before) : null
    if (tool) return isPaidByConverting(arena, tool, before) ? CONVERT : useOf(arena, tool)
  }
  return next ?? nextAlone(arena, seat) ?? lastWord(arena, seat)
}

/** Nothing is laid yet: skills come first, so that what they bring can be planned with; and once more with what is left. */
function isUntouched({ fight }: Arena): boolean {
  return fight.full === 0 && fight.once === 0 && fight.sums.every(sum => sum === 0)
}

function useOf({ fight }: Arena, { slot, ability, isPotion }: Tool): Action {
  const hero = fight.pair[slot] ?? 0
  return isPotion ? { kind: 'drink', hero, potion: ability.id } : { kind: 'use', hero, skill: ability.id }
}

/** The first step of the plan that the seat can make itself, where the boxes allow it now. */
function nextOwn(arena: Arena, seat: number, { list, count }: Steps): Action | null {
  const open = openBoxes(arena.challenge, arena.fight)
  for (let at = 0; at < count; at++) {
    const step = list[at] ?? 0
    if ((step & CONVERSION) !== 0) return CONVERT
    const [kind, box] = [step & 31, step >> 5]
    if ((open & (1 << box)) === 0) continue
    const hero = holderOf(arena, seat, kind)
    if (hero >= 0) return lay(hero, kind, box)
  }
  return null
}

/** A hero of this seat who has such a die, or -1. */
function holderOf({ fight, state }: Arena, seat: number, kind: number): number {
  for (const [slot, hero] of fight.pair.entries())
    if (seatOf(state, hero) === seat && (fight.pools[slot]?.[kind] ?? 0) > 0) return hero
  return -1
}

/** What a person who shares the encounter can still do with own dice, converted ones too. */
function nextAlone(arena: Arena, seat: number): Action | null {
  const { fight, state } = arena
  if (isOneVoice(state, fight)) return null
  const slot = fight.pair.indexOf(seat)
  return slot < 0 ? null : nextOwn(arena, seat, planAlone(arena, slot).steps)
}

/** Who has said it already and must say something takes it back; nobody is asked before all others are through. */
function lastWord({ fight, state }: Arena, seat: number): Action {
  const slot = state.seats === 1 ? 0 : fight.pair.indexOf(seat)
  const hero = fight.pair[slot] ?? 0
  return (fight.ready & (1 << slot)) === 0 ? done(hero) : reopen(hero)
}
