import type { Lesson } from '../lesson.ts'

/** The chapters of each game, loaded when someone wants to learn it. */
export const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  dungeon: () => import('./dungeon.ts').then(file => file.chapters),
  onedeck: () => import('./onedeck.ts').then(file => file.chapters),
  tin: () => import('./tin.ts').then(file => file.chapters),
}
