/** The ways to claim a card in words: O-80 to O-82. */

import type { Action } from '../types.ts'
import type { DeckScene, SceneCard } from '../view/scene/index.ts'
import { costText, heroName, itemText } from './names.ts'
import type { Say } from './say.ts'

type Claim = Action<'item' | 'skill' | 'potion' | 'xp'>

export function claimInWords(say: Say, action: Claim, view: DeckScene): string {
  const { actions } = say
  const card = view.spoils.find(({ id }) => id === action.card)
  const name = card ? say.name(card) : actions.theCard
  switch (action.kind) {
    case 'potion':
      return actions.potion(name, card?.loot ? say.name(card.loot) : actions.thePotion)
    case 'xp':
      return actions.xp(name, card?.xp ?? 0)
    case 'item':
    case 'skill':
      return `${actions.claim(name, gainText(say, action.kind, card), heroName(say, view, action.hero))}${overText(say, action, view)}`
    default:
      return name
  }
}

function gainText(say: Say, kind: 'item' | 'skill', card: SceneCard | undefined): string {
  if (card && kind === 'item') return itemText(say, card.item)
  if (!card?.loot) return say.actions[kind]
  return say.actions.skillNamed(say.name(card.loot), costText(say, card.loot.cost))
}

function overText(
  { actions, atoms, name }: Say,
  { kind, hero, over }: Extract<Claim, { kind: 'item' | 'skill' }>,
  view: DeckScene,
): string {
  if (over === null) return ''
  const held = kind === 'item' ? view.party[hero]?.items : view.party[hero]?.skills
  const old = held?.find(({ id }) => id === over)
  const lost = kind === 'item' ? old : old?.loot
  return actions.over(lost ? name(lost) : atoms.card)
}
