/** The campaign as one value, for a terminal or a page that keeps sheets and knows no game. */
import { done } from '../../../engine/result.ts'
import type { Campaign, Language } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { sheet as german } from '../text/de/sheet.ts'
import { sheet as english, type SheetWords } from '../text/en/sheet.ts'
import { refuse } from '../text/marks.ts'
import { sheetInWords } from '../text/sheet.ts'
import type { DeckView } from '../view/types.ts'
import { mark, settleMarks } from './marks.ts'
import { learnedOf } from './places.ts'
import { afterGame, type CampaignSheet, newSheet, parseSheet } from './sheet.ts'

const { talents, heroes } = standard.first
const SAY: Readonly<Record<Language, SheetWords>> = { en: english, de: german }

export const campaign: Campaign<CampaignSheet> = {
  create(name, hero) {
    const known = heroes.map(({ id }) => id)
    if (!known.includes(hero)) return refuse('unknown', t => t.noHero(hero, known), 'O-110')
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
  after: (sheet, view: DeckView, match) =>
    settleMarks(
      talents,
      afterGame(sheet, match, {
        dots: view.dungeon.dots,
        descents: view.descents,
        ups: view.ups,
        won: (view.result?.winners.length ?? 0) > 0,
        tier: view.tier,
      }),
    ),
  describe(sheet, language) {
    const learned = learnedOf(talents, sheet).talents
    const hero = heroes.find(({ id }) => id === sheet.hero) ?? { id: sheet.hero, name: sheet.hero }
    return sheetInWords(SAY[language], talents, { ...sheet, hero }, learned)
  },
}

/** Heroes as an option names them: a list, or text with commas. */
function partyIn(heroes: unknown): string[] {
  if (typeof heroes === 'string') return heroes.split(',').map(hero => hero.trim())
  return Array.isArray(heroes) ? heroes.filter(hero => typeof hero === 'string') : []
}
