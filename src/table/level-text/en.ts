/** How levels of bots are called in English, and what to expect of each. */
import type { Level } from '../../bots/names.ts'

export interface LevelText {
  readonly name: string
  /** One line: what it does. */
  readonly means: string
}

export interface LevelTexts {
  /** What is chosen. */
  readonly howWell: string
  readonly levels: Readonly<Record<Level, LevelText>>
}

export const en: LevelTexts = {
  howWell: 'How well the bot plays',
  levels: {
    random: { name: 'Random', means: 'Does anything that is allowed, without a thought.' },
    novice: { name: 'Novice', means: 'Has an idea of the game, and makes the mistakes of a beginner.' },
    skilled: { name: 'Skilled', means: 'Judges every step with care, and answers at once.' },
    master: { name: 'Master', means: 'Plays on in its head before it decides, about a second a step.' },
  },
}
