/** Where to look in the pictures of a shelf, by id, in per cent from the top: those whose middle is not what counts. */
import type { Scene } from './scene.ts'
import { SCENES } from './scenes/index.ts'

/** The shelf of the covers, which are shown whole. */
export const COVERS = 'covers'

/** Those of the games. */
export const SHELVES: readonly string[] = [...new Set(SCENES.map(({ game }) => game))].filter(
  shelf => shelf !== COVERS,
)

const MIDDLE = 50

export function focusOf(game: string, scenes: readonly Scene[]): string {
  const rows = scenes
    .filter(scene => scene.game === game && scene.focus !== MIDDLE)
    .map(({ slug, focus }) => [slug, focus] as const)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}
