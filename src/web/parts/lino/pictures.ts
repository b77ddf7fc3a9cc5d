import { type Art, type ArtGame, artOf } from '../../art/art.ts'
import { ART } from '../../art/index.generated.ts'

/** A linocut by its shelf and name, such as `dungeon/troll`, if it has been made. */
export function picture(name: string): Art | undefined {
  const [shelf = '', ...rest] = name.split('/')
  return isShelf(shelf) ? (artOf(shelf, rest.join('/')) ?? undefined) : undefined
}

function isShelf(name: string): name is ArtGame {
  return Object.hasOwn(ART, name)
}
