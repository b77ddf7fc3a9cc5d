/** What an address asks for: a day, and in which game; where it cannot be had, why not, and today instead. */
import { type Day, dayIn } from './day.ts'
import type { DayWords } from './text/en.ts'

export interface Asked {
  readonly day: Day
  readonly game: string | null
  readonly fault: ((words: DayWords, date: (day: Day) => string) => string) | null
}

export function askedFor(subject: string, games: readonly string[], today: Day): Asked {
  const [text = '', game = null] = subject.split('/')
  const day = text === '' ? today : dayIn(text)
  const instead = { day: today, game: null }
  if (day === null) return { ...instead, fault: words => words.noDay(text) }
  if (day > today) return { ...instead, fault: (words, date) => words.future(date(day)) }
  if (game !== null && !games.includes(game)) return { ...instead, day, fault: words => words.noGame(game) }
  return { day, game, fault: null }
}
