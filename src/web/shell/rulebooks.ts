import type { Language } from '../../engine/types.ts'
import { parseRulebook, type Rulebook } from '../../games/rulebook.ts'

type Load = () => Promise<{ default: string }>

const PAGES: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  dungeon: {
    en: () => import('../../../docs/rules/dungeon.md?raw'),
    de: () => import('../../../docs/rules/de/dungeon.md?raw'),
  },
  onedeck: {
    en: () => import('../../../docs/rules/onedeck.md?raw'),
    de: () => import('../../../docs/rules/de/onedeck.md?raw'),
  },
  tin: {
    en: () => import('../../../docs/rules/tin.md?raw'),
    de: () => import('../../../docs/rules/de/tin.md?raw'),
  },
}

/** The rulebook of a game, loaded when someone wants to read it. */
export async function rulebookOf(game: string, language: Language): Promise<Rulebook> {
  const page = await PAGES[game]?.[language]()
  return parseRulebook(page?.default ?? '')
}
