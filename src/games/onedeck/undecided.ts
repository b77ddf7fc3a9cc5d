import type { Seat } from '../../engine/types.ts'
import type { DeckView } from './view/types.ts'

/** In a fight every hero says done (O-201), and who trades dice in ends the trade; else the party has one voice. */
export function undecided({ prompt, fight, party }: DeckView): Seat[] | null {
  if (prompt?.ask === 'convert' || prompt?.ask === 'give') return party.map(({ seat }) => seat)
  if (prompt?.ask !== 'fight' || !fight) return null
  return fight.fighters.filter(({ isReady }) => !isReady).map(({ hero }) => party[hero]?.seat ?? 0)
}
