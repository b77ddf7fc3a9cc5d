/** Looks back at a match: how likely each seat was to win after every step, what was luck, and what was decided badly. */
import { readerOf } from '../../engine/called.ts'
import type { Match } from '../../engine/match.ts'
import { fastRng } from '../../engine/rng.ts'
import type { AnyKit, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { accountsOf } from './accounts.ts'
import { type Act, actsOf } from './acts.ts'
import { type Curve, type Decided, settle } from './curve.ts'
import { judgeChoice } from './judge-choice.ts'
import { judgeLaying } from './judge-laying.ts'
import type { Analysis, Choice, Effort, Progress, SoFar } from './types.ts'
import { worthOf } from './worth.ts'

/**
 * Tells after every act of the match how far it is and what it knows by then. Whoever has seen enough stops asking, or says
 * so (`next(true)`) and is told what can be said so far; handed either as `before`, it goes on from there and comes to the same.
 */
export function* analyse(
  kit: AnyKit,
  match: Match,
  effort: Effort,
  before: SoFar | null = null,
): Generator<Progress, Analysis, boolean | undefined> {
  const mind = mindFor(kit, match, effort)
  const of = match.line.length
  const known = before?.by.length ?? 0
  const curve: Curve = []
  const together = kit.facts.together ?? false
  const choices: Choice[] = []
  const by: (Seat | null)[] = []
  const measure = (state: unknown) =>
    worthOf(mind, state, effort.seed, Math.ceil(effort.budget / 2)).slice(0, match.seats.length)
  let decided: Decided[] = []
  let state: unknown = match.state
  for (const act of actsOf(mind, match)) {
    const isKnown = act.to <= known
    for (let step = act.from; step <= act.to; step++) by.push(act.seat)
    if (act.seat === null) {
      const measured = isKnown ? before?.series[act.from - 1] : undefined
      settle(curve, act.from - 1, measured ?? measure(act.before), decided, together)
      decided = []
    } else {
      const choice = isKnown ? foundBefore(before, act) : choiceIn(match, mind, act, act.seat, effort)
      if (choice) choices.push(choice)
      decided.push({ act, cost: choice?.cost ?? 0 })
    }
    state = act.after
    if (!isKnown && (yield { at: act.to, of, series: [...curve], by: [...by], choices: [...choices] })) break
  }
  settle(curve, by.length, measure(state), decided, together)
  const told = { series: curve, by, choices }
  return { ...told, accounts: accountsOf(told), together }
}

function foundBefore(before: SoFar | null, { to }: Act): Choice | null {
  return before?.choices.find(choice => choice.to === to) ?? null
}

function mindFor(kit: AnyKit, match: Match, { seed, budget }: Effort): Mind {
  return {
    game: match.game,
    reader: readerOf(kit, match),
    policy: kit.policy(match.content),
    rng: fastRng(seed),
    budget: { iterations: budget },
    now: () => 0,
  }
}

/** Null where there was nothing to choose, or nothing that can be judged by what is open. */
function choiceIn(match: Match, mind: Mind, act: Act, seat: Seat, { seed, budget }: Effort): Choice | null {
  const { from, to, before, actions } = act
  if (!isOwn(match, seat, from)) return null
  const own = { seed: fastRng(seed, from).below(0x1_0000_0000), budget }
  if (act.kind === 'laying') {
    if (mind.game.facts.hidden) return null
    const { alike, ...verdict } = judgeLaying(mind, act, seat, own)
    return { from: from + alike, to, seat, ...verdict }
  }
  const [played] = actions
  const verdict = played && judgeChoice(mind, { state: before, seat, ...own }, played)
  return verdict ? { from, to, seat, ...verdict } : null
}

/** What a bot did for somebody who gave up is not theirs. */
function isOwn({ resigned }: Match, seat: Seat, step: number): boolean {
  return !resigned.some(each => each.seat === seat && step > each.at)
}
