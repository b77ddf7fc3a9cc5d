import type { AnyKit } from '../engine/types.ts'

/** The only list of games, each loaded when it is wanted. */
export const LOADERS: Readonly<Record<string, () => Promise<AnyKit>>> = {
  dungeon: () => import('./dungeon/index.ts').then(game => game.dungeonKit),
  onedeck: () => import('./onedeck/index.ts').then(game => game.onedeckKit),
  tin: () => import('./tin/index.ts').then(game => game.tinKit),
}
