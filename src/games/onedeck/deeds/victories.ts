/** Deeds of a party that comes back. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

const won = ({ ending }: Facts) => ending === 'victory'

export const VICTORIES: readonly Deed<Facts>[] = [
  { id: 'alone', icon: 'warrior', isDone: facts => won(facts) && facts.heroes.length === 1 },
  { id: 'pair', icon: 'archer', isDone: facts => won(facts) && facts.heroes.length === 2 },
  { id: 'four', icon: 'paladin', isDone: facts => won(facts) && facts.heroes.length === 4 },
  { id: 'expert', icon: 'guile', isDone: facts => won(facts) && facts.tier === 'expert' },
  { id: 'teetotal', icon: 'potionHealing', isDone: facts => won(facts) && facts.potions === 0 },
  { id: 'last-drop', icon: 'perish', isDone: facts => won(facts) && facts.healthLeft === 1 },
  { id: 'short-work', icon: 'boss', isDone: facts => won(facts) && facts.bossRounds <= 2 },
]
