/** A game whose policy cheats. */
import type { AnyPolicy } from '../bots/mind.ts'
import type { AnyKit } from '../engine/types.ts'
import { deskPig } from './desk.ts'

/** Pig to 20 whose policy cheats when it has been asked about a table as it is laid out so often. */
export function cheatingAfter(times: number): AnyKit {
  const begun = JSON.stringify(deskPig.make(null).setup({ goal: 20 }))
  let met = 0
  const policy: AnyPolicy = deskPig.policy(null)
  const choose: AnyPolicy['choose'] = (state, seat, rng) => {
    if (JSON.stringify(state) === begun) met += 1
    return met === times ? { kind: 'cheat' } : policy.choose(state, seat, rng)
  }
  return { ...deskPig, policy: () => ({ ...policy, choose }) }
}
