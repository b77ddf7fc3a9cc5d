/** Content that is held against the standard set: other ways to fill in what no text tells. */
import { standard as dungeon } from '../../src/games/dungeon/content/standard.ts'
import type { MonsterFact } from '../../src/games/dungeon/types/content.ts'
import { standard as tin } from '../../src/games/tin/content/standard.ts'
import type { Card } from '../../src/games/tin/types.ts'

export interface Pack {
  readonly game: string
  readonly content: unknown
}

export const PACKS: Readonly<Record<string, Pack>> = {
  'tin-cards-one': withCards(card => ({ ...card, plus: 1, minus: 1 })),
  'tin-cards-two': withCards(card => ({ ...card, plus: 2, minus: 2 })),
  'tin-cards-kind': withCards(card => ({ ...card, plus: card.plus + 1 })),
  'tin-no-cross': {
    game: 'tin',
    content: {
      ...tin,
      tiles: tin.tiles.map(tile => (tile.id === 'crossroads' ? { ...tile, doors: 'NES' } : tile)),
    },
  },
  'dungeon-weaker': withCopies((a, b) => strength(a) - strength(b)),
  'dungeon-stronger': withCopies((a, b) => strength(b) - strength(a)),
}

function withCards(change: (card: Card) => Card): Pack {
  return { game: 'tin', content: { ...tin, cards: tin.cards.map(change) } }
}

/** As many cards of each level as ever, the second copies among the half of its monsters that comes first. */
function withCopies(order: (a: MonsterFact, b: MonsterFact) => number): Pack {
  const levels = [...new Set(dungeon.monsters.map(({ level }) => level))]
  const copies = new Map<string, number>()
  for (const level of levels) {
    const fought = dungeon.monsters
      .filter(monster => monster.level === level && monster.rolls)
      .toSorted(order)
    const half = Math.ceil(fought.length / 2)
    const surplus = fought.reduce((sum, monster) => sum + monster.copies - 1, 0)
    for (const [place, { id }] of fought.entries())
      copies.set(id, place < half ? 1 + Math.ceil((surplus - place) / half) : 1)
  }
  const monsters = dungeon.monsters.map(one => ({ ...one, copies: copies.get(one.id) ?? one.copies }))
  return { game: 'dungeon', content: { ...dungeon, monsters } }
}

/** What the four classes have to roll; more than two dice can show where they cannot win. */
function strength({ rolls = [] }: MonsterFact): number {
  return rolls.slice(0, 4).reduce<number>((sum, roll) => sum + (roll ?? 13), 0)
}
