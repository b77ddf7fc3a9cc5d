/** What to pick up and what to leave. */
import { WELLS } from '../content/numbers.ts'
import { here } from '../rules/state.ts'
import type { Action, ActionOf, Item } from '../types.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import { gainOf, leastCarried } from './needs.ts'
import type { TinReason } from './reasons.ts'

/** Gold always; else what is worth most, and room for it where it is better than what is carried. */
export function pickUp(mind: Mind): Judgement | null {
  const { state } = mind
  const { floor, tile } = here(state)
  let best: Item | null = null
  let most = 0
  for (const token of floor) {
    if (typeof token === 'number') return judged({ kind: 'take', token }, { why: 'gold', gold: token }, 0.97)
    const gain = gainOf(mind, token)
    if (gain <= most) continue
    best = token
    most = gain
  }
  if (best === null) return null
  if (state.wells.length >= WELLS) return makeRoom(mind, best, most)
  const take: Action = { kind: 'take', token: best }
  if (best === 'princess') return judged(take, { why: 'free', at: tileFacts(mind, tile).id }, 0.98)
  return judged(take, { why: 'take', item: best })
}

function makeRoom(mind: Mind, wanted: Item, gain: number): Judgement | null {
  const least = leastCarried(mind)
  if (!least || least.worth >= gain) return null
  return judged({ kind: 'drop', token: least.item }, { why: 'makeRoom', item: least.item, for: wanted }, 0.85)
}

export function whyTake(_: Mind, { token }: ActionOf<'take'>): TinReason {
  if (typeof token === 'number') return { why: 'gold', gold: token }
  return { why: 'take', item: token }
}
