/** The tiles of the standard set, one a row. */
import type { Tile, TileKind } from '../types.ts'

type Print = Partial<Pick<Tile, 'far' | 'white' | 'red' | 'chests'>>

/** Without skulls, chests and a gap, unless it says otherwise. */
function tile(id: string, name: string, kind: TileKind, doors: string, print: Print = {}): Tile {
  return { id, name, kind, doors, far: '', white: 0, red: 0, chests: 0, mark: '', ...print }
}

export const tiles: readonly Tile[] = [
  tile('T00', 'Stairwell', 'stairwell', 'NS'),
  tile('T01', 'Crossroads', 'room', 'NESW', { white: 1 }),
  tile('T02', 'Gallery', 'room', 'NES', { white: 1 }),
  tile('T03', 'Refectory', 'room', 'NES', { white: 2 }),
  tile('T04', 'Cellar', 'room', 'NE', { white: 2, chests: 1 }),
  tile('T05', 'Passage', 'room', 'NS', { white: 1, red: 1 }),
  tile('T06', 'Barracks', 'room', 'NES', { white: 2, red: 1 }),
  tile('T07', 'Chapel', 'room', 'NE', { white: 1, red: 1, chests: 1 }),
  tile('T08', 'Vault', 'locked', 'N', { white: 2, red: 1, chests: 2 }),
  tile('T09', 'Armoury', 'locked', 'N', { white: 1, red: 2, chests: 2 }),
  tile('T10', 'Chasm', 'chasm', 'NS', { far: 'S', red: 1 }),
  tile('T11', 'Princess', 'princess', 'N', { white: 2, red: 2 }),
]
