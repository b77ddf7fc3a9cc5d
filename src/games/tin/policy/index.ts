/**
 * A fast player. It trains next to the stairwell while rest there is free, keeps the stairwell's last doorway for the
 * princess room, goes into treasuries with full hearts and hands, and turns back while there is still a way.
 */
import type { Policy } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { Action, State } from '../types.ts'
import { deliberate } from './deliberate.ts'
import { judge } from './judge.ts'
import { mindOf } from './mind.ts'
import { sharesOf } from './shares.ts'
import { valueOf } from './value.ts'

export function policyFor(content: ContentIndex): Policy<State, Action> {
  return {
    choose: state => judge(mindOf(content, state)).action,
    deliberate: state => deliberate(content, state),
    shares: (state, _seat, actions) => sharesOf(mindOf(content, state), actions),
    value: state => [valueOf(mindOf(content, state))],
    // Whoever goes back and forth by the stairwell is as well off after a few moves as somebody who goes on.
    horizon: 250,
    // Which card answers is arithmetic, and a payment is part of what is bought.
    isDetail: ({ step }) => step.kind === 'card' || step.kind === 'pay',
  }
}
