/** Random legal play under the laws: what tests and `undercroft fuzz` run. */

import { messageOf } from './error-message.ts'
import { type MatchFile, replay, toFile } from './file.ts'
import { hash } from './hash.ts'
import { LAWS, type Moment } from './laws.ts'
import { type Match, type Setup, start } from './match.ts'
import { play, playChance } from './play.ts'
import { type Chance, fastRng, pick, seededChance } from './rng.ts'
import type { AnyKit, Result, Rng, Seat } from './types.ts'

export interface Broken {
  readonly law: string
  readonly fault: string
  /** The match up to the moment of the fault; `undercroft replay` opens it. */
  readonly file: MatchFile
}

export interface Trial {
  readonly steps: number
  readonly broken: Broken | null
  readonly last: Match
}

/**
 * Plays one legal match under all laws. `sense` is the share of steps that follow advice, from 0 (random play) to 1:
 * sensible play lives longer and sees the later parts of a game.
 */
export function tryLaws(kit: AnyKit, setup: Setup, seed: number, sense = 0): Trial {
  const begun = start(kit, { ...setup, seed, options: { ...kit.facts.bounded, ...setup.options } })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  // Laws draw their own lots, so that another law leads to no other match.
  const [lots, rng] = [fastRng(seed), fastRng(seed, 1)]
  const chance = seededChance(seed)
  let match = begun.value
  for (;;) {
    const bytes = JSON.stringify(match.state)
    const moment: Moment = {
      kit,
      match,
      actor: match.game.actor(match.state),
      bytes,
      rng,
      first: begun.value,
    }
    const broken = brokenAt(moment)
    if (broken) return { steps: match.version, broken, last: match }
    if (moment.actor.kind === 'over')
      return { steps: match.version, broken: brokenByReplay(moment), last: match }
    if (match.version >= kit.facts.bound)
      return {
        steps: match.version,
        broken: breach(moment, 'the match ends', `it goes on after ${match.version} steps`),
        last: match,
      }
    const next = advance(moment, chance, lots, sense)
    if (JSON.stringify(match.state) !== bytes)
      return {
        steps: match.version,
        broken: breach(moment, 'old states stay as they were', 'playing on changed the past'),
        last: match,
      }
    match = next
  }
}

function brokenAt(moment: Moment): Broken | null {
  for (const [law, check] of Object.entries(LAWS)) {
    const fault = faultOf(() => check(moment))
    if (fault !== null) return breach(moment, law, fault)
  }
  return null
}

function faultOf(check: () => string | null): string | null {
  try {
    return check()
  } catch (error) {
    return `it crashed: ${messageOf(error)}`
  }
}

function breach({ match }: Moment, law: string, fault: string): Broken {
  return { law, fault, file: toFile(match) }
}

/** The same log gives the same state, also when it was a file in between. */
function brokenByReplay(moment: Moment): Broken | null {
  const again = replay(moment.kit, JSON.parse(JSON.stringify(toFile(moment.match))))
  const law = 'the same log leads to the same hash'
  if (!again.ok) return breach(moment, law, again.refusal.reason)
  return hash(again.value.state) === hash(moment.match.state)
    ? null
    : breach(moment, law, 'the replayed state differs')
}

function advance(moment: Moment, chance: Chance, lots: Rng, sense: number): Match {
  const { match, actor } = moment
  const next = actor.kind === 'seats' ? decided(moment, actor.seats, lots, sense) : playChance(match, chance)
  if (!next.ok) throw new Error(next.refusal.reason)
  return next.value
}

function decided({ kit, match }: Moment, seats: readonly Seat[], rng: Rng, sense: number): Result<Match> {
  const seat = pick(seats, rng)
  const actions = match.game.actions(match.state, seat)
  if (rng.below(1000) >= sense * 1000) return play(match, seat, pick(actions, rng))
  const weights = kit.reader(match.content).advice.weigh(match.game.view(match.state, seat), actions)
  const best = Math.max(...weights)
  const liked = actions.filter((_, index) => weights[index] === best)
  return play(match, seat, pick(liked, rng))
}
