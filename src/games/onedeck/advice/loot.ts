/** What a card is claimed as, and what a level is paid with. */
import type { Action, CardId } from '../types.ts'
import type { DeckScene, SceneCard } from '../view/scene/index.ts'
import { because, hardly, type Weighed } from './weighed.ts'

/** Items first, then potions and skills, then XP; 4 XP is worth keeping once the limits are near. */
export function weighLoot(view: DeckScene, action: Action): Weighed {
  switch (action.kind) {
    case 'item':
      return weighItem(view, action)
    case 'potion':
      return because(8, { why: 'potion', card: action.card })
    case 'skill':
      return weighSkill(view, action)
    case 'xp': {
      const xp = spoilOf(view, action.card)?.xp ?? 0
      return because(5 + xp / 2, { why: 'xp', card: action.card, xp })
    }
    default:
      return hardly(0)
  }
}

function weighItem(view: DeckScene, { card, over }: Action<'item'>): Weighed {
  const { stat = 'S', health = 0 } = spoilOf(view, card)?.item ?? {}
  return because(over === null ? 9 + health : 0, { why: 'die', card, colour: stat, health })
}

function weighSkill(view: DeckScene, { card, over, hero }: Action<'skill'>): Weighed {
  const ease = canAfford(view, hero, card)
  return because(over === null ? 7 + ease : 0, { why: ease > 0 ? 'skill' : 'dearSkill', card })
}

function spoilOf({ spoils }: DeckScene, card: CardId): SceneCard | undefined {
  return spoils.find(({ id }) => id === card)
}

function canAfford(view: DeckScene, hero: number, card: CardId): number {
  const cost = spoilOf(view, card)?.loot?.cost
  const stats = view.party[hero]?.stats ?? [0, 0, 0]
  if (!cost || cost.kind === 'free') return 1
  if (cost.kind === 'mana') return stats[2] > 2 ? 0.5 : -2
  return (cost.kind === 'dice' && cost.colour === 'S' ? stats[0] : stats[1]) > 1 ? 0.5 : -2
}

export function weighLevel({ level }: DeckScene, action: Action): Weighed {
  if (action.kind === 'level') return because(2, { why: 'level', level: level.level })
  return action.kind === 'enough' ? because(1, { why: 'keepXp' }) : hardly(0)
}

export function weighSpend(view: DeckScene, action: Action): Weighed {
  const { frame } = view
  if (action.kind !== 'spend' || frame.kind !== 'spend') return hardly(0)
  return because(action.xp >= frame.left ? 20 - action.xp : action.xp, { why: 'exact' })
}
