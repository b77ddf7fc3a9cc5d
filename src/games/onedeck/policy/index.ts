/** The policy of One Deck Dungeon: quick judgements from the table itself, made for playing on. */
import type { Policy } from '../../../engine/types.ts'
import { indexOf } from '../content/content-index.ts'
import { top } from '../rules/stack.ts'
import type { Action, Content, Edition, FrameKind, State } from '../types.ts'
import { choose } from './choose.ts'
import { type Judge, judgeOf } from './judge.ts'
import { sharesOf } from './shares.ts'
import { valueOf } from './value.ts'

/** Dice are laid and what is used is answered: steps of one encounter. */
const DETAILS: ReadonlySet<FrameKind> = new Set([
  'fight',
  'pay',
  'pick',
  'convert',
  'either',
  'name',
  'target',
  'give',
  'claim',
  'bonus',
  'featDone',
  'odd',
])

export function policyOf(content: Content): Policy<State, Action> {
  const index = indexOf(content)
  const judges: Partial<Record<Edition, Judge>> = {}
  const judge = ({ edition }: State): Judge => (judges[edition] ??= judgeOf(index[edition]))
  return {
    choose: (state, seat) => choose(judge(state), state, seat),
    shares: (state, seat, actions) => sharesOf(judge(state), state, seat, actions),
    value: state => valueOf(judge(state), state),
    isDetail: state => DETAILS.has(top(state).kind),
  }
}
