import { done, keyOf } from '../engine/result.ts'
import type { Action, Game, Kit, Reader, Words } from '../engine/types.ts'

/** Bare words for a tiny game: the keys themselves. */
const plainWords: Words = {
  ask: view => view.prompt?.ask ?? 'nothing is asked',
  action: keyOf,
  odds: () => null,
  event: event => event.kind,
  board: view => JSON.stringify(view).replaceAll(/(.{78})/g, '$1\n'),
  result: result => `${result.reason}: ${result.winners.join(', ')}`,
  option: name => ({ label: name }),
}

const PLAIN: Reader = { words: { en: plainWords }, advice: { weigh: (_, actions) => actions.map(() => 0) } }

/** A tiny game as a kit: no content, plain words, no opinion. */
export function plainKit<S, A extends Action, O>(game: Game<S, A, O>): Kit<S, A, O, null> {
  return {
    facts: game.facts,
    packs: { standard: null, check: () => done(null) },
    make: () => game,
    reader: () => PLAIN,
  }
}

/** The facts that every tiny game shares. */
export const tinyFacts = {
  tagline: 'A tiny game that proves the kernel',
  minutes: 1,
  modes: ['play'],
  options: [],
  rulesVersion: 1,
  sources: [],
  reconstructed: '',
  hidden: false,
  rules: {},
  bound: 5000,
  cap: 100_000,
} as const
