/** A game of a study from its first step to its last, by bots. */
import { CONTESTANTS } from '../../bots/levels.ts'
import { type Chance, pick, seededChance, seededLots } from '../../engine/rng.ts'
import type { Action, Emit, Rng, Seat } from '../../engine/types.ts'
import type { Watcher } from '../../engine/watch.ts'
import { lawful } from '../lawful.ts'
import type { Bench, Lab } from './lab.ts'
import type { Book } from './notes.ts'
import { holdersOf, seedOf } from './study.ts'
import { bump, type Tally } from './tally.ts'
import { noteTime, type Took } from './took.ts'

/** What is written on while a game is played. */
export interface Sheet {
  readonly tally: Tally
  readonly book: Book
  readonly took: Took
}

/** One game: which it is, and its table. */
export interface Played {
  readonly lab: Lab
  readonly bench: Bench
  readonly number: number
  readonly state: unknown
}

export interface Length {
  readonly steps: number
  readonly decisions: number
}

/** Of every so many games one is timed, and of every so many decisions one is asked how it looks. */
const TIMED = 16
const ASKED = 16

/** To its end, or as far as any may go. What chance brings follows from the seed and the number of the roll alone. */
export function playOut(played: Played, sheet: Sheet, watcher: Watcher<unknown> | null): Length {
  const { lab, bench, number, state } = played
  const { game } = bench
  const dice = seededChance(seedOf(lab.study, number))
  const decide = deciderOf(played, sheet)
  const emit: Emit | null = watcher && (event => watcher.hear(event, state))
  let [steps, rolls, decisions] = [0, 0, 0]
  for (; steps < game.facts.bound; steps++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') break
    if (actor.kind === 'chance') game.apply(state, game.sample(state, dice(rolls++)), emit)
    else {
      const [seat = 0] = actor.seats
      const actions = game.actions(state, seat)
      const isDecision = noteChoices(played, sheet, seat, actions.length, decisions)
      if (isDecision) decisions += 1
      const action = decide(seat, actions, steps, isDecision)
      watcher?.before?.(action, state)
      game.apply(state, action, emit)
    }
  }
  return { steps, decisions }
}

/** Whether there is something to decide: among how many actions, and now and then how it looks to the policy. */
function noteChoices(
  { lab, bench: { policy }, number, state }: Played,
  sheet: Sheet,
  seat: Seat,
  choices: number,
  decisions: number,
): boolean {
  if (choices < 2 || policy.isDetail?.(state)) return false
  bump(sheet.tally.branching, choices)
  if ((decisions + number) % ASKED === 0)
    sheet.book.hoped(lab.kit.facts.together === true ? 0 : seat, policy.value(state)[seat] ?? 0)
  return true
}

type Decide = (seat: Seat, actions: readonly Action[], step: number, isDecision: boolean) => Action

/** What the bot of a seat does. It looks at the true state: by law it sees no more there than its seat may know. */
function deciderOf({ lab, bench, number, state }: Played, { took }: Sheet): Decide {
  const { study, now, kit } = lab
  const { game, reader, policy } = bench
  const lots = lotsOf(seededLots(seedOf(study, number)))
  const names = holdersOf(study, number, kit.facts.together === true).map(bot => study.bots[bot] ?? '')
  const decide = (bot: string, seat: Seat, actions: readonly Action[], step: number) => {
    const rng = lots(step)
    if (isByLot(study.lots, actions)) return pick(actions, rng)
    const make = CONTESTANTS[bot]
    if (!make) throw new Error(`There is no bot "${bot}"`)
    const action = make({ game, reader, policy, rng, budget: study.budget, now })(state, seat)
    return lawful(bot, action, actions)
  }
  if (number % TIMED !== 0) return (seat, actions, step) => decide(names[seat] ?? '', seat, actions, step)
  return (seat, actions, step, isDecision) => {
    const [bot, began] = [names[seat] ?? '', now()]
    const action = decide(bot, seat, actions, step)
    noteTime(took, bot, isDecision, now() - began)
    return action
  }
}

/** Most steps draw none, so that a stream is begun only when the first is drawn. */
function lotsOf(streams: Chance): Chance {
  let [now, stream]: [number, Rng | null] = [0, null]
  const rng: Rng = {
    below(n) {
      stream ??= streams(now)
      return stream.below(n)
    },
  }
  return step => {
    now = step
    stream = null
    return rng
  }
}

function isByLot(lots: readonly string[], actions: readonly Action[]): boolean {
  return lots.length > 0 && actions.every(({ kind }) => lots.includes(kind))
}
