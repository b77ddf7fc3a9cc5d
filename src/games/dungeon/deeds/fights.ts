/** Deeds of whoever fights. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

export const FIGHTS: readonly Deed<Facts>[] = [
  { id: 'first-blood', icon: 'wound', isDone: ({ slain }) => slain >= 1 },
  { id: 'dozen', icon: 'fighter', isDone: ({ slain }) => slain >= 12 },
  { id: 'deep-killer', icon: 'idol', isDone: ({ fiercest }) => fiercest >= 6 },
  { id: 'long-shot', icon: 'lightning', isDone: ({ longestShot }) => longestShot >= 11 },
  { id: 'five-spells', icon: 'fireball', isDone: ({ slainBySpell }) => slainBySpell >= 5 },
  { id: 'keen-edge', icon: 'magicSword', isDone: ({ swordBonus }) => swordBonus >= 2 },
  { id: 'thick-skin', icon: 'stunned', isDone: ({ blows }) => blows >= 10 },
  { id: 'hunter-hunted', icon: 'rogue', isDone: ({ hunters }) => hunters >= 1 },
]
