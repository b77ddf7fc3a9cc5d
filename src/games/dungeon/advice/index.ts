/**
 * A sensible player, who sees only the view: goes where its class earns most for the time, counts the risk of what it
 * carries, casts where a spell is better than the own hands, and goes home when it has enough.
 */
import type { Advice } from '../../../engine/types.ts'
import { num } from '../content/content-index.ts'
import { positionOf } from '../content/ids.ts'
import { heroFact } from '../content/names.ts'
import { isCleared } from '../rules/index.ts'
import { type Action, type HeroClass, SPELLS, type Spell } from '../types.ts'
import { type DungeonScene, hunterWay, type Read } from '../view/scene.ts'
import type { DungeonView } from '../view/types.ts'
import { chanceAt, lookFrom, type Outlook } from './goals.ts'
import { type Plan, planFor, weighMove, weighRegain } from './move.ts'

const NEVER = -1_000_000

/** How well each class does in the hands of this player; see the rules page on levels. */
const CLASS_WORTH: Readonly<Record<HeroClass, number>> = { cleric: 4, rogue: 3, fighter: 2, wizard: 1 }

/** Where no gold has to be carried home, the strongest arm counts. */
const HUNTER_WORTH: Readonly<Record<HeroClass, number>> = { fighter: 4, cleric: 3, wizard: 2, rogue: 1 }

/** The mix a spellbook should have. */
const SPELL_SHARE: Readonly<Record<Spell, number>> = { fireball: 4, lightning: 3, teleport: 1 }

export function adviceBy(read: Read): Advice {
  return {
    weigh(view: DungeonView, actions: readonly Action[]) {
      const reading = read(view)
      const look = lookFrom(reading)
      const plan = look && view.due?.step === 'move' ? planFor(look) : null
      return actions.map(action => weigh(reading, look, plan, action))
    },
  }
}

function weigh(reading: DungeonScene, look: Outlook | null, plan: Plan | null, action: Action): number {
  const { content, view } = reading
  if (action.kind === 'timeUp') return NEVER
  if (action.kind === 'hero') {
    const fact = heroFact(content, action.hero)
    const worth = view.mode === 'hunt' ? HUNTER_WORTH : CLASS_WORTH
    return fact ? worth[fact.class] : 0
  }
  // The farther, the later it comes; the first one is placed before there is a hero.
  if (action.kind === 'haunt') return hunterWay(reading, positionOf(content.spaceIds, action.at))
  if (!look) return 0
  if (plan) return weighMove(look, plan, action)
  return weighAnswer(look, action)
}

/** Every question but where to go. */
function weighAnswer(look: Outlook, action: Action): number {
  const { reading, mine, content } = look
  const { view } = reading
  const at = (id: string) => positionOf(content.spaceIds, id)
  switch (action.kind) {
    case 'learn': {
      const held = num(mine.seat.spells, SPELLS.indexOf(action.spell))
      return SPELL_SHARE[action.spell] / (held + 1)
    }
    case 'meet':
    case 'fight':
      return chanceAt(look, view.due?.at ? at(view.due.at) : mine.at).hand
    case 'fightHunter':
      return view.hunter?.odds?.hit ?? 0.2
    case 'teleport':
      return isCleared(content, reading, at(action.to)) ? 0.3 : chanceAt(look, at(action.to)).hand - 0.1
    case 'slide':
      return isCleared(content, reading, at(action.to)) ? 1 : 0
    case 'regain':
      return weighRegain(look, action.spell)
    default:
      return 0
  }
}
