/** Why something cannot be done now, in words. */
import type { Blocked } from '../../../engine/types.ts'
import type { Ability, Action, BlockedWhy } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { heroName } from './names.ts'
import type { Say } from './say.ts'

/** As this game's rules make it. */
export interface DeckBlocked extends Blocked {
  readonly action: Action
  readonly why: BlockedWhy
}

export function blockedInWords(say: Say, { action, why }: DeckBlocked, view: DeckScene): string {
  const { blocked } = say
  switch (why) {
    case 'covered':
      return blocked.covered(view.deck)
    case 'learned':
      return blocked.learned(heroName(say, view, 'hero' in action ? action.hero : 0))
    case 'scene':
      return blocked.scene(scenesText(say, abilityIn(action, view)))
    case 'fewDice':
      return blocked.fewDice(view.fight?.challenge?.modifiers.converts ?? 2)
    default:
      return blocked[why]
  }
}

function abilityIn(action: Action, { party, potions }: DeckScene): Ability | undefined {
  if (action.kind === 'drink') return potions.find(({ id }) => id === action.potion)
  return action.kind === 'use'
    ? party[action.hero]?.abilities.find(({ id }) => id === action.skill)
    : undefined
}

function scenesText({ blocked }: Say, ability: Ability | undefined): string {
  const names = ability?.scenes.map(scene => blocked.scenes[scene]) ?? []
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${blocked.or} ${last}`
}
