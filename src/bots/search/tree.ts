/** What a search remembers below one action: decisions of the own seat, told apart by everything that happened before. */
import { keyOf } from '../../engine/result.ts'
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'

export interface Branch {
  visits: number
  /** The sum of what came of it. */
  total: number
  /** The next decisions by what happened until then; made when there is first one to keep. */
  decisions: Map<string, Decision> | null
  /** What each of them looks like, where whoever thinks will want to find it again. */
  readonly states?: Map<Decision, unknown>
}

export interface Decision {
  visits: number
  total: number
  /** By the key of the action. Other guesses may offer other actions. */
  readonly branches: Map<string, Branch & { readonly share: number }>
}

/** How much the policy's opinion weighs against what was seen. */
const TRUST = 0.5
/** Of n visits about this power are kept as decisions of their own: where dice have many ends, most are only played on. */
const WIDTH = 0.6

export function newBranch(): Branch {
  return { visits: 0, total: 0, decisions: null }
}

/** The decision that this leads to; null where it is not one to remember yet. */
export function decisionAfter(branch: Branch, happened: string): Decision | null {
  branch.decisions ??= new Map()
  const known = branch.decisions.get(happened)
  if (known) return known
  if (branch.decisions.size >= Math.max(1, branch.visits ** WIDTH)) return null
  const decision: Decision = { visits: 0, total: 0, branches: new Map() }
  branch.decisions.set(happened, decision)
  return decision
}

/** The action to try here: what was good so far, and what the policy thinks much of and was tried seldom (PUCT). */
export function choiceAt(
  { game, policy }: Mind,
  decision: Decision,
  state: unknown,
  seat: Seat,
): { readonly action: Action; readonly branch: Branch } {
  const actions = game.actions(state, seat)
  const shares = policy.shares(state, seat, actions)
  const usual = decision.total / Math.max(1, decision.visits)
  const reach = TRUST * Math.sqrt(decision.visits + 1)
  let best = { key: '', score: Number.NEGATIVE_INFINITY, index: 0 }
  for (const [index, action] of actions.entries()) {
    const key = keyOf(action)
    const { visits = 0, total = 0 } = decision.branches.get(key) ?? {}
    const score = (visits === 0 ? usual : total / visits) + (reach * (shares[index] ?? 0)) / (1 + visits)
    if (score > best.score) best = { key, score, index }
  }
  const action = actions[best.index]
  if (!action) throw new Error('There is nothing to choose from')
  const branch = decision.branches.get(best.key) ?? { ...newBranch(), share: shares[best.index] ?? 0 }
  decision.branches.set(best.key, branch)
  return { action, branch }
}
