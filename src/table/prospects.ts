/** Thinking about a hint, on what its seat cannot tell from the truth. Whoever has seen enough stops asking. */
import { compare } from '../bots/analysis/compare.ts'
import type { Budget } from '../bots/mind.ts'
import { keyOf } from '../engine/result.ts'
import { fastRng } from '../engine/rng.ts'
import type { AnyKit } from '../engine/types.ts'
import { thinkerFor } from './bot.ts'
import type { HintQuestion, Prospects } from './protocol.ts'

export function* prospectsFor(
  kit: AnyKit | undefined,
  question: HintQuestion,
  budget: Budget,
): Generator<Prospects, void> {
  const { state, seat } = question
  const mind = { ...thinkerFor(kit, question), rng: fastRng(1), budget, now: () => performance.now() }
  const advised = mind.game.actions(state, seat).find(action => keyOf(action) === question.advised)
  // The table has gone on, and nobody looks at this hint any more.
  if (!advised) return
  for (const { best, options } of compare(mind, { state, seat }, advised))
    yield {
      best: keyOf(best),
      times: options[0]?.visits ?? 0,
      options: options.map(({ action, value, low, high }) => ({ key: keyOf(action), value, low, high })),
    }
}
