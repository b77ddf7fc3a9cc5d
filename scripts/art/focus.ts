/** Where to look in the pictures of a shelf, by id, in per cent from the top: those whose middle is not what counts. */
import type { Scene } from './scene.ts'
import { SCENES } from './scenes/index.ts'

export const SHELVES: readonly string[] = [...new Set(SCENES.map(({ game }) => game))]

const MIDDLE = 50

export const focusFile = (game: string): string => `${game}/focus.json`

export function focusOf(game: string, scenes: readonly Scene[]): string {
  const rows = scenes
    .filter(scene => scene.game === game && scene.focus !== MIDDLE)
    .map(({ slug, focus }) => [slug, focus] as const)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}
