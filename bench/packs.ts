/** Content packs as big as they may be: what a check costs is compared with reading the JSON of the same pack. */
import type { AnyKit } from '../src/engine/types.ts'
import { standard as dungeon } from '../src/games/dungeon/content/standard.ts'
import type { OpeningFact, SpaceFact } from '../src/games/dungeon/types.ts'
import { standard } from '../src/games/onedeck/content/standard.ts'

const SPACES = 2000
const CARDS = 500
const SIDE = 200

/** The biggest pack that a game takes; a game without one of its own shows its standard pack. */
export function bigPack({ facts, packs }: AnyKit): unknown {
  const big: Readonly<Record<string, unknown>> = { dungeon: bigDungeon(), onedeck: bigDeck() }
  return big[facts.id] ?? packs.standard
}

/** Columns of rooms below a hall as wide as the board. */
function bigDungeon(): unknown {
  const hall: SpaceFact = { id: 'hall', kind: 'hall', level: 1, cells: [0, 0, SIDE, 1] }
  const rooms = Array.from({ length: SPACES - 1 }, (_, index): SpaceFact => {
    const cells = [index % SIDE, 1 + Math.floor(index / SIDE), 1, 1] as const
    return { id: `room-${index}`, kind: 'room', level: Math.min(6, 1 + Math.floor(index / SIDE)), cells }
  })
  const openings = rooms.map(({ id, cells: [x, y] }, index): OpeningFact => {
    const above = y === 1 ? 'hall' : `room-${index - SIDE}`
    return { a: id, b: above, kind: 'open', wall: [x, y, x + 1, y] }
  })
  return { ...dungeon, board: { width: SIDE, height: SIDE, spaces: [hall, ...rooms], openings } }
}

function bigDeck(): unknown {
  const { first, revised } = standard
  const stretched = (list: readonly { readonly id: string }[]) =>
    Array.from({ length: CARDS }, (_, index) => ({ ...list[index % list.length], id: `${index}` }))
  const big = { skills: [...first.skills, ...stretched(first.skills)].slice(0, CARDS) }
  return { first: { ...first, ...big, talents: stretched(first.talents) }, revised }
}
