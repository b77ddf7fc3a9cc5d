/** Deeds of whoever walks, opens and trades. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const DELVES: readonly Deed<Facts>[] = [
  { id: 'surveyor', icon: 'tile', isDone: ({ laid }) => laid >= 6 },
  { id: 'locksmith', icon: 'key', isDone: ({ opened }) => opened >= 1 },
  { id: 'rope-walker', icon: 'rope', isDone: ({ ropes }) => ropes >= 1 },
  { id: 'customer', icon: 'merchant', isDone: ({ bought }) => bought >= 1 },
  { id: 'heavy-purse', icon: 'gold', isDone: ({ gold }) => gold >= 30 },
  { id: 'every-lock', icon: 'lock', isDone: ({ opened }) => opened >= 3 },
]
