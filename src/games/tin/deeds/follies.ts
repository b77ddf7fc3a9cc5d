/** Deeds that nobody sets out to do. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const FOLLIES: readonly Deed<Facts>[] = [
  { id: 'damp-fuse', icon: 'bomb', isDone: ({ duds }) => duds >= 1 },
  { id: 'keep-the-change', icon: 'gold', isDone: ({ overpaid }) => overpaid >= 4 },
  { id: 'better-part', icon: 'retreat', isDone: ({ retreats }) => retreats >= 5 },
  { id: 'house-guest', icon: 'stairs', isDone: ({ rests }) => rests >= 3 },
  { id: 'luckless', icon: 'low', isDone: ({ mostLost }) => mostLost >= 6 },
]
