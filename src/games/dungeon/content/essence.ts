/** What the rules read of a content: two sets that differ only in what people read and see are one. */
import type { Content } from '../types.ts'

export function essenceOf({
  about: _about,
  board,
  heroes,
  monsters,
  treasures,
  ...numbers
}: Content): unknown {
  return {
    ...numbers,
    board: { ...board, spaces: board.spaces.map(bare) },
    heroes: heroes.map(bare),
    monsters: monsters.map(bare),
    treasures: treasures.map(bare),
  }
}

interface Dressed {
  readonly name?: unknown
  readonly de?: unknown
  readonly icon?: unknown
  readonly ink?: unknown
}

function bare({ name: _name, de: _de, icon: _icon, ink: _ink, ...rest }: Dressed): object {
  return rest
}
