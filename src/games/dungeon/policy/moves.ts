/** How good each action of a move looks: what the plan asks for is good, all else is not. */
import { num } from '../content/content-index.ts'
import { type Action, type Bolt, NONE, type Spell } from '../types.ts'
import { monsterKnown } from './known.ts'
import type { Look } from './look.ts'
import { type Plan, wantsSpells } from './plan.ts'

const GOOD = 100
/** Of several good ones the one that must come first. */
const FIRST = { regain: GOOD + 40, esp: GOOD + 30, castAtHunter: GOOD + 20, cast: GOOD + 10 } as const

export function weighMove(look: Look, plan: Plan, action: Action): number {
  const { way, isSearch } = plan
  switch (action.kind) {
    case 'step':
      return !isSearch && action.to === way?.step.to ? GOOD : -1
    case 'search':
      return isSearch && action.door === way?.search.door ? GOOD : -2
    case 'cast':
      return isBeside(plan, action.at) ? weighBolt(look, plan, action.spell) : -3
    case 'esp':
      return isBeside(plan, action.at) ? FIRST.esp : -3
    case 'castAtHunter':
      return FIRST.castAtHunter
    case 'regain':
      return weighRegain(look, action.spell)
    case 'teleport':
      return -5
    case 'ball':
      return -10
    default:
      return way === null ? GOOD / 2 : 0
  }
}

/** The lair to go to is the next space. */
function isBeside({ way, goal }: Plan, at: string): boolean {
  return way !== null && way.to === goal && way.step.to === at
}

/** A spell where it is worth more than the own hands; the better one of two. */
function weighBolt(look: Look, plan: Plan, spell: Bolt): number {
  const prize = plan.choice?.prizes[plan.lair] ?? null
  return prize !== null && prize.bolt > prize.hand ? FIRST.cast + boltChance(look, plan, spell) : -1
}

export function boltChance(look: Look, { choice, lair }: Plan, spell: Bolt): number {
  const card = monsterKnown(look.state, lair, look.seat)
  const level = num(look.content.lairLevel, lair)
  return (card === NONE ? choice?.levels[level]?.[spell] : look.judge.chances[spell][card]) ?? 0
}

/** Back into the book what is fewer; Teleport last. */
export function weighRegain(look: Look, spell: Spell): number {
  const { fireballs, lightnings } = look
  if (look.gold >= look.goal || !wantsSpells(look)) return -1
  if (spell === 'teleport') return -1
  const isFewer = spell === 'fireball' ? fireballs <= lightnings : lightnings < fireballs
  return FIRST.regain + (isFewer ? 1 : 0)
}
