/** The campaign as one value, for a terminal or a page that keeps sheets and knows no game. */
import { done, refuse } from '../../../engine/result.ts'
import type { Campaign } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { sheetInWords } from '../text/sheet.ts'
import type { DeckView } from '../view/types.ts'
import { learnedOf, mark, settleMarks } from './marks.ts'
import { afterGame, type CampaignSheet, newSheet, parseSheet } from './sheet.ts'

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
  enter(options, sheets) {
    const mine = sheets.map(sheet => sheet.hero)
    const others = partyIn(options['heroes']).filter(hero => !mine.includes(hero))
    return {
      ...options,
      heroes: [...mine, ...others],
      sheets: sheets.map(sheet => learnedOf(talents, sheet)),
    }
  },
  after: (sheet, view: DeckView) =>
    settleMarks(
      talents,
      afterGame(sheet, {
        dots: view.dungeon.dots,
        descents: view.descents,
        ups: view.ups,
        won: (view.result?.winners.length ?? 0) > 0,
        tier: view.tier,
      }),
    ),
  describe: sheet => sheetInWords(talents, sheet, learnedOf(talents, sheet).talents),
}

/** Heroes as an option names them: a list, or text with commas. */
function partyIn(heroes: unknown): string[] {
  if (typeof heroes === 'string') return heroes.split(',').map(hero => hero.trim())
  return Array.isArray(heroes) ? heroes.filter(hero => typeof hero === 'string') : []
}
