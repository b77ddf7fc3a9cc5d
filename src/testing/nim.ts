/** Nim. Two seats take 1 to 3 sticks by turns; who takes the last one wins. No chance, nothing hidden. */
import { z } from 'zod'
import { parseWith } from '../engine/parse.ts'
import { OVER, turnOf } from '../engine/result.ts'
import type { Game, Policy } from '../engine/types.ts'
import { plainKit, sharesFor, tinyFacts } from './kit.ts'

export interface NimState {
  sticks: number
  taken: [number, number]
  turn: number
}

export interface NimAction {
  readonly kind: 'take'
  readonly count: number
}

const options = z.strictObject({ sticks: z.int().min(1).default(21) })

export const nim: Game<NimState, NimAction, { sticks: number }> = {
  facts: { ...tinyFacts, id: 'nim', title: 'Nim', seats: { min: 2, max: 2 }, rules: { take: 'N-1' } },
  parseOptions: input => parseWith(options, input, 'options'),
  setup: ({ sticks }) => ({ sticks, taken: [0, 0], turn: 0 }),
  actor: state => (state.sticks === 0 ? OVER : turnOf(state.turn)),
  actions: (state, seat) =>
    seat === state.turn
      ? [1, 2, 3].filter(count => count <= state.sticks).map(count => ({ kind: 'take', count }))
      : [],
  sample: () => {
    throw new Error('Nim has no chance')
  },
  outcomes: () => null,
  apply(state, action) {
    state.sticks -= action.count
    state.taken[state.turn === 0 ? 0 : 1] += action.count
    state.turn = 1 - state.turn
  },
  clone: ({ sticks, taken, turn }) => ({ sticks, taken: [taken[0], taken[1]], turn }),
  result: state => (state.sticks === 0 ? { winners: [1 - state.turn], reason: 'last stick' } : null),
  view: state => ({
    actor: nim.actor(state),
    prompt: state.sticks === 0 ? null : { ask: 'take 1 to 3', rule: 'N-1' },
    result: nim.result(state),
    sticks: state.sticks,
  }),
  guess: state => nim.clone(state),
  components: state => ({ sticks: state.sticks + state.taken[0] + state.taken[1] }),
}

/** Leaves a multiple of four where that can be done. */
function bestCount({ sticks }: NimState): number {
  return Math.max(1, sticks % 4)
}

const nimPolicy: Policy<NimState, NimAction> = {
  choose: state => ({ kind: 'take', count: bestCount(state) }),
  shares: (state, _, actions) => sharesFor(actions, ({ count }) => count === bestCount(state)),
  value({ sticks, turn }) {
    const hope = sticks % 4 === 0 ? 0 : 1
    return turn === 0 ? [hope, 1 - hope] : [1 - hope, hope]
  },
}

export const nimKit = plainKit(nim, nimPolicy)
