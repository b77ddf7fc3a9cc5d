/** The campaign as one value, for a terminal or a page that keeps sheets and knows no game. */
import { done, refuse } from '../../../engine/result.ts'
import type { Result } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { sheetInWords } from '../text/sheet.ts'
import type { Learned } from '../types.ts'
import {
  afterGame,
  type CampaignSheet,
  learnedOf,
  mark,
  newSheet,
  type Outcome,
  parseSheet,
  settleMarks,
} from './sheet.ts'

/** A sheet is what a player keeps as JSON; every answer is a new one. */
export interface Campaign<S> {
  create(name: string, hero: string): Result<S>
  parse(input: unknown): Result<S>
  mark(sheet: S, talent: string): Result<S>
  after(sheet: S, outcome: Outcome): S
  /** What it brings to a game: an entry of the option `sheets`. */
  learned(sheet: S): Learned
  describe(sheet: S): string
}

const { talents, heroes } = standard.first

export const campaign: Campaign<CampaignSheet> = {
  create(name, hero) {
    const known = heroes.map(({ id }) => id)
    if (!known.includes(hero))
      return refuse('unknown', `There is no hero "${hero}"; there are ${known.join(', ')}.`, 'O-110')
    return done(newSheet(name, hero))
  },
  parse: input => parseSheet(talents, input),
  mark: (sheet, talent) => mark(talents, sheet, talent),
  after: (sheet, outcome) => settleMarks(talents, afterGame(sheet, outcome)),
  learned: sheet => learnedOf(talents, sheet),
  describe: sheet => sheetInWords(talents, sheet, learnedOf(talents, sheet).talents),
}
