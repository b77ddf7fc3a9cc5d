import type { Lesson } from '../lesson.ts'

/** The lesson of each game, loaded when someone wants to learn it. */
export const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  dungeon: () => import('./dungeon.ts').then(file => file.lesson),
  onedeck: () => import('./onedeck.ts').then(file => file.lesson),
  tin: () => import('./tin.ts').then(file => file.lesson),
}
