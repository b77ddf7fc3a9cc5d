import type { Seat } from '../../../engine/types.ts'
import type { DeckView } from './types.ts'

/** In a fight every hero says done (O-201), and who trades dice in ends the trade; else the party has one voice. */
export function undecided({ prompt, fight, party }: DeckView): Seat[] | null {
  const isTrade = prompt?.ask === 'convert' || prompt?.ask === 'give'
  if (!fight || (prompt?.ask !== 'fight' && !isTrade)) return null
  return fight.fighters.filter(({ isReady }) => isTrade || !isReady).map(({ hero }) => party[hero]?.seat ?? 0)
}
