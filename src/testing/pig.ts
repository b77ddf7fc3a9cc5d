/**
 * Pig. Two seats; on a turn roll a die again and again: 2 to 6 adds to the turn, 1 loses it; hold to keep the turn's
 * points. First to the goal wins. Option: `goal` (100).
 */
import { z } from 'zod'
import { parseWith } from '../engine/parse.ts'
import { CHANCE, OVER, turnOf } from '../engine/result.ts'
import type { Game, Policy, Weighted } from '../engine/types.ts'
import { plainKit, sharesFor, tinyFacts } from './kit.ts'

export interface PigState {
  goal: number
  turn: number
  pot: number
  rolling: boolean
  scores: [number, number]
}

export type PigAction =
  | { readonly kind: 'roll' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'die'; readonly value: number }

const ROLL: PigAction = { kind: 'roll' }
const HOLD: PigAction = { kind: 'hold' }
const CHOICES: readonly PigAction[] = [ROLL, HOLD]
const NONE: readonly PigAction[] = []
const FACES: readonly PigAction[] = [1, 2, 3, 4, 5, 6].map(value => ({ kind: 'die', value }))
const ODDS: readonly Weighted<PigAction>[] = FACES.map(action => ({ action, p: 1 / 6 }))

const options = z.strictObject({ goal: z.int().min(2).default(100) })

function isWon(state: PigState): boolean {
  return state.scores[0] >= state.goal || state.scores[1] >= state.goal
}

function passTurn(state: PigState): void {
  state.pot = 0
  state.turn = 1 - state.turn
}

export const pig: Game<PigState, PigAction, { goal: number }> = {
  facts: { ...tinyFacts, id: 'pig', title: 'Pig', seats: { min: 2, max: 2 } },
  parseOptions: input => parseWith(options, input, 'options'),
  setup: ({ goal }) => ({ goal, turn: 0, pot: 0, rolling: false, scores: [0, 0] }),
  actor: state => (isWon(state) ? OVER : state.rolling ? CHANCE : turnOf(state.turn)),
  actions: (state, seat) => (seat === state.turn && !state.rolling && !isWon(state) ? CHOICES : NONE),
  sample: (_, rng) => FACES[rng.below(6)] ?? ROLL,
  outcomes: () => ODDS,
  apply(state, action, emit) {
    if (action.kind === 'roll') {
      state.rolling = true
    } else if (action.kind === 'hold') {
      state.scores[state.turn === 0 ? 0 : 1] += state.pot
      emit?.({ kind: 'held' })
      passTurn(state)
    } else {
      state.rolling = false
      emit?.({ kind: 'rolled' })
      if (action.value === 1) passTurn(state)
      else state.pot += action.value
    }
  },
  clone: ({ goal, turn, pot, rolling, scores }) => ({
    goal,
    turn,
    pot,
    rolling,
    scores: [scores[0], scores[1]],
  }),
  result: state =>
    isWon(state)
      ? { winners: [state.scores[0] >= state.goal ? 0 : 1], reason: 'goal', scores: state.scores }
      : null,
  view: state => ({
    actor: pig.actor(state),
    prompt: isWon(state) ? null : { ask: 'roll or hold', rule: 'P-1' },
    result: pig.result(state),
    scores: [...state.scores],
    pot: state.pot,
  }),
  guess: state => pig.clone(state),
  components: () => ({ dice: 1 }),
}

/** Twenty are worth keeping, and so is what wins. */
function isEnough({ pot, goal, scores, turn }: PigState): boolean {
  return pot >= 20 || pot + (scores[turn] ?? 0) >= goal
}

const pigPolicy: Policy<PigState, PigAction> = {
  choose: state => (isEnough(state) ? HOLD : ROLL),
  shares: (state, _, actions) => sharesFor(actions, ({ kind }) => (kind === 'hold') === isEnough(state)),
  value(state) {
    const { scores, goal, turn, pot } = state
    if (isWon(state)) return scores.map(score => (score >= goal ? 1 : 0))
    const lead = scores[0] - scores[1] + (turn === 0 ? pot + 4 : -pot - 4)
    const hope = 1 / (1 + Math.exp((-4 * lead) / goal))
    return [hope, 1 - hope]
  },
}

export const pigKit = plainKit(pig, pigPolicy)
