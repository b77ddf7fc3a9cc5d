/** What to expect beside a choice that leads to dice. */
import { fastRng } from '../../../engine/rng.ts'
import { type Odds, oddsOf } from '../placement/odds.ts'
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'

/** Enough for a hint, and quick enough for a menu. */
const ROLLS = 60

export function oddsInWords(action: Action, view: DeckView): string | null {
  if (action.kind === 'choose' && view.fight?.card)
    return `expect ${wayOdds(
      view,
      view.fight.card,
      action.way,
      view.fight.fighters.map(({ hero }) => hero),
    )}`
  if (action.kind !== 'face' || view.frame.kind !== 'door' || view.party.length > 2) return null
  const [card] = view.doors[view.frame.door]?.cards ?? []
  if (!card) return null
  const heroes = view.party.map((_, hero) => hero)
  if (card.ways.length === 0) return `expect ${wayOdds(view, card, 0, heroes)}`
  const ways = card.ways.map(({ name }, way) => `${wayOdds(view, card, way, heroes)} by ${name}`)
  return `expect ${ways.join(', ')}`
}

function wayOdds(view: DeckView, card: CardView, way: number, heroes: readonly number[]): string {
  const sheet = card.sheets[way]
  if (!sheet) return ''
  return formatOdds(oddsOf(view, sheet, heroes, fastRng(card.card), ROLLS))
}

function formatOdds({ damage, time, isExact }: Odds): string {
  return `${isExact ? '' : 'about '}${damage.toFixed(1)}♥ ${time.toFixed(1)}t`
}
