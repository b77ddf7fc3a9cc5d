/** Where a policy has a slower and better judgement, whoever searches thinks by that alone. */
import type { Mind } from '../mind.ts'

export function deliberating(mind: Mind): Mind {
  const { policy } = mind
  if (!policy.deliberate) return mind
  const choose: typeof policy.choose = (state, seat, rng) =>
    policy.deliberate?.(state, seat, rng) ?? policy.choose(state, seat, rng)
  return { ...mind, policy: { ...policy, choose } }
}
