/** Deeds on the way down. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const DELVES: readonly Deed<Facts>[] = [
  { id: 'first-foe', icon: 'combat', isDone: ({ foes }) => foes >= 1 },
  { id: 'second-floor', icon: 'stairs', isDone: ({ floor }) => floor >= 2 },
  { id: 'last-door', icon: 'door', isDone: ({ floor }) => floor >= 4 },
  { id: 'fourth-level', icon: 'experience', isDone: ({ level }) => level >= 4 },
  { id: 'trapper', icon: 'peril', isDone: ({ perils }) => perils >= 10 },
  { id: 'well-read', icon: 'skill', isDone: ({ skills }) => skills >= 4 },
  { id: 'pack-rat', icon: 'item', isDone: ({ items }) => items >= 5 },
  { id: 'apothecary', icon: 'potion', isDone: ({ brews }) => brews >= 3 },
  { id: 'flawless', icon: 'auto', isDone: ({ flawless }) => flawless >= 1 },
  { id: 'clockwork', icon: 'cunning', isDone: ({ flawless }) => flawless >= 10 },
  { id: 'four-sixes', icon: 'reroll', isDone: ({ sixes }) => sixes >= 4 },
]
