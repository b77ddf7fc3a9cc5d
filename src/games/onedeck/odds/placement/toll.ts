/** What an encounter takes, for whoever compares two ways through it. */
import type { Toll } from '../../../../engine/types.ts'
import { WEIGHTS } from './problem.ts'

export interface Taken {
  readonly damage: number
  readonly time: number
  readonly potions: number
}

/** As the search weighs it, where nobody falls. */
export function tollFor({ damage, time, potions }: Taken): Toll {
  const cost = damage * WEIGHTS.damage + time * WEIGHTS.time + potions * WEIGHTS.token
  return { cost, parts: { damage, time, potions } }
}
