/** Plays as the policy does, and now and then as somebody who has not seen yet what matters. */
import type { Action, Rng } from '../engine/types.ts'
import type { Bot, Mind } from './mind.ts'

/** One decision in so many is made by taste. */
const ONE_IN = 3
/** What tells good from less good counts this much then: at 1 as much as to the policy, at 0 not at all. */
const INSIGHT = 0.4
/** What a sensible player takes less often than this, against the best, even a beginner leaves alone: giving up, say. */
const SILLY = 0.002

export function novice({ game, policy, rng }: Mind): Bot {
  return (state, seat) => {
    if (policy.isDetail?.(state) || rng.below(ONE_IN) > 0) return policy.choose(state, seat, rng)
    const actions = game.actions(state, seat)
    return byTaste(actions, policy.shares(state, seat, actions), rng) ?? policy.choose(state, seat, rng)
  }
}

function byTaste(actions: readonly Action[], shares: readonly number[], rng: Rng): Action | undefined {
  const silly = Math.max(...shares) * SILLY
  const tastes = shares.map(share => (share > silly ? share ** INSIGHT : 0))
  let left = (rng.below(1_000_000) / 1_000_000) * tastes.reduce((sum, taste) => sum + taste, 0)
  return actions.find((_, index) => (left -= tastes[index] ?? 0) < 0)
}
