/** Where to look in the pictures of a shelf, by id, in per cent from the top: those whose middle is not what counts. */
import type { Game, Scene } from './scene.ts'

export const SHELVES: readonly Game[] = ['covers', 'dungeon', 'onedeck', 'tin']

const MIDDLE = 50

export const focusFile = (game: Game): string => `${game}/focus.json`

export function focusOf(game: Game, scenes: readonly Scene[]): string {
  const rows = scenes
    .filter(scene => scene.game === game && scene.focus !== MIDDLE)
    .map(({ slug, focus }) => [slug, focus] as const)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`
}
