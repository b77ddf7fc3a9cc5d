import { done, keyOf } from '../engine/result.ts'
import { pick } from '../engine/rng.ts'
import type { Action, Game, Kit, MatchResult, Policy, Reader, Seat, Words } from '../engine/types.ts'

/** Bare words for a tiny game: the keys themselves. */
const plainWords: Words = {
  ask: view => view.prompt?.ask ?? 'nothing is asked',
  action: keyOf,
  odds: () => null,
  event: event => event.kind,
  board: view => JSON.stringify(view).replaceAll(/(.{78})/g, '$1\n'),
  result: result => `${result.reason}: ${result.winners.join(', ')}`,
  option: name => ({ label: name }),
}

const PLAIN: Reader = { words: { en: plainWords }, advice: { weigh: (_, actions) => actions.map(() => 0) } }

/** A tiny game as a kit: no content, plain words, no advice. */
export function plainKit<S, A extends Action, O>(
  game: Game<S, A, O>,
  policy: Policy<S, A> = noOpinion(game),
): Kit<S, A, O, null> {
  return {
    facts: game.facts,
    packs: { standard: null, check: () => done(null) },
    make: () => game,
    policy: () => policy,
    reader: () => PLAIN,
  }
}

/** The facts that every tiny game shares. */
export const tinyFacts = {
  tagline: 'A tiny game that proves the kernel',
  minutes: 1,
  modes: ['play'],
  options: [],
  rulesVersion: 1,
  sources: [],
  reconstructed: '',
  hidden: false,
  rules: {},
  bound: 5000,
  cap: 100_000,
} as const

/** Any action is as good as any other. */
function noOpinion<S, A extends Action, O>(game: Game<S, A, O>): Policy<S, A> {
  return {
    choose: (state, seat, rng) => pick(game.actions(state, seat), rng),
    shares: (_state, _seat, actions) => actions.map(() => 1 / actions.length),
    value: state =>
      Array.from({ length: game.facts.seats.max }, (_, seat) => hopeOf(game.result(state), seat)),
  }
}

function hopeOf(result: MatchResult | null, seat: Seat): number {
  return result ? Number(result.winners.includes(seat)) : 0.5
}

/** Shares of a policy that is sure of one action and leaves a little to each of the others. */
export function sharesFor<A>(actions: readonly A[], isBest: (action: A) => boolean): number[] {
  const little = 0.2 / actions.length
  return actions.map(action => little + (isBest(action) ? 0.8 : 0))
}
