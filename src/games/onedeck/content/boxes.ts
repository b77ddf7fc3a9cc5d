import type { Box, BoxColour } from '../types.ts'

/** What an unfilled box costs, and what else is printed on it. */
interface Marks {
  readonly damage?: number
  readonly time?: number
  readonly armor?: boolean
  readonly skull?: boolean
}

function box(colour: BoxColour, need: number | null, wide: boolean, marks: Marks): Box {
  const { damage = 0, time = 0, armor = false, skull = false } = marks
  return { colour, need, wide, armor, skull, damage, time }
}

/** A box for one die. */
export function small(colour: BoxColour, need: number, marks: Marks): Box {
  return box(colour, need, false, marks)
}

/** A box for any number of dice; null is the X of its card. */
export function wide(colour: BoxColour, need: number | null, marks: Marks): Box {
  return box(colour, need, true, marks)
}

export const armor: Marks = { armor: true }
export const hurt = (damage: number, time = 0): Marks => ({ damage, time })
export const slow = (time: number): Marks => ({ time })
export const skull = (damage: number): Marks => ({ skull: true, damage })
