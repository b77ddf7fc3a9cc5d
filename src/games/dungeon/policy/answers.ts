/** How good each answer looks, to every question but where to go. */
import { num } from '../content/content-index.ts'
import { positionOf } from '../content/ids.ts'
import { isCleared } from '../rules/index.ts'
import { type Action, LEVELS, NONE, SPELLS } from '../types.ts'
import { sumOver, tally } from './counts.ts'
import { monsterKnown, monstersUnseen } from './known.ts'
import { winOn } from './levels.ts'
import type { Look } from './look.ts'
import { weighRegain } from './moves.ts'

/** The mix a spellbook should have. */
const SPELL_SHARE = [4, 3, 0.1] as const
/** To get away from a fight is worth as much as one that is won so often. */
const ESCAPE = 0.3

/** `at` is the space that is asked about. */
export function weighAnswer(look: Look, at: number, action: Action): number {
  const { content, state, hero } = look
  const to = (id: string) => positionOf(content.spaceIds, id)
  switch (action.kind) {
    case 'learn': {
      const spell = SPELLS.indexOf(action.spell)
      return num(SPELL_SHARE, spell) / (num(hero.spells, spell) + 1)
    }
    case 'meet':
    case 'fight':
      return handAt(look, at === NONE ? hero.at : at)
    case 'fightHunter':
      return hunterChance(look, look.hands)
    case 'teleport':
      return isCleared(content, state, to(action.to)) ? ESCAPE : handAt(look, to(action.to)) - 0.1
    case 'slide':
      return isCleared(content, state, to(action.to)) ? 1 : handAt(look, to(action.to))
    case 'gaze':
      return -stepsTo(look, to(action.at))
    case 'regain':
      return weighRegain(look, action.spell)
    default:
      return 0
  }
}

/** The chance of a round by hand against what is there, or may be. */
export function handAt(look: Look, space: number): number {
  const card = monsterKnown(look.state, num(look.content.lair, space), look.seat)
  return card === NONE ? winOn(look, num(look.content.level, space)) : (look.hands[card] ?? 0)
}

/** By these chances against each monster; a Hunter that lies face down may be any of level 6, but never a trap (D-82). */
export function hunterChance({ state, content, seat }: Look, chances: Float64Array): number {
  if (state.hunterUp) return chances[state.hunter] ?? 0
  const kinds = (content.monstersOf[LEVELS] ?? []).filter(card => num(content.trap, card) === 0)
  const counts = monstersUnseen(state, seat)
  const total = tally(kinds, counts)
  return total === 0 ? 0 : sumOver(chances, kinds, counts) / total
}

export function stepsTo({ ways, hero, doors }: Look, space: number): number {
  return ways.from(hero.at, doors)[space] ?? 0
}
