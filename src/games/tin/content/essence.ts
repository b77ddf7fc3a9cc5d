/** What the rules read of a content: two sets that differ only in names, texts and drawings play alike. */
import type { Card, Content, Tile } from '../types.ts'

export function essence({ tiles, cards, goods, gold, dice }: Content): unknown {
  return { tiles: tiles.map(essenceOfTile), cards: cards.map(essenceOfCard), goods, gold, dice }
}

/** Not the letter: these rules ignore it (T-03). */
function essenceOfTile({ id, kind, doors, far, white, red, chests }: Tile) {
  return { id, kind, doors, far, white, red, chests }
}

function essenceOfCard({ id, top, middle, bottom, plus, minus }: Card) {
  return { id, top, middle, bottom, plus, minus }
}
