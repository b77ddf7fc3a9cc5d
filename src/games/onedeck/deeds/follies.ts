/** Deeds that nobody sets out to do. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const FOLLIES: readonly Deed<Facts>[] = [
  { id: 'dregs', icon: 'foeRat', isDone: ({ dregs }) => dregs >= 5 },
  { id: 'stair-toll', icon: 'torch', isDone: ({ stairs }) => stairs >= 3 },
  { id: 'backfire', icon: 'rogue', isDone: ({ misfires }) => misfires >= 1 },
  { id: 'wrong-door', icon: 'fleeing', isDone: ({ fled }) => fled >= 5 },
  { id: 'ouch', icon: 'foeOgre', isDone: ({ heaviest }) => heaviest >= 6 },
]
