/** Deeds of whoever fights. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const BATTLES: readonly Deed<Facts>[] = [
  { id: 'first-blood', icon: 'fight', isDone: ({ slain }) => slain >= 1 },
  { id: 'fourth-level', icon: 'hero', isDone: ({ level }) => level >= 4 },
  { id: 'horn-breaker', icon: 'helmet', isDone: ({ helmets }) => helmets >= 10 },
  { id: 'bare-hands', icon: 'thrust', isDone: ({ bare }) => bare >= 10 },
  { id: 'blind-faith', icon: 'high', isDone: ({ blind }) => blind >= 5 },
  { id: 'nine-in-a-row', icon: 'imp', isDone: ({ mostWon }) => mostWon >= 9 },
  { id: 'last-stand', icon: 'skull', isDone: ({ desperate }) => desperate >= 3 },
]
