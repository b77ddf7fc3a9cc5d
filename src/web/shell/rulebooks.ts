/** The rulebook of a game, loaded when someone wants to read it. */
import type { Language } from '../../engine/types.ts'
import { parseRulebook, type Rulebook } from '../../games/rulebook.ts'
import { gameOf } from '../games/index.ts'

export async function rulebookOf(game: string, language: Language): Promise<Rulebook> {
  const page = await gameOf(game)?.rulebook[language]()
  return parseRulebook(page?.default ?? '')
}
