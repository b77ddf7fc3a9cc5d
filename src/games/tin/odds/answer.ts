/** How a careful player weighs the answers to a technique: by their chance, and among equals by what they use up. */
import type { Action } from '../types.ts'
import type { TinScene } from '../view/scene.ts'
import { chanceOf } from './index.ts'

type Answer = 'card' | 'top' | 'bare'

/** No card is spared rather than played for nothing, the weaker one is played first, and the unseen top is fickle. */
export function answerWeight(answer: Answer, chance: number, plus = 0): number {
  switch (answer) {
    case 'bare':
      return chance + 0.002
    case 'top':
      return chance - 0.001
    default:
      return chance - plus / 1000
  }
}

export function cardWeight(scene: TinScene, action: Action): number {
  if (action.kind !== 'card' && action.kind !== 'top' && action.kind !== 'bare') return 0
  const held = action.kind === 'card' ? scene.hand.find(({ id }) => id === action.card) : undefined
  return answerWeight(action.kind, chanceOf(scene, action) ?? 0, held?.plus)
}
