/** How a match ended, in words. */
import type { Language, Reader } from '../../engine/types.ts'
import type { Ending } from '../protocol.ts'
import type { Seen } from '../sight.ts'
import { textIn } from '../text/index.ts'
import { wordsIn } from './words.ts'

export function endingOf(
  reader: Reader,
  { seats, resigned, outcome }: Pick<Seen, 'seats' | 'resigned' | 'outcome'>,
  language: Language,
): Ending | null {
  if (!outcome) return null
  const { result, played } = outcome
  const text = textIn(language)
  const names = seats.map(({ name }) => name)
  if (!played) return { text: text.givenUp(resigned.map(({ seat }) => names[seat] ?? '')), result }
  const lost = played.winners.filter(seat => !result.winners.includes(seat)).map(seat => names[seat] ?? '')
  const told = wordsIn(reader, language).result(played, names)
  return { text: lost.length === 0 ? told : `${told} ${text.wonInVain(lost)}`, result }
}
