import { parseRulebook, type Rulebook } from '../../games/rulebook.ts'

const PAGES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  dungeon: () => import('../../../docs/rules/dungeon.md?raw'),
  onedeck: () => import('../../../docs/rules/onedeck.md?raw'),
  tin: () => import('../../../docs/rules/tin.md?raw'),
}

/** The rulebook of a game, loaded when someone wants to read it. */
export async function rulebookOf(game: string): Promise<Rulebook> {
  const page = await PAGES[game]?.()
  return parseRulebook(page?.default ?? '')
}
