/** The games as the page knows them. */
import * as LIST from './list.ts'
import type { PageGame } from './page-game.ts'

export const GAMES: readonly PageGame[] = Object.values(LIST)

export function gameOf(id: string): PageGame | undefined {
  return GAMES.find(({ cover }) => cover.game === id)
}

export function titleOf(id: string): string {
  return gameOf(id)?.cover.title ?? id
}
