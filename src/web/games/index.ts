/** The only list of games that the page has, in the order of home. */
import { dungeon } from './dungeon/index.ts'
import { onedeck } from './onedeck/index.ts'
import type { PageGame } from './page-game.ts'
import { tin } from './tin/index.ts'

export const GAMES: readonly PageGame[] = [dungeon, onedeck, tin]

export function gameOf(id: string): PageGame | undefined {
  return GAMES.find(({ cover }) => cover.game === id)
}

export function titleOf(id: string): string {
  return gameOf(id)?.cover.title ?? id
}
