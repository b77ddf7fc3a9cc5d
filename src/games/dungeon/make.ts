import { CHANCE, OVER, turnOf } from '../../engine/result.ts'
import type { Game } from '../../engine/types.ts'
import { bookOf } from './book.ts'
import { facts } from './facts.ts'
import { parseOptions } from './options.ts'
import { progressOf } from './progress.ts'
import { listOutcomes, sampleOutcome } from './rules/chance.ts'
import { guessState } from './rules/guess.ts'
import { handle, settle } from './rules/handle.ts'
import { listOffers } from './rules/offers.ts'
import { top } from './rules/play.ts'
import { cloneState, countComponents, setUp } from './rules/state.ts'
import { resultOf } from './score.ts'
import { isChance } from './steps.ts'
import type { Content, DungeonAction, Options, State } from './types.ts'
import { viewOf } from './view.ts'

export type DungeonGame = Game<State, DungeonAction, Options>

/** The rules with one content: its tables are closed over, so a state holds only what changes. */
export function make(content: Content): DungeonGame {
  const book = bookOf(content)
  return {
    facts,
    parseOptions,
    setup(options) {
      const state = setUp(book, options)
      settle({ book, state, emit: null })
      return state
    },
    actor(state) {
      if (state.outcome !== null) return OVER
      return isChance(top(state).step) ? CHANCE : turnOf(state.turn)
    },
    actions: (state, seat) => listOffers(book, state, seat),
    sample: (state, rng) => sampleOutcome(book, state, rng),
    outcomes: state => listOutcomes(book, state),
    apply: (state, action, emit) => handle({ book, state, emit }, action),
    clone: cloneState,
    result: state => resultOf(book, state),
    view: (state, seat) => viewOf(book, state, seat),
    guess: (state, seat, rng) => guessState(book, state, seat, rng),
    progress: (state, eyes) => progressOf(book, state, eyes),
    components: countComponents,
  }
}
