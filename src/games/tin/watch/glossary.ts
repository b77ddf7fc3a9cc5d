/** What the laboratory's notes of Dungeon in a Tin are called, and the grid that its tiles are laid on. */
import type { Glossary, Ground } from '../../../engine/glossary.ts'
import type { Language } from '../../../engine/types.ts'
import { glossary as de } from '../text/de/glossary.ts'
import { glossary as en } from '../text/en/glossary.ts'
import type { GlossaryText } from '../text/glossary.ts'
import { type Card, type Content, TECHNIQUES, type Tile } from '../types.ts'

type Names = Readonly<Record<string, string>>

const TEXTS: Readonly<Record<Language, GlossaryText>> = { en, de }

export function glossary({ tiles, cards }: Content, language: Language): Glossary {
  const text = TEXTS[language]
  const tile = (id: string) => tiles.filter(entry => entry.id === id).map(text.tile)[0]
  const names: Readonly<Record<string, (id: string) => string | undefined>> = {
    tile,
    where: tile,
    card: id => (id === 'none' ? text.noCard : cards.filter(entry => entry.id === id).map(text.card)[0]),
    item: id => text.items[id],
    monster: id => text.monsters[id],
    by: id => text.monsters[id],
    level: text.level,
    technique: face => text.techniques[TECHNIQUES[Number(face) - 1] ?? ''],
  }
  return {
    words: text.words,
    name: (kind, id) => names[kind]?.(id) ?? id,
    picture(kind, id) {
      if (kind === 'monster' || kind === 'by') return MONSTERS[id] ?? null
      if (kind === 'item') return `icon-${id}`
      if (kind === 'card') return iconOf(cards.find(card => card.id === id))
      return kind === 'tile' ? drawingOf(tiles.find(tile => tile.id === id)) : null
    },
    ground: places => groundOf(places, text),
  }
}

const MONSTERS: Names = { monster: 'imp', helmet: 'helmeted-imp' }

/** The arrow that a fight card shows largest: the technique it answers. */
const iconOf = (card: Card | undefined) => (card ? `icon-${card.middle}` : null)

/** The room as its tile shows it; a chasm is known by its gap. */
function drawingOf(tile: Tile | undefined): string | null {
  if (tile?.kind === 'chasm') return 'tile-chasm'
  return tile?.drawing === undefined ? null : `tile-${tile.drawing}`
}

/** From the farthest west and north that anybody came. */
function groundOf(places: readonly string[], { cell }: GlossaryText): Ground {
  const cells = places.map(id => {
    const [x = 0, y = 0] = id.split(',').map(Number)
    return { id, x, y }
  })
  const [left, top] = [Math.min(0, ...cells.map(({ x }) => x)), Math.min(0, ...cells.map(({ y }) => y))]
  return {
    width: Math.max(0, ...cells.map(({ x }) => x)) - left + 1,
    height: Math.max(0, ...cells.map(({ y }) => y)) - top + 1,
    patches: cells.map(({ id, x, y }) => ({
      id,
      name: cell(x, y),
      x: x - left,
      y: y - top,
      width: 1,
      height: 1,
    })),
  }
}
