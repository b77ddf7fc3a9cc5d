/** Dice of these values are rolled again. */
import { valueOf } from '../../types/dice.ts'
import type { Touch } from './touch.ts'

export const rerolled: Touch<'reroll'> = {
  fits: ({ values }, kind) => values.includes(valueOf(kind)),
  becomes: (_, kind) => kind,
}
