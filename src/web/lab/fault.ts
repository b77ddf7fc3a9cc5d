/** What the sheet itself can see is wrong; everything else the game says before the first game. */
import type { Numbers } from '../../sim/report/numbers.ts'
import { heroesOf } from '../setup/party.ts'
import { words as setupWords } from '../setup/text/index.ts'
import { type LabDraft, MOST_GAMES } from './draft.ts'
import { words } from './text/index.ts'

export function isGames(text: string): boolean {
  return isWhole(text) && Number(text) >= 1 && Number(text) <= MOST_GAMES
}

export function isSeed(text: string): boolean {
  return isWhole(text)
}

/** Up to nine digits: seeds and numbers of games are no larger. */
function isWhole(text: string): boolean {
  return /^\s*\d{1,9}\s*$/.test(text)
}

export function faultOf(draft: LabDraft, numbers: Numbers): string | undefined {
  const say = words.value
  const missing = draft.setup.partySize - heroesOf(draft.setup).length
  if (missing > 0 && !draft.any.includes('heroes')) return setupWords.value.heroesMissing(missing)
  if (!isGames(draft.games)) return say.gamesFault(numbers.count(MOST_GAMES))
  if (!isSeed(draft.seed)) return say.seedFault
  if (draft.comparison === 'number' && draft.path.trim() === '') return say.pathFault
  const isSwept = draft.comparison === 'option' || draft.comparison === 'number'
  return isSwept && draft.values.trim() === '' ? say.valuesFault : undefined
}
