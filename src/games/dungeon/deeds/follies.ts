/** Deeds that nobody sets out to do. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const FOLLIES: readonly Deed<Facts>[] = [
  { id: 'easy-miss', icon: 'stunned', isDone: ({ easiestMiss }) => easiestMiss <= 4 },
  { id: 'spilt', icon: 'ruby', isDone: ({ spilt }) => spilt >= 5000 },
  { id: 'gleaner', icon: 'sack', isDone: ({ gathered }) => gathered >= 3 },
  { id: 'mousetrap', icon: 'cage', isDone: ({ traps }) => traps >= 2 },
  { id: 'cat', icon: 'rogue', isDone: ({ deaths }) => deaths >= 3 },
]
