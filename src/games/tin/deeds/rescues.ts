/** Deeds of whoever brings her home. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

const rescued = ({ ending }: Facts) => ending === 'rescued'

export const RESCUES: readonly Deed<Facts>[] = [
  { id: 'rescued', icon: 'princess', isDone: rescued },
  { id: 'five-hearts', icon: 'skull', isDone: facts => rescued(facts) && facts.maxHearts <= 5 },
  {
    id: 'not-a-scratch',
    icon: 'princess',
    isDone: facts => rescued(facts) && facts.hearts === facts.maxHearts,
  },
  { id: 'by-a-thread', icon: 'rope', isDone: facts => rescued(facts) && facts.hearts === 1 },
  {
    id: 'in-time',
    icon: 'stairs',
    isDone: facts => rescued(facts) && facts.turnLimit !== null && facts.turnLimit <= 60,
  },
  { id: 'sober', icon: 'potion', isDone: facts => rescued(facts) && facts.drunk === 0 },
  { id: 'bodyguard', icon: 'fight', isDone: facts => rescued(facts) && facts.guarded >= 3 },
]
