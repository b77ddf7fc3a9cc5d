import type { Lesson } from '../lesson.ts'

/** The chapters of each game, loaded when someone wants to learn it. */
export const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  dungeon: () => import('../../games/dungeon/lessons/index.ts').then(file => file.chapters),
  onedeck: () => import('../../games/onedeck/lessons/index.ts').then(file => file.chapters),
  tin: () => import('../../games/tin/lessons/index.ts').then(file => file.chapters),
}
