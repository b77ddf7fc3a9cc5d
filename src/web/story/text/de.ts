import type { StoryWords } from './en.ts'

/** Wörter zu Verlauf und Würfeln einer Partie auf Deutsch. */
export const de: StoryWords = {
  progress: 'Wie weit alle sind',
  seatProgress: (name, percent) => `${name}: ${percent}\u00a0%`,
  goal: 'Ziel',
  percent: share => `${Math.round(share * 100)}\u00a0%`,
  throws: n => `${n} ${n === 1 ? 'Wurf' : 'Würfe'}`,
  expected: 'erwartet',
  bar: (face, times, due) => `${face}: ${times}-mal, erwartet ${due}`,
}
