/** What a game tells of a match that bots have played: its numbers, and how near it was. */
import type { Step } from '../engine/match.ts'
import type { Counted } from '../engine/tale.ts'
import type { AnyGame, GameEvent, MatchResult, Seat, Tales, ToldStep } from '../engine/types.ts'

/** Who tells of which game, and from where the match began. */
interface Teller {
  readonly game: AnyGame
  readonly content: unknown
  readonly tales: Tales<unknown, unknown> | undefined
  readonly start: unknown
}

export function toldOf(
  { game, content, tales, start }: Teller,
  steps: readonly Step[],
  result: MatchResult | null,
  seat: Seat,
): Counted[] {
  if (!tales || !result) return []
  const again = () => stepsAgain(game, start, steps)
  const { numbers, margin } = tales.tell(content, { result, start, steps: again }, seat)
  return margin ? [...numbers, margin] : [...numbers]
}

function* stepsAgain(game: AnyGame, start: unknown, steps: readonly Step[]): Generator<ToldStep<unknown>> {
  let before = start
  for (const [index, step] of steps.entries()) {
    const after = game.clone(before)
    const events: GameEvent[] = []
    game.apply(after, step.action, event => events.push(event))
    yield { ...step, number: index + 1, events, before, after }
    before = after
  }
}
