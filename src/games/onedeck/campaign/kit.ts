/** The campaign as one value, for a terminal or a page that keeps sheets and knows no game. */
import { done } from '../../../engine/result.ts'
import type { Campaign, Language } from '../../../engine/types.ts'
import { standard } from '../content/standard.ts'
import { sheet as german } from '../text/de/sheet.ts'
import { sheet as english, type SheetWords } from '../text/en/sheet.ts'
import { refuse } from '../text/marks.ts'
import { sheetInWords } from '../text/sheet.ts'
import type { Learned } from '../types.ts'
import type { DeckView } from '../view/types.ts'
import { mark, settleMarks } from './marks.ts'
import { outcomeOf } from './outcome.ts'
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
      sheets: sheets.map(broughtBy),
    }
  },
  enterBySeat: (options, sheets) => ({
    ...options,
    heroes: partyBySeat(partyIn(options['heroes']), sheets),
    sheets: sheets.map(broughtBy),
  }),
  after: (sheet, view: DeckView, match) => settleMarks(talents, afterGame(sheet, match, outcomeOf(view))),
  describe(sheet, language) {
    const learned = learnedOf(talents, sheet).talents
    const hero = heroes.find(({ id }) => id === sheet.hero) ?? { id: sheet.hero, name: sheet.hero }
    return sheetInWords(SAY[language], talents, { ...sheet, hero }, learned)
  },
}

function broughtBy(sheet: CampaignSheet | null): Learned {
  return sheet ? { name: sheet.name, ...learnedOf(talents, sheet) } : { talents: [] }
}

/** Whoever brings a hero who stood on another's place changes places with them; two of one hero the rules refuse. */
function partyBySeat(party: readonly string[], sheets: readonly (CampaignSheet | null)[]): readonly string[] {
  return sheets.reduce((now, sheet, seat) => {
    if (!sheet) return now
    const other = now.indexOf(sheet.hero)
    const own = now[seat]
    const swapped = other >= 0 && !sheets[other] && own !== undefined ? now.with(other, own) : now
    return seat < swapped.length ? swapped.with(seat, sheet.hero) : [...swapped, sheet.hero]
  }, party)
}

/** Heroes as an option names them: a list, or text with commas. */
function partyIn(heroes: unknown): string[] {
  if (typeof heroes === 'string') return heroes.split(',').map(hero => hero.trim())
  return Array.isArray(heroes) ? heroes.filter(hero => typeof hero === 'string') : []
}
