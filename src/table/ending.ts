/** How a match ended, in words. */
import type { Match } from '../engine/match.ts'
import { resultOf } from '../engine/seats.ts'
import type { Language, Reader } from '../engine/types.ts'
import type { Ending } from './protocol.ts'
import { textIn } from './text/index.ts'

export function endingOf(reader: Reader, match: Match, language: Language): Ending | null {
  const result = resultOf(match)
  if (!result) return null
  const [text, words] = [textIn(language), reader.words[language] ?? reader.words.en]
  const names = match.seats.map(({ name }) => name)
  const quitters = match.resigned.map(({ seat }) => names[seat] ?? '')
  const played = match.game.result(match.state)
  if (!played) return { text: text.givenUp(quitters), result }
  const lost = played.winners.filter(seat => !result.winners.includes(seat)).map(seat => names[seat] ?? '')
  const told = words.result(played, names)
  return { text: lost.length === 0 ? told : `${told} ${text.wonInVain(lost)}`, result }
}
