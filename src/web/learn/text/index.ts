import { wordsIn } from '../../text/words.ts'
import { en, type LearnWords } from './en.ts'

export const words = wordsIn<LearnWords>(en, { de: () => import('./de.ts').then(file => file.de) })

interface ChapterWords {
  readonly title: string
  readonly steps: Readonly<Record<string, string>>
}

/** What is said in the chapters of a game, by their names and in their order. */
export function chaptersOf({ lessons }: LearnWords, game: string): Readonly<Record<string, ChapterWords>> {
  const games: Readonly<Record<string, Readonly<Record<string, ChapterWords>>>> = lessons
  return games[game] ?? {}
}
