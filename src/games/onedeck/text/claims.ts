/** The ways to claim a card in words: O-80 to O-82. */
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'
import { costText, heroName } from './names.ts'

type Claim = Extract<Action, { kind: 'item' | 'skill' | 'potion' | 'xp' }>

export function claimInWords(action: Claim, view: DeckView): string {
  const card = view.spoils.find(spoil => spoil.card === action.card)
  const name = card?.name ?? 'the card'
  switch (action.kind) {
    case 'potion':
      return `${name}: identify ${card?.loot?.name ?? 'the potion'} and gain a potion token`
    case 'xp':
      return `${name}: keep it as ${card?.xp ?? 0} XP`
    case 'item':
    case 'skill':
      return `${name}: ${gainText(action.kind, card)} for ${heroName(view, action.hero)}${overText(action, view)}`
    default:
      return name
  }
}

function gainText(kind: 'item' | 'skill', card: CardView | undefined): string {
  if (!card) return kind
  if (kind === 'item') return `item ${card.item.stat}${card.item.health > 0 ? ' and 1 health' : ''}`
  return `skill ${card.loot?.name ?? ''}${card.loot ? ` [${costText(card.loot.cost)}]` : ''}`
}

function overText({ kind, hero, over }: Extract<Claim, { kind: 'item' | 'skill' }>, view: DeckView): string {
  if (over < 0) return ''
  const held = kind === 'item' ? view.party[hero]?.items : view.party[hero]?.skills
  const old = held?.find(card => card.card === over)
  const name = kind === 'item' ? old?.name : old?.loot?.name
  return `, replacing ${name ?? 'a card'}`
}
