/** Where the games of a tournament are played: the rules, a table that is set up, and what bots think with. */
import { CONTESTANTS } from '../bots/levels.ts'
import type { Mind } from '../bots/mind.ts'
import { type Step, start } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { seededChance, seededLots } from '../engine/rng.ts'
import type { Action, AnyKit, Result, Seat } from '../engine/types.ts'
import { lawful } from './lawful.ts'
import type { Played } from './played.ts'
import { type Fixture, fixtureOf, type TournamentSetup } from './setup.ts'
import { toldOf } from './told.ts'

export interface Arena extends Pick<Mind, 'game' | 'reader' | 'policy' | 'now'> {
  readonly setup: TournamentSetup
  readonly start: unknown
  readonly content: unknown
  readonly tales: AnyKit['tales']
}

export function arenaOf(kit: AnyKit, setup: TournamentSetup, now: () => number): Result<Arena> {
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({ kind: 'bot', name: `${seat}` }) as const)
  const begun = start(kit, { options: setup.options, seats })
  if (!begun.ok) return begun
  const { game, content, state } = begun.value
  const [reader, policy] = [kit.reader(content), kit.policy(content)]
  return done({ game, reader, policy, now, setup, start: state, content, tales: kit.tales })
}

/** Plays one game to its end, or as far as any may go: who has not won by then has not won. */
export function playGame(arena: Arena, number: number): Played {
  const game = playing(arena, number)
  for (;;) {
    const at = game.next()
    if (at.done) return at.value
  }
}

/** The same, step by step, for whoever has to listen in between. */
export function* playing(arena: Arena, number: number): Generator<void, Played> {
  const { game, setup } = arena
  const fixture = fixtureOf(setup, number)
  const { state, steps, thought } = yield* playedOut(arena, fixture)
  const result = game.result(state)
  const { winners = [], reason = 'unended' } = result ?? {}
  const seatsOf = (bot: number) => fixture.holders.flatMap((holder, seat) => (holder === bot ? [seat] : []))
  const won = setup.bots.flatMap((_, bot) => (seatsOf(bot).some(seat => winners.includes(seat)) ? [bot] : []))
  const told = setup.bots.map((_, bot) =>
    seatsOf(bot)
      .slice(0, 1)
      .flatMap(seat => toldOf(arena, steps, result, seat)),
  )
  return { number, won, reason, steps: steps.length, thought, told }
}

interface PlayedOut extends Pick<Played, 'thought'> {
  readonly state: unknown
  readonly steps: readonly Step[]
}

function* playedOut(arena: Arena, { seed, holders }: Fixture): Generator<void, PlayedOut> {
  const { game, setup } = arena
  const [state, dice] = [game.clone(arena.start), seededChance(seed)]
  const thought = setup.bots.map(() => ({ decisions: 0, milliseconds: 0 }))
  const steps: Step[] = []
  for (let at = 0; at < game.facts.bound; at++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    const [seat = 0] = actor.kind === 'seats' ? actor.seats : []
    const bot = holders[seat] ?? 0
    const step =
      actor.kind === 'chance'
        ? { action: game.sample(state, dice(at)) }
        : {
            seat,
            action: timed(arena, thought[bot], [state, seat], actions =>
              lawful(setup.bots[bot] ?? '', decided(arena, bot, [state, seat], [seed, at]), actions),
            ),
          }
    steps.push(step)
    game.apply(state, step.action, null)
    yield
  }
  return { state, steps, thought }
}

/** What a bot does: it is handed a guess, and its lots follow from the deal and the step alone. */
function decided(
  { game, reader, policy, now, setup: { bots, budget } }: Arena,
  bot: number,
  [state, seat]: readonly [state: unknown, seat: Seat],
  [seed, step]: readonly [seed: number, step: number],
): Action {
  const rng = seededLots(seed)(step)
  const make = CONTESTANTS[bots[bot] ?? '']
  if (!make) throw new Error(`There is no bot ${bot}`)
  return make({ game, reader, policy, rng, budget, now })(game.guess(state, seat, rng), seat)
}

/** What a detail takes is counted to the decision that it carries out, as is what leaves no choice. */
function timed(
  { game, policy, now }: Arena,
  thought: { decisions: number; milliseconds: number } | undefined,
  [state, seat]: readonly [state: unknown, seat: Seat],
  decide: (actions: readonly Action[]) => Action,
): Action {
  const actions = game.actions(state, seat)
  const began = now()
  const action = decide(actions)
  if (!thought) return action
  thought.milliseconds += now() - began
  if (!policy.isDetail?.(state) && actions.length > 1) thought.decisions += 1
  return action
}
