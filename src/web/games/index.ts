import type { Look } from '../table/look.ts'

/** How each game looks, loaded when it is wanted. */
export const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  dungeon: () => import('./dungeon/look.tsx').then(game => game.look),
  onedeck: () => import('./onedeck/look.tsx').then(game => game.look),
  tin: () => import('./tin/look.tsx').then(game => game.look),
}
