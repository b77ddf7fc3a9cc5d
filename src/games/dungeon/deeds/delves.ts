/** Deeds of whoever looks around. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const DELVES: readonly Deed<Facts>[] = [
  { id: 'fourth-level', icon: 'footsteps', isDone: ({ deepest }) => deepest >= 4 },
  { id: 'sixth-level', icon: 'secretDoor', isDone: ({ deepest }) => deepest >= 6 },
  { id: 'hollow-wall', icon: 'search', isDone: ({ doors }) => doors >= 1 },
  { id: 'many-doors', icon: 'secretDoor', isDone: ({ doors }) => doors >= 3 },
  { id: 'clairvoyant', icon: 'crystalBall', isDone: ({ looks }) => looks >= 3 },
  { id: 'rich', icon: 'sack', isDone: ({ mostGold }) => mostGold >= 20_000 },
]
