/**
 * What holds for every game at every moment. Each law looks at one moment of a match and answers with a sentence
 * when it is broken. Tests and `undercroft fuzz` run all of them along random legal play.
 */
import { type MatchFile, replay, toFile } from './file.ts'
import { canonical, hash } from './hash.ts'
import { type Match, play, playChance, type Setup, type Step, start } from './match.ts'
import { keyOf } from './result.ts'
import { fastRng, pick, seededChance } from './rng.ts'
import type { Action, Actor, AnyKit, GameEvent, Rng, Seat } from './types.ts'
import { undo } from './undo.ts'

export interface Moment {
  readonly kit: AnyKit
  readonly match: Match
  readonly actor: Actor
  /** The canonical form of the state, taken when the moment began. */
  readonly bytes: string
  readonly rng: Rng
  readonly first: Match
}

type Law = (moment: Moment) => string | null

export const LAWS: Readonly<Record<string, Law>> = {
  'the state survives a JSON round trip': ({ match, bytes }) =>
    isPlain(match.state) && canonical(JSON.parse(JSON.stringify(match.state))) === bytes
      ? null
      : 'the state is not plain JSON',

  'a clone is equal and never feels what happens to its twin': ({ match, bytes, rng }) => {
    const twin = match.game.clone(match.state)
    if (canonical(twin) !== bytes) return 'the clone differs from its original'
    for (const action of everyAction(match, rng))
      match.game.apply(match.game.clone(match.state), action, null)
    return canonical(match.state) === bytes ? null : 'an action on a clone changed the original'
  },

  'only actors have actions, and they have some until the match is over': ({ match, actor }) => {
    for (const seat of match.header.seats.keys()) {
      const count = match.game.actions(match.state, seat).length
      const acts = actor.kind === 'seats' && actor.seats.includes(seat)
      if (acts !== count > 0)
        return `seat ${seat} ${acts ? 'is to act but has no action' : `has ${count} actions out of turn`}`
    }
    return null
  },

  'action keys are unique': ({ match, actor }) => {
    for (const seat of seatsOf(actor)) {
      const keys = match.game.actions(match.state, seat).map(keyOf)
      const twice = keys.find((key, index) => keys.indexOf(key) !== index)
      if (twice !== undefined) return `seat ${seat} is offered "${twice}" twice`
    }
    return null
  },

  'an action outside the list is refused and changes nothing': ({ match, actor, bytes, rng }) => {
    for (const step of strangeSteps(match, actor, rng)) {
      if (play(match, step).ok) return `"${keyOf(step.action)}" was accepted`
    }
    return canonical(match.state) === bytes ? null : 'a refused action changed the state'
  },

  'outcome weights sum to 1 and samples stay within them': ({ match, actor, rng }) => {
    const outcomes = actor.kind === 'chance' ? match.game.outcomes(match.state) : null
    if (!outcomes) return null
    const keys = new Set(outcomes.map(outcome => keyOf(outcome.action)))
    const sum = outcomes.reduce((total, outcome) => total + outcome.p, 0)
    if (Math.abs(sum - 1) > 1e-9) return `the weights sum to ${sum}`
    if (keys.size !== outcomes.length || outcomes.some(outcome => outcome.p <= 0))
      return 'an outcome is listed twice or weighs nothing'
    const sampled = keyOf(match.game.sample(match.state, rng))
    return keys.has(sampled) ? null : `"${sampled}" was sampled but is not listed`
  },

  'components are conserved': ({ match, first }) => {
    const [now, then] = [match, first].map(m => canonical(m.game.components(m.state)))
    return now === then ? null : `components were ${then} and are ${now}`
  },

  'what a seat may not know does not reach it': ({ match, rng }) => {
    for (const seat of match.header.seats.keys()) {
      const other = match.game.guess(match.state, seat, rng)
      for (const viewer of [seat, null]) {
        const [mine, theirs] = [match.state, other].map(state => canonical(match.game.view(state, viewer)))
        if (mine !== theirs)
          return `the view of ${viewer ?? 'a spectator'} tells apart what seat ${seat} cannot know`
      }
      const [mine, theirs] = [match.state, other].map(state => aftermath(match, state, seat, rng))
      if (mine?.view === theirs?.view && mine?.told !== theirs?.told)
        return `an event tells seat ${seat} what its view does not`
    }
    return null
  },

  'nobody takes back chance or the step of another seat': ({ match }) => {
    const last = match.log[match.version - 1]
    if (!last || !('action' in last)) return null
    for (const seat of match.header.seats.keys()) {
      if (last.seat !== seat && undo(match, seat).ok)
        return `seat ${seat} took back a step that was not its own`
    }
    return null
  },

  'a match has a result exactly when it is over': ({ match, actor }) =>
    (match.game.result(match.state) !== null) === (actor.kind === 'over')
      ? null
      : 'result and actor disagree',

  'everything has words': ({ kit, match, actor }) => {
    const words = kit.words.en
    const view = match.game.view(match.state, seatsOf(actor)[0] ?? null)
    const board = words.board(view, (_, text) => text, 80)
    const wide = board.split('\n').find(line => columns(line) > 80)
    if (wide !== undefined) return `a line of the board is ${columns(wide)} columns wide`
    const said = [
      words.ask(view),
      board,
      ...seatsOf(actor).flatMap(seat =>
        match.game.actions(match.state, seat).map(action => words.action(action, view)),
      ),
    ]
    return said.every(text => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))
      ? null
      : 'something has no words'
  },

  'advice weighs every action': ({ kit, match, actor }) => {
    for (const seat of seatsOf(actor)) {
      const actions = match.game.actions(match.state, seat)
      const weights = kit.advice.weigh(match.game.view(match.state, seat), actions)
      if (weights.length !== actions.length || !weights.every(Number.isFinite))
        return 'an action was not weighed'
    }
    return null
  },
}

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

/** Plays one random legal match under all laws. */
export function tryLaws(kit: AnyKit, setup: Setup, seed: number): Trial {
  const begun = start(kit, { ...setup, seed })
  if (!begun.ok) throw new Error(begun.refusal.reason)
  const rng = fastRng(seed)
  const chance = seededChance(seed)
  let match = begun.value
  for (;;) {
    const bytes = canonical(match.state)
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
    const next = advance(moment, chance)
    if (canonical(match.state) !== bytes)
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
    return `it crashed: ${error instanceof Error ? error.message : String(error)}`
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

function advance({ match, actor, rng }: Moment, chance: ReturnType<typeof seededChance>): Match {
  const seat = pick(seatsOf(actor).length > 0 ? seatsOf(actor) : [0], rng)
  const next =
    actor.kind === 'chance'
      ? playChance(match, chance)
      : play(match, { seat, action: pick(match.game.actions(match.state, seat), rng) })
  if (!next.ok) throw new Error(next.refusal.reason)
  return next.value
}

function seatsOf(actor: Actor): readonly Seat[] {
  return actor.kind === 'seats' ? actor.seats : []
}

function everyAction(match: Match, rng: Rng): readonly Action[] {
  const actor = match.game.actor(match.state)
  if (actor.kind === 'chance') {
    return (
      match.game.outcomes(match.state)?.map(outcome => outcome.action) ?? [
        match.game.sample(match.state, rng),
      ]
    )
  }
  return seatsOf(actor).flatMap(seat => match.game.actions(match.state, seat))
}

/** Steps that nobody may take: unknown words, legal words with wrong values, the right act from the wrong place. */
function strangeSteps(match: Match, actor: Actor, rng: Rng): Step[] {
  const offered = everyAction(match, rng)
  const keys = new Set(offered.map(keyOf))
  const bent = offered.flatMap(bend).filter(action => !keys.has(keyOf(action)))
  const actions: Action[] = [{ kind: 'no such action' }, ...bent]
  const [insider] = seatsOf(actor)
  const outsider = match.header.seats.length
  const steps: Step[] = actions.map(action =>
    insider === undefined ? { action } : { seat: insider, action },
  )
  for (const action of offered.slice(0, 1))
    steps.push({ seat: outsider, action }, insider === undefined ? { seat: 0, action } : { action })
  return steps
}

/** The action with each of its fields a little wrong, one more, or one fewer. */
function bend(action: Action): Action[] {
  const fields: [string, unknown][] = Object.entries(action).filter(([name]) => name !== 'kind')
  const spoilt = fields.flatMap(([name, value]) => [
    { ...action, [name]: typeof value === 'number' ? value + 97 : 'nonsense' },
    { ...action, [name]: null },
  ])
  const longer = { ...action, extra: 1 }
  return [...spoilt, longer, ...(fields.length > 0 ? [{ kind: action.kind }] : [])]
}

function columns(line: string): number {
  return Array.from(line).length
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean'
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** What a seat sees and is told after the first thing that may happen next. */
function aftermath(match: Match, state: unknown, seat: Seat, rng: Rng): { view: string; told: string } {
  const after = { ...match, state: match.game.clone(state) }
  const told: GameEvent[] = []
  const [action] = everyAction(after, rng)
  if (action) {
    match.game.apply(after.state, action, event => {
      if (!event.to || event.to.includes(seat)) told.push(event)
    })
  }
  return { view: canonical(match.game.view(after.state, seat)), told: canonical(told) }
}
