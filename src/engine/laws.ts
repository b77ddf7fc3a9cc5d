/**
 * What holds for every game at every moment. Each law looks at one moment of a match and answers with a sentence
 * when it is broken. Tests and `undercroft fuzz` run all of them along random legal play.
 */
import { canonical } from './hash.ts'
import type { Match, Step } from './match.ts'
import { play } from './play.ts'
import { keyOf, sameAction } from './result.ts'
import { enter } from './resume.ts'
import { fastRng, pick } from './rng.ts'
import type { Action, Actor, AnyKit, GameEvent, Rng, Seat } from './types.ts'
import { canUndo } from './undo.ts'

export interface Moment {
  readonly kit: AnyKit
  readonly match: Match
  readonly actor: Actor
  /** The state as JSON, taken when the moment began. */
  readonly bytes: string
  readonly rng: Rng
  readonly first: Match
}

type Law = (moment: Moment) => string | null

/** Laws that are slow and would say much the same a step later look at one step in so many; the seed says at which. */
const SAMPLE = 4
/** Those that draw a board or think about every action are slower than all others together. */
const SLOW_SAMPLE = 12

export const LAWS: Readonly<Record<string, Law>> = {
  'the state survives a JSON round trip': ({ match, bytes }) =>
    isPlain(match.state) && same(JSON.parse(bytes), match.state) ? null : 'the state is not plain JSON',

  'a clone is equal and never feels what happens to its twin': ({ match, bytes, rng }) => {
    const twin = match.game.clone(match.state)
    if (!same(twin, match.state)) return 'the clone differs from its original'
    for (const action of everyAction(match, rng))
      match.game.apply(match.game.clone(match.state), action, null)
    return JSON.stringify(match.state) === bytes ? null : 'an action on a clone changed the original'
  },

  'the same happens whether or not someone listens': ({ match, rng }) => {
    for (const action of someActions(match, rng)) {
      const [heard, unheard] = [match.game.clone(match.state), match.game.clone(match.state)]
      match.game.apply(heard, action, () => {})
      match.game.apply(unheard, action, null)
      if (!same(heard, unheard)) return `"${keyOf(action)}" does something else when nobody listens`
    }
    return null
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
    if (rng.below(SAMPLE) > 0) return null
    for (const step of strangeSteps(match, actor, rng)) {
      if (enter(match, step).ok) return `"${keyOf(step.action)}" was accepted`
    }
    return JSON.stringify(match.state) === bytes ? null : 'a refused action changed the state'
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

  'components are conserved': ({ match, actor, first, rng }) => {
    // What is lost stays lost, so that the end sees it at the latest.
    if (actor.kind !== 'over' && rng.below(SAMPLE) > 0) return null
    const [now, then] = [match.game.components(match.state), match.game.components(first.state)]
    const changed = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
      name => now[name] !== then[name],
    )
    return changed.length === 0 ? null : `not as many as at the start: ${changed.join(', ')}`
  },

  'what a seat may not know does not reach it': ({ kit, match, rng }) => {
    if (!kit.facts.hidden) return null
    for (const seat of match.header.seats.keys()) {
      const other = match.game.guess(match.state, seat, rng)
      for (const viewer of [seat, null]) {
        const [mine, theirs] = [match.state, other].map(state =>
          JSON.stringify(match.game.view(state, viewer)),
        )
        if (mine !== theirs)
          return `the view of ${viewer ?? 'a spectator'} tells apart what seat ${seat} cannot know`
      }
      const [mine, theirs] = [match.state, other].map(state => aftermath(match, state, seat, rng))
      if (mine?.view === theirs?.view && mine?.told !== theirs?.told)
        return `an event tells seat ${seat} what its view does not`
    }
    return null
  },

  'a seat sees in the view of a spectator what it sees itself': ({ match }) => {
    const { game, state, version, header } = match
    if (!game.seenBy || version % SAMPLE > 0) return null
    const open = game.view(state, null)
    for (const seat of header.seats.keys()) {
      const [own, shared] = [game.view(state, seat), game.seenBy(open, seat, state)].map(view =>
        JSON.stringify(view),
      )
      if (own !== shared) return `seat ${seat} sees otherwise`
    }
    return null
  },

  'nobody takes back chance or the step of another seat': ({ match }) => {
    const last = match.log[match.version - 1]
    if (!last || !('action' in last)) return null
    for (const seat of match.header.seats.keys()) {
      if (last.seat !== seat && canUndo(match, seat))
        return `seat ${seat} took back a step that was not its own`
    }
    return null
  },

  'whatever can be taken back has shown nothing': ({ kit, match, actor, rng }) => {
    if (!kit.facts.hidden) return null
    for (const seat of seatsOf(actor)) {
      const action = pick(match.game.actions(match.state, seat), rng)
      const next = play(match, seat, action)
      if (!next.ok || !canUndo(next.value, seat)) continue
      const other = match.game.guess(match.state, seat, rng)
      match.game.apply(other, action, null)
      const [mine, theirs] = [next.value.state, other].map(state =>
        JSON.stringify(match.game.view(state, seat)),
      )
      if (mine !== theirs)
        return `"${keyOf(action)}" shows seat ${seat} something hidden and can be taken back`
    }
    return null
  },

  'a match has a result exactly when it is over': ({ match, actor }) =>
    (match.game.result(match.state) !== null) === (actor.kind === 'over')
      ? null
      : 'result and actor disagree',

  'everything has words': ({ kit, match, actor, rng }) => {
    if (rng.below(SLOW_SAMPLE) > 0) return null
    const words = kit.reader(match.content).words.en
    const view = match.game.view(match.state, seatsOf(actor)[0] ?? null)
    const board = words.board(view, (_, text) => text, 80)
    const wide = board.split('\n').find(line => columns(line) > 80)
    if (wide !== undefined) return `a line of the board is ${columns(wide)} columns wide`
    const said = [
      words.ask(view),
      board,
      ...(words.places?.(view) ?? []).flatMap(({ title, lines }) => [title, ...lines]),
      ...seatsOf(actor).flatMap(seat =>
        match.game.actions(match.state, seat).map(action => words.action(action, view)),
      ),
    ]
    return said.every(text => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))
      ? null
      : 'something has no words'
  },

  'what is blocked is not legal and has words and a rule': ({ kit, match, actor, rng }) => {
    if (!match.game.blocked || rng.below(SAMPLE) > 0) return null
    for (const seat of seatsOf(actor)) {
      const blocked = match.game.blocked?.(match.state, seat) ?? []
      const actions = match.game.actions(match.state, seat)
      const view = match.game.view(match.state, seat)
      const { words } = kit.reader(match.content)
      for (const each of blocked) {
        const key = keyOf(each.action)
        if (actions.some(action => sameAction(action, each.action))) return `"${key}" is legal and blocked`
        if (blocked.some(other => other !== each && sameAction(other.action, each.action)))
          return `"${key}" is blocked twice`
        if (each.rule === '') return `"${key}" is blocked by no rule`
        if (!words.en.blocked?.(each, view)) return `"${key}" is blocked without a word`
      }
    }
    return null
  },

  'advice weighs every action': ({ kit, match, actor, rng }) => {
    if (rng.below(SLOW_SAMPLE) > 0) return null
    for (const seat of seatsOf(actor)) {
      const actions = match.game.actions(match.state, seat)
      const weights = kit.reader(match.content).advice.weigh(match.game.view(match.state, seat), actions)
      if (weights.length !== actions.length || !weights.every(Number.isFinite))
        return 'an action was not weighed'
    }
    return null
  },

  'a guess depends on nothing that the seat does not know': ({ kit, match, rng }) => {
    if (!kit.facts.hidden || rng.below(SAMPLE) > 0) return null
    for (const seat of match.header.seats.keys()) {
      const { game, state, version } = match
      const other = game.guess(state, seat, fastRng(version))
      const [mine, theirs] = [state, other].map(from => game.guess(from, seat, fastRng(version, 1)))
      if (!same(mine, theirs)) return `what seat ${seat} guesses depends on what it cannot know`
    }
    return null
  },
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

function someActions(match: Match, rng: Rng): readonly Action[] {
  const all = everyAction(match, rng)
  return all.length < 3 ? all : [pick(all, rng), pick(all, rng)]
}

/** Steps that nobody may take: unknown words, legal words with wrong values, the right act from the wrong place. */
function strangeSteps(match: Match, actor: Actor, rng: Rng): Step[] {
  const offered = everyAction(match, rng)
  const keys = new Set(offered.map(keyOf))
  const bent = someActions(match, rng)
    .slice(0, 1)
    .flatMap(bend)
    .filter(action => !keys.has(keyOf(action)))
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

/** Equal values; the order of keys does not matter. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b)
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
  return { view: JSON.stringify(match.game.view(after.state, seat)), told: JSON.stringify(told) }
}
