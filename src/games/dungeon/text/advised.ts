/** Why something is advised, in a language. */
import type { AdvisedOf, AdvisedWhy } from '../types.ts'
import type { DungeonScene } from '../view/scene.ts'

export type AdvisedWords = {
  readonly [W in AdvisedWhy]: (reason: AdvisedOf<W>, reading: DungeonScene) => string
}

export function adviceText<W extends AdvisedWhy>(
  advised: AdvisedWords,
  reason: AdvisedOf<W>,
  reading: DungeonScene,
): string {
  const sentence: AdvisedWords[W] = advised[reason.why]
  return sentence(reason, reading)
}
