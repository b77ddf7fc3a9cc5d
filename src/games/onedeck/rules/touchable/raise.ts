/** Dice go up by 1 and never above 6 (O-62). */
import { colourOf, indexOfColour, valueOf } from '../../types/dice.ts'
import type { Touch } from './touch.ts'

export const raised: Touch<'raise'> = {
  fits: ({ colour }, kind) =>
    valueOf(kind) < 6 && (colour === undefined || indexOfColour(colour) === colourOf(kind)),
  becomes: (_, kind) => kind + 1,
}
