/**
 * The curve of a match. It is measured before every roll and at the end; between two rolls nothing changes it but what
 * choices cost, so that it never moves by the noise of play-outs where somebody only did the right thing.
 */
import type { Seat } from '../../engine/types.ts'
import type { Act } from './acts.ts'

export interface Decided {
  readonly act: Act
  readonly cost: number
}

/** How likely each seat was to win, before the first step and after each, as far as it is known. */
export type Curve = (readonly number[])[]

/** The chances are these after so many steps; those of the choices before follow from them. */
export function settle(
  curve: Curve,
  at: number,
  measured: readonly number[],
  decided: readonly Decided[],
  together: boolean,
): void {
  curve[at] = measured
  let worth = measured
  for (const { act, cost } of decided.toReversed()) {
    for (let step = act.to; step >= act.from; step--) curve[step] = worth
    worth = before(worth, act.seat ?? 0, cost, together)
    curve[act.from - 1] = worth
  }
}

/** What one seat gave away went to the others, by what they had; a party loses it together. */
function before(after: readonly number[], seat: Seat, cost: number, together: boolean): readonly number[] {
  if (cost === 0) return after
  const own = Math.min(1, (after[seat] ?? 0) + cost)
  if (together) return after.map(() => own)
  const left = 1 - (after[seat] ?? 0)
  const share = left === 0 ? 0 : (1 - own) / left
  return after.map((value, each) => (each === seat ? own : value * share))
}
