/** The ways to claim a card in words: O-80 to O-82. */
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'
import { costText, heroName, itemText } from './names.ts'
import type { Say } from './say.ts'

type Claim = Action<'item' | 'skill' | 'potion' | 'xp'>

export function claimInWords(say: Say, action: Claim, view: DeckView): string {
  const { actions, printed } = say
  const card = view.spoils.find(spoil => spoil.card === action.card)
  const name = card ? printed(card.name) : actions.theCard
  switch (action.kind) {
    case 'potion':
      return actions.potion(name, card?.loot ? printed(card.loot.name) : actions.thePotion)
    case 'xp':
      return actions.xp(name, card?.xp ?? 0)
    case 'item':
    case 'skill':
      return `${actions.claim(name, gainText(say, action.kind, card), heroName(say, view, action.hero))}${overText(say, action, view)}`
    default:
      return name
  }
}

function gainText(say: Say, kind: 'item' | 'skill', card: CardView | undefined): string {
  if (card && kind === 'item') return itemText(say, card.item)
  if (!card?.loot) return say.actions[kind]
  return say.actions.skillNamed(say.printed(card.loot.name), costText(say, card.loot.cost))
}

function overText(
  { actions, atoms, printed }: Say,
  { kind, hero, over }: Extract<Claim, { kind: 'item' | 'skill' }>,
  view: DeckView,
): string {
  if (over < 0) return ''
  const held = kind === 'item' ? view.party[hero]?.items : view.party[hero]?.skills
  const old = held?.find(card => card.card === over)
  const name = kind === 'item' ? old?.name : old?.loot?.name
  return actions.over(name === undefined ? atoms.card : printed(name))
}
