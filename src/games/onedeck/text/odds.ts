/** What to expect beside a choice that leads to dice. */
import { fastRng } from '../../../engine/rng.ts'
import { type Odds, oddsOf } from '../placement/odds.ts'
import type { Action } from '../types.ts'
import type { CardView, DeckView } from '../view/types.ts'
import type { Say } from './say.ts'

/** Enough for a hint, and quick enough for a menu. */
const ROLLS = 60

export function oddsInWords(say: Say, action: Action, view: DeckView): string | null {
  const { board, printed } = say
  if (action.kind === 'choose' && view.fight?.card) {
    const fighters = view.fight.fighters.map(({ hero }) => hero)
    return board.expect(wayOdds(say, view, view.fight.card, action.way, fighters))
  }
  if (action.kind !== 'face' || view.frame.kind !== 'door' || view.party.length > 2) return null
  const [card] = view.doors[view.frame.door]?.cards ?? []
  if (!card) return null
  const heroes = view.party.map((_, hero) => hero)
  if (card.ways.length === 0) return board.expect(wayOdds(say, view, card, 0, heroes))
  const ways = card.ways.map(({ name }, way) =>
    board.byWay(wayOdds(say, view, card, way, heroes), printed(name)),
  )
  return board.expect(ways.join(board.between))
}

function wayOdds(say: Say, view: DeckView, card: CardView, way: number, heroes: readonly number[]): string {
  const sheet = card.sheets[way]
  if (!sheet) return ''
  return formatOdds(say, oddsOf(view, sheet, heroes, fastRng(card.card), ROLLS))
}

function formatOdds({ atoms, board }: Say, { damage, time, isExact }: Odds): string {
  const written = (mean: number): string => mean.toFixed(1).replace('.', board.point)
  return `${isExact ? '' : board.about}${written(damage)}♥ ${atoms.time(written(time))}`
}
